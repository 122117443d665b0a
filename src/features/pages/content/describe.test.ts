import { describe, expect, it } from 'vitest'

import { blockName, contentSummary, excerpt, positionSentence } from './describe'
import { readContent } from './read'
import { collectReferences } from './references'

const page = (...blocks: unknown[]) => readContent([{ layout: 2, columns: [{}, { blocks }] }])
const image = (content: object) => ({ type: 'IMAGE', content })
const template = (content: object) => ({ type: 'TEMPLATE', content })

describe('collectReferences', () => {
  it('names each picture and animal once, and nothing of what is only kept', () => {
    const content = page(
      image({ mediaId: 'm1' }),
      image({ mediaId: 'm1' }),
      image({ src: '/x.webp' }),
      template({ templateType: 'animal-vedette', animalId: 'a1' }),
      template({ templateType: 'météo', animalId: 'a2' }),
      { type: 'MÉTÉO', content: { mediaId: 'm2' } },
    )
    expect(collectReferences(content)).toEqual({ mediaIds: ['m1'], animalIds: ['a1'] })
    expect(collectReferences(null)).toEqual({ mediaIds: [], animalIds: [] })
  })
})

describe('names', () => {
  it('calls a block by its type or its template', () => {
    const [text, list, odd, foreign] =
      page(
        { type: 'TEXT' },
        template({ templateType: 'animaux-liste' }),
        template({ templateType: 'météo' }),
        { type: 'MÉTÉO' },
      ).sections[0]?.columns[1]?.blocks ?? []
    const names = [text, list, odd, foreign].map((block) => block && blockName(block))
    expect(names).toEqual([
      'Bloc Texte',
      'Bloc Modèle « Liste des animaux »',
      'Bloc Modèle « inconnu »',
      'Bloc non supporté',
    ])
  })

  it('counts from one', () => {
    expect(positionSentence({ section: 1, column: 1, index: 0 }, 3)).toBe(
      'section 2, colonne 2, position 1 sur 3',
    )
  })

  it('sums up', () => {
    expect(contentSummary(readContent(null))).toBe('0 section, 0 bloc')
    expect(contentSummary(page({ type: 'TEXT' }, { type: 'CTA' }))).toBe('1 section, 2 blocs')
  })

  it('takes the first words', () => {
    expect(excerpt('<p>Un&nbsp;chien &amp; un <b>chat</b></p>')).toBe('Un chien & un chat')
    expect(excerpt('<p>abcdef ghi</p>', 7)).toBe('abcdef…')
  })
})
