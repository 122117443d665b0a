import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readContent } from '../model'
import type { PageContent } from '../schema'
import { describeChanges } from './describe-changes'
import { movedBetween } from './order'

type RawBlock = { id: string; type: string; content: object }

const text = (id: string, html: string, more: object = {}): RawBlock => ({
  id,
  type: 'TEXT',
  content: { text: html, ...more },
})
const image = (id: string, more: object = {}): RawBlock => ({
  id,
  type: 'IMAGE',
  content: { src: '/a.jpg', alt: 'Un chat', ...more },
})
const section = (id: string, columns: RawBlock[][], more: object = {}) => ({
  id,
  layout: columns.length,
  columns: columns.map((blocks, index) => ({ id: `${id}-c${index}`, blocks })),
  ...more,
})
const page = (...sections: object[]): PageContent => readContent({ schemaVersion: 1, sections })
const sentences = (before: PageContent, after: PageContent) =>
  describeChanges(before, after).map(({ sentence }) => sentence)

const HELLO = text('t1', '<p>Bonjour</p>')
const BASE = page(section('s1', [[HELLO]]), section('s2', [[text('t2', '<p>Deux</p>')], []]))

describe('changes of a page', () => {
  it('none between equal states, whatever the dates of their blocks', () => {
    expect(describeChanges(BASE, BASE)).toEqual([])
    const later = structuredClone(BASE)
    const block = later.sections[0]?.columns[0]?.blocks[0] as { updatedAt?: string }
    block.updatedAt = '2026-11-21T10:00:00.000Z'
    expect(describeChanges(BASE, later)).toEqual([])
  })
  it('name the blocks that came and went, with their section', () => {
    const after = page(
      section('s1', [[]]),
      section('s2', [[text('t2', '<p>Deux</p>')], [image('i1')]]),
    )
    expect(sentences(BASE, after)).toEqual([
      'Bloc Texte supprimé de la section 1',
      'Bloc Image ajouté dans la section 2',
    ])
  })
  it('count the blocks of sections that came and went, and name them once', () => {
    const after = page(
      section('s2', [[text('t2', '<p>Deux</p>')], []]),
      section('s3', [[image('i1'), image('i2')]]),
    )
    expect(sentences(BASE, after)).toEqual([
      'Section 1 supprimée avec 1 bloc',
      'Section 2 ajoutée avec 2 blocs',
    ])
  })
  it('tell a move from a change of neighbours', () => {
    const three = page(section('s1', [[]]), section('s2', [[]]), section('s3', [[]]))
    const moved = page(section('s3', [[]]), section('s1', [[]]), section('s2', [[]]))
    expect(sentences(three, moved)).toEqual(['Section 3 déplacée en position 1'])
    const across = page(
      section('s1', [[]]),
      section('s2', [[text('t2', '<p>Deux</p>'), HELLO], []]),
    )
    expect(sentences(BASE, across)).toEqual(['Bloc Texte déplacé de la section 1 à la section 2'])
    const inside = page(section('s1', [[HELLO]]), section('s2', [[], [text('t2', '<p>Deux</p>')]]))
    expect(sentences(BASE, inside)).toEqual([
      'Bloc Texte déplacé dans la section 2\u00a0: colonne 2, position 1',
    ])
  })
  it('do not take an insertion for moves of what follows', () => {
    const after = page(
      section('s1', [[image('i0'), HELLO]]),
      section('s2', [[text('t2', '<p>Deux</p>')], []]),
    )
    expect(sentences(BASE, after)).toEqual(['Bloc Image ajouté dans la section 1'])
  })
  it('say what changed in a block, in the words of the form', () => {
    const before = page(section('s1', [[text('t1', '<p>Bonjour</p>'), image('i1')]]))
    const after = page(
      section('s1', [
        [
          text('t1', '<p>Bonsoir</p>', { alignment: 'center' }),
          image('i1', { caption: 'Nala', decorative: true, src: '/b.jpg' }),
        ],
      ]),
    )
    expect(describeChanges(before, after)).toEqual([
      {
        kind: 'changed',
        sentence: 'Bloc Texte modifié dans la section 1',
        details: [
          'texte\u00a0: «\u00a0Bonjour\u00a0» → «\u00a0Bonsoir\u00a0»',
          'alignement\u00a0: «\u00a0À gauche\u00a0» → «\u00a0Au centre\u00a0»',
        ],
      },
      {
        kind: 'changed',
        sentence: 'Bloc Image modifié dans la section 1',
        details: [
          'image changée',
          'image décorative\u00a0: non → oui',
          'légende\u00a0: vide → «\u00a0Nala\u00a0»',
        ],
      },
    ])
  })
  it('tell the look of words from the words', () => {
    const after = page(
      section('s1', [[text('t1', '<p><strong>Bonjour</strong></p>')]]),
      section('s2', [[text('t2', '<p>Deux</p>')], []]),
    )
    expect(describeChanges(BASE, after)[0]?.details).toEqual(['mise en forme du texte'])
    const long = 'mot '.repeat(40)
    const [a, b] = [
      page(section('s1', [[text('t', `<p>${long}un</p>`)]])),
      page(section('s1', [[text('t', `<p>${long}deux</p>`)]])),
    ]
    expect(describeChanges(a, b)[0]?.details).toEqual(['suite du texte'])
  })
  it('say what changed in a section', () => {
    const after = page(
      section('s1', [[HELLO]], { backgroundColor: 'blue-50', width: 'wide' }),
      section('s2', [[text('t2', '<p>Deux</p>')], []]),
    )
    expect(describeChanges(BASE, after)).toEqual([
      {
        kind: 'changed',
        sentence: 'Section 1 modifiée',
        details: [
          'couleur de fond\u00a0: «\u00a0Transparent\u00a0» → «\u00a0Bleu clair\u00a0»',
          'largeur\u00a0: «\u00a0Normale\u00a0» → «\u00a0Large\u00a0»',
        ],
      },
    ])
  })
  it('say how the columns of a section stand now', () => {
    const two = page(section('s1', [[text('t', '<p>Un</p>')], []]))
    const after = structuredClone(two)
    const [changed] = after.sections
    if (changed) changed.verticalAlign = 'middle'
    changed?.columns.forEach((column, index) => {
      column.width = index === 0 ? 33 : 67
    })
    expect(describeChanges(two, after)[0]?.details).toEqual([
      'alignement des colonnes\u00a0: «\u00a0En haut\u00a0» → «\u00a0Au milieu\u00a0»',
      'largeur des colonnes\u00a0: «\u00a050 – 50\u00a0» → «\u00a033 – 67\u00a0»',
    ])
  })
  it('hold for blocks of a later version', () => {
    const holo = (beam: string) => ({ id: 'h1', type: 'HOLOGRAM', content: {}, beam })
    const before = page(section('s1', [[holo('a')]]))
    expect(sentences(before, page(section('s1', [[holo('b')]])))).toEqual([
      'Bloc non supporté modifié dans la section 1',
    ])
  })
})

describe('what was moved in a list', () => {
  it('is the least that explains the new order', () => {
    expect(movedBetween(['a', 'b', 'c', 'd'], ['d', 'a', 'b', 'c'])).toEqual(new Set(['d']))
    expect(movedBetween(['a', 'b', 'c'], ['a', 'x', 'b', 'c'])).toEqual(new Set())
    expect(movedBetween(['a', 'b', 'c'], ['c'])).toEqual(new Set())
    expect(movedBetween([], ['a'])).toEqual(new Set())
  })
  it('leaves the rest in their old order, for any shuffle', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f']
    fc.assert(
      fc.property(fc.shuffledSubarray(ids, { minLength: 0 }), (after) => {
        const moved = movedBetween(ids, after)
        const rest = after.filter((id) => !moved.has(id))
        expect(rest).toEqual(ids.filter((id) => rest.includes(id)))
        expect(moved.size).toBeLessThan(Math.max(1, after.length))
      }),
    )
  })
})
