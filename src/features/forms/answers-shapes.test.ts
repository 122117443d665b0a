import { describe, expect, it } from 'vitest'

import {
  consentText,
  formatAnswer,
  knownAnswers,
  plainAnswer,
  readableAnswers,
  senderOf,
  visibleFields,
} from './answers.model'
import { definition, field } from './fixtures'
import type { FieldType } from './model'

const plain = (type: FieldType, value: unknown, options: string[] = []) =>
  plainAnswer({ type, options }, value)

describe('an answer as it is sent', () => {
  it.each([undefined, null, ''])('%o is none', (nothing) => {
    for (const type of ['text', 'number', 'checkbox', 'select', 'file'] as const) {
      expect(plain(type, nothing)).toBeUndefined()
    }
  })

  it.each<[unknown, unknown]>([
    [true, true],
    ['true', true],
    ['on', true],
    ['oui', true],
    ['1', true],
    [false, undefined],
    ['false', undefined],
    ['peut-être', 'peut-être'],
    [2, 2],
  ])('a box that says %o is %o', (sent, read) => {
    expect(plain('checkbox', sent)).toBe(read)
  })

  it.each<[unknown, unknown]>([
    ['Chat', ['Chat']],
    [
      ['Chat', 'Chien', 'Chat'],
      ['Chat', 'Chien'],
    ],
    [[], undefined],
    [false, undefined],
    [true, true],
    [3, 3],
  ])('choices sent as %j are %j', (sent, read) => {
    expect(plain('checkbox', sent, ['Chat', 'Chien'])).toEqual(read)
  })

  it.each<[unknown, unknown]>([
    [' 12 ', 12],
    ['12,5', 12.5],
    ['-3', -3],
    ['+3.25', 3.25],
    ['1 200', 1200],
    ['1\u202f200\u00a0000', 1_200_000],
    [7, 7],
    ['1,2,3', '1,2,3'],
    ['12.', '12.'],
    ['.5', '.5'],
    ['a12', 'a12'],
    ['12 chats', '12 chats'],
    ['1e3', '1e3'],
    ['  ', undefined],
  ])('a number written %o is %o', (sent, read) => {
    expect(plain('number', sent)).toBe(read)
  })

  it('is a text of lines, without the spaces around', () => {
    expect(plain('textarea', ' a\r\nb\rc\n ')).toBe('a\nb\nc')
    expect(plain('text', '12')).toBe('12')
    expect(plain('text', ['a'])).toEqual(['a'])
  })
})

describe('a question that hangs on another', () => {
  const on = (type: FieldType, equals: string[], options: string[] = []) =>
    definition(
      field('Premier', type, { options }),
      field('Second', 'text', { showIf: { fieldId: 'q-Premier', equals } }),
      field('Troisième', 'text', { showIf: { fieldId: 'q-Second', equals: ['oui'] } }),
    )
  const shown = (form: ReturnType<typeof on>, answers: Record<string, unknown>) =>
    visibleFields(form, answers).map(({ name }) => name)

  it.each([
    [['true'], true, true],
    [['true'], false, false],
    [['false'], undefined, true],
    [['false'], 'on', false],
  ])('a box, wanted %j: %o', (equals, premier, isThere) => {
    expect(shown(on('checkbox', equals), { premier })).toEqual(
      isThere ? ['premier', 'second'] : ['premier'],
    )
  })

  it.each([
    [['Chat'], true],
    [['Chien', 'Chat'], true],
    [['Chien'], false],
    [[], false],
    ['Chat', true],
    [undefined, false],
  ])('several choices, %j given', (premier, isThere) => {
    const form = on('checkbox', ['Chat'], ['Chat', 'Chien'])
    expect(shown(form, { premier }).includes('second')).toBe(isThere)
  })

  it('one choice, and a number that is no text', () => {
    const form = on('select', ['Chat', '3'], ['Chat', 'Chien'])
    expect(shown(form, { premier: 'Chat' })).toContain('second')
    expect(shown(form, { premier: 'Chien' })).not.toContain('second')
    expect(shown(form, { premier: 3 })).not.toContain('second')
  })

  it('is hidden with the one it hangs on', () => {
    const form = on('select', ['Chat'], ['Chat', 'Chien'])
    expect(shown(form, { premier: 'Chat', second: 'oui' })).toEqual([
      'premier',
      'second',
      'troisieme',
    ])
    expect(shown(form, { premier: 'Chien', second: 'oui' })).toEqual(['premier'])
  })

  it('is hidden when that one is gone, and when they hang on each other', () => {
    const lost = definition(field('Seul', 'text', { showIf: { fieldId: 'q-Rien', equals: ['a'] } }))
    expect(shown(lost, {})).toEqual([])
    const circle = definition(
      field('A', 'select', { options: ['x'], showIf: { fieldId: 'q-B', equals: ['x'] } }),
      field('B', 'select', { options: ['x'], showIf: { fieldId: 'q-A', equals: ['x'] } }),
    )
    expect(shown(circle, { a: 'x', b: 'x' })).toEqual([])
  })

  it('never reads what an object has by birth', () => {
    const form = definition(
      field('constructor', 'text'),
      field('Second', 'text', { showIf: { fieldId: 'q-constructor', equals: ['x'] } }),
    )
    expect(shown(form, {})).toEqual(['constructor'])
    expect(senderOf(definition(field('toString', 'email')), {}).email).toBeNull()
  })
})

describe('an answer as people read it', () => {
  it.each<[unknown, string]>([
    [0, '0'],
    [1234.5, '1\u202f234,5'],
    [0.1234567891, '0,1234567891'],
    [{}, 'Sans réponse'],
    [[1, 2], '1, 2'],
  ])('%o is « %s »', (value, said) => {
    expect(formatAnswer(value)).toBe(said)
  })

  it('stands under the title of its part, and empty parts are left out', () => {
    const form = {
      ...definition(
        field('Nom', 'text', { groupId: 'g1' }),
        field('Jardin', 'checkbox', { groupId: 'g1' }),
        field('Chien', 'text', {
          groupId: 'g2',
          showIf: { fieldId: 'q-Jardin', equals: ['true'] },
        }),
        field('Divers', 'text'),
      ),
      groups: [
        { id: 'g1', title: 'Vous', description: '', order: 0 },
        { id: 'g2', title: 'Eux', description: '', order: 1 },
      ],
    }
    const read = (answers: Record<string, string | boolean>) =>
      readableAnswers({ definition: form, answers, files: [] }).map(({ title, answers: of }) => [
        title,
        of.map(({ fieldId, text, file }) => [fieldId, text, file]),
      ])
    expect(read({ nom: 'Léa', jardin: true, chien: 'Rex' })).toEqual(
      expect.arrayContaining([
        [
          'Vous',
          [
            ['q-Nom', 'Léa', null],
            ['q-Jardin', 'Oui', null],
          ],
        ],
        ['Eux', [['q-Chien', 'Rex', null]]],
        [null, [['q-Divers', 'Sans réponse', null]]],
      ]),
    )
    expect(read({ nom: 'Léa' }).map(([title]) => title)).not.toContain('Eux')
  })

  it('keeps of a file what its reader needs', () => {
    const form = definition(field('Photo', 'file'))
    const file = {
      id: '1',
      field: 'photo',
      name: 'a.pdf',
      key: 'k',
      type: 'application/pdf',
      size: 9,
    }
    const [part] = readableAnswers({ definition: form, answers: {}, files: [file] })
    const { key: _, field: __, ...kept } = file
    expect(part?.answers[0]).toMatchObject({ text: 'a.pdf', file: kept })
  })

  it('is agreed to for two years', () => {
    expect(consentText('Les Amis du Lac')).toContain('l’équipe des Amis du Lac')
    expect(consentText('Les Amis du Lac')).toContain('2 ans')
  })
})

describe('a sender', () => {
  const form = definition(
    field('E-mail', 'email'),
    field('Autre e-mail', 'email'),
    field('Téléphone', 'tel'),
    field('Nom', 'email'),
    field('Prénoms', 'text'),
    field('Votre nom de famille', 'text'),
    field('Prénom de l’animal', 'text'),
  )
  const [mail, other, phone, , first, last] = form.fields.map<string | undefined>(
    ({ name }) => name,
  )
  const who = (answers: Record<string, string>) => senderOf(form, answers)

  it('has the first address and the first telephone that were given', () => {
    expect(who({ [other ?? '']: 'b@exemple.fr' }).email).toBe('b@exemple.fr')
    expect(
      who({ [mail ?? '']: 'a@exemple.fr', [other ?? '']: 'b@exemple.fr', [phone ?? '']: '06' }),
    ).toEqual({ name: null, email: 'a@exemple.fr', phone: '06' })
  })

  it('has the name of its parts, or of the only one', () => {
    expect(who({ [first ?? '']: 'Léa', [last ?? '']: 'Petit' }).name).toBe('Léa Petit')
    expect(who({ [last ?? '']: 'Petit' }).name).toBe('Petit')
    expect(who({}).name).toBeNull()
  })

  it.each([
    'Nom complet',
    'Identité',
    'Vos nom et prénom',
    'Votre nom, prénom',
    'Nom et prénoms',
    'Prénom nom',
    'Prénoms et nom',
  ])('is whole in « %s »', (label) => {
    const whole = definition(field(label, 'text'), field('Prénom', 'text'))
    const [name = ''] = whole.fields.map((each) => each.name)
    expect(senderOf(whole, { [name]: 'Léa Petit', prenom: 'Léa' }).name).toBe('Léa Petit')
    expect(knownAnswers(whole, { name: 'Léa Petit', email: '' })).toEqual({ [name]: 'Léa Petit' })
  })

  it.each(['Nom de l’animal', 'Surnom', 'Nom complet du chien', 'Son identité'])(
    'is not named by « %s »',
    (label) => {
      const form = definition(field(label, 'text'))
      expect(senderOf(form, { [form.fields[0]?.name ?? '']: 'Rex' }).name).toBeNull()
      expect(knownAnswers(form, { name: 'Léa', email: '' })).toEqual({})
    },
  )

  it('is known by an account, whatever spaces its name has', () => {
    const known = definition(field('Prénom', 'text'), field('Nom', 'text'), field('Nom', 'email'))
    const [firstName = '', lastName = ''] = known.fields.map((each) => each.name)
    expect(knownAnswers(known, { name: '  Léa   Le Goff ', email: '' })).toEqual({
      [firstName]: 'Léa',
      [lastName]: 'Le Goff',
    })
  })
})
