import { describe, expect, it } from 'vitest'

import { changedFields, changesInWords, inWords, type Column } from './model'

const column = (more: Partial<Column> = {}): Column => ({
  name: 'name',
  label: 'Nom',
  type: 'text',
  ...more,
})
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

it.each([
  [1, '1 champ : F1'],
  [6, '6 champs : F1, F2, F3, F4, F5, F6'],
  [7, '7 champs : F1, F2, F3, F4, F5 et 2 autres'],
])('of %i fields: « %s »', (count, words) => {
  const changes = Array.from({ length: count }, (_, at) => ({
    label: `F${at + 1}`,
    before: '',
    after: '',
  }))
  expect(plain(changedFields(changes))).toBe(words)
})

describe('a value of the log', () => {
  const options = [
    { value: 'READY', label: 'Prêt' },
    { value: 'ADOPTED', label: 'Adopté' },
  ]
  const uuid = '01a202f5-06c2-7000-8000-000000000000'
  it.each([
    [null, column(), 'rien'],
    ['', column(), 'rien'],
    [true, column(), 'oui'],
    [false, column(), 'non'],
    [1250, column({ name: 'fee' }), '12,50 €'],
    [4200, column({ name: 'amountCents' }), '42 €'],
    [4.4, column(), '4,4'],
    ['ADOPTED', column({ options }), 'Adopté'],
    ['<p>Bonjour  à tous</p>', column(), 'Bonjour à tous'],
    ['•••', column(), 'donnée personnelle, non gardée'],
    ['2026-11-22T12:00:00.000Z', column(), '22 novembre 2026'],
    ['2026-11-22T14:04:00.000Z', column(), '22 novembre 2026 à 15:04'],
    ['01a202f5-06c2-7000-8000-000000000000', column({ type: 'relationship' }), '1 élément'],
    [['a', 'b'], column(), 'a, b'],
    [['01a202f5-06c2-7000-8000-000000000000'], column({ type: 'upload' }), '1 élément'],
    [{ sections: [] }, column(), 'contenu détaillé'],
    [undefined, column(), 'rien'],
    ['', column({ type: 'relationship' }), 'rien'],
    ['<p> </p>', column(), 'rien'],
    [[], column(), 'rien'],
    ['a'.repeat(300), column(), 'a'.repeat(300)],
    ['a'.repeat(301), column(), `${'a'.repeat(300)}…`],
    [1250, column({ name: 'centsSaved' }), '1 250'],
    [0, column({ name: 'fee' }), '0 €'],
    ['OTHER', column({ options }), 'OTHER'],
    [['ADOPTED', 'OTHER'], column({ options }), 'Adopté, OTHER'],
    ['le 2026-11-22T12:00:00.000Z', column(), 'le 2026-11-22T12:00:00.000Z'],
    ['2026-11-22T12:00:00.000Z.', column(), '2026-11-22T12:00:00.000Z.'],
    ['2026-11-22T00:00:00.000Z', column(), '22 novembre 2026'],
    ['2026-11-22T12:00:01.000Z', column(), '22 novembre 2026 à 13:00'],
    [uuid, column(), uuid],
    [uuid, column({ type: 'upload' }), '1 élément'],
    [[uuid], column(), '1 élément'],
    [['a', uuid], column(), '2 éléments'],
    [[1, 2], column(), '2 éléments'],
    [[{ id: 1 }, 'a'], column(), '2 éléments'],
    [[`x${uuid}`], column(), `x${uuid}`],
    [[`${uuid}x`], column(), `${uuid}x`],
    [['z'.repeat(36)], column(), 'z'.repeat(36)],
  ])('%j is read in French', (value, of, words) => {
    expect(plain(inWords(value, of))).toBe(words)
  })
})

it('tells what changed under the labels of the screens, and nothing without words', () => {
  const columns = new Map([
    ['name', column()],
    ['sections', column({ name: 'sections', label: 'Contenu', type: 'json' })],
  ])
  expect(
    changesInWords(
      { name: 'Nala', sections: { a: 1 }, gone: 1 },
      { name: 'Nela', sections: { a: 2 }, gone: 2 },
      columns,
    ),
  ).toEqual([
    { label: 'Nom', before: 'Nala', after: 'Nela' },
    { label: 'Contenu', before: 'avant', after: 'modifié' },
  ])
})

describe('a change of one column', () => {
  const columns = new Map([['name', column()]])
  it.each([
    ['of a new row', null, { name: 'Nala' }, [{ label: 'Nom', before: 'rien', after: 'Nala' }]],
    [
      'of a row that went',
      { name: 'Nala' },
      null,
      [{ label: 'Nom', before: 'Nala', after: 'rien' }],
    ],
    [
      'that was emptied',
      { name: 'Nala' },
      { name: '' },
      [{ label: 'Nom', before: 'Nala', after: 'rien' }],
    ],
    [
      'that was filled',
      { name: null },
      { name: 'Nala' },
      [{ label: 'Nom', before: 'rien', after: 'Nala' }],
    ],
    ['from nothing to nothing', { name: null }, { name: '' }, []],
    ['of no row', null, null, []],
    ['that no screen shows', { gone: 1 }, { gone: 2 }, []],
  ])('%s', (_, before, after, changes) => {
    expect(changesInWords(before, after, columns)).toEqual(changes)
  })
})
