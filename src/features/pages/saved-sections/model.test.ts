import { describe, expect, it } from 'vitest'

import { readContent } from '../content/read'
import type { Section } from '../schema'
import { savedSection, withoutLost } from './model'

const sectionOf = (...columns: object[][]): Section => {
  const stored = [
    { id: 's', layout: columns.length, columns: columns.map((blocks) => ({ blocks })) },
  ]
  const section = savedSection(readContent(stored))
  if (!section) throw new Error('a section is read as one')
  return section
}

const image = (content: object) => ({ id: 'i', type: 'IMAGE', content })
const featured = (content: object) => ({
  id: 't',
  type: 'TEMPLATE',
  content: { templateType: 'animal-vedette', ...content },
})
const contents = ({ columns }: Section): unknown[] =>
  columns.flatMap(({ blocks }) => blocks.map((block) => 'content' in block && block.content))

describe('what a row keeps', () => {
  it('is its first section', () => {
    const content = readContent([
      { id: 'one', columns: [{}] },
      { id: 'two', columns: [{}] },
    ])
    expect(savedSection(content)?.id).toBe('one')
  })
  it('is nothing when a newer program wrote it', () => {
    expect(savedSection(readContent({ schemaVersion: 99, sections: [{ id: 'one' }] }))).toBeNull()
  })
})

describe('a section whose pictures and animals may be gone', () => {
  const picture = { mediaId: 'm', src: '/m.webp', alt: 'Nala', width: 800, height: 600 }

  it('loses a picture that is gone with its size and address, and keeps its words', () => {
    const { section, lost } = withoutLost(sectionOf([image(picture)]), new Set(['other']))
    expect(lost).toBe(1)
    const none = { mediaId: null, src: '', width: null, height: null }
    expect(contents(section)[0]).toMatchObject({ ...none, alt: 'Nala' })
    expect(section.columns[0]?.blocks[0]).toMatchObject({ id: 'i', type: 'IMAGE', order: 0 })
  })

  it('loses an animal that is gone, and keeps the rest of the block', () => {
    const before = sectionOf([featured({ animalId: 'a', title: 'En vedette' })])
    const { section, lost } = withoutLost(before, new Set(['m']))
    expect(lost).toBe(1)
    expect(contents(section)[0]).toMatchObject({
      templateType: 'animal-vedette',
      animalId: null,
      title: 'En vedette',
    })
    expect(section.columns[0]?.blocks[0]).toMatchObject({ id: 't', type: 'TEMPLATE' })
  })

  it.each([
    ['a picture that is kept', image(picture)],
    ['a picture from elsewhere', image({ src: 'https://exemple.fr/a.webp', width: 8, height: 6 })],
    ['an animal that is kept', featured({ animalId: 'a' })],
    ['an animal that nobody chose', featured({})],
    ['words', { id: 'x', type: 'TEXT', content: { text: '<p>Mot</p>' } }],
    ['a button', { id: 'x', type: 'CTA', content: { buttonText: 'Voir', buttonUrl: '/a' } }],
    ['a template of a newer program', featured({ templateType: 'météo', animalId: 'gone' })],
    ['a block of a newer program', { id: 'x', type: 'MÉTÉO', content: { mediaId: 'gone' } }],
    ['words with the settings of a template', { ...featured({ animalId: 'gone' }), type: 'TEXT' }],
  ])('does not lose %s', (_, block) => {
    const before = sectionOf([block])
    expect(withoutLost(before, new Set(['m', 'a']))).toEqual({ section: before, lost: 0 })
  })

  it('counts each block that lost something, in every column', () => {
    const before = sectionOf(
      [image({ mediaId: 'gone' }), image({ mediaId: 'm' })],
      [featured({ animalId: 'gone' }), image({ mediaId: 'gone' })],
    )
    const { section, lost } = withoutLost(before, new Set(['m']))
    expect(lost).toBe(3)
    expect(contents(section)).toMatchObject([
      { mediaId: null },
      { mediaId: 'm' },
      { animalId: null },
      { mediaId: null },
    ])
    expect(contents(before)).toMatchObject([{ mediaId: 'gone' }, {}, { animalId: 'gone' }, {}])
    expect(section).toMatchObject({ id: 's', layout: 2 })
  })
})
