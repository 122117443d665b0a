import { describe, expect, it } from 'vitest'
import { ContentError } from './refusals'
import { migrate, readContent } from './read'

const legacy = [
  { id: 'b', type: 'IMAGE', order: 2, content: { src: '/b.webp' } },
  { id: 'a', type: 'TEXT', order: 1, content: '<p>A</p>' },
  { id: 'c', type: 'MÉTÉO', order: 3, content: { city: 'Bruz' } },
]

describe('migrate', () => {
  it.each([[null], [undefined], [''], [[]], [{}], [{ sections: null }]])('%j is empty', (input) =>
    expect(migrate(input)).toEqual({ schemaVersion: 1, sections: [] }),
  )

  it('takes a bare list of sections', () => {
    const sections = [{ layout: 1, columns: [] }]
    expect(migrate(sections)).toEqual({ schemaVersion: 1, sections })
  })

  it.each([
    ['a list', legacy],
    ['blocks beside no sections', { blocks: legacy }],
    ['blocks beside empty sections', { blocks: legacy, sections: [] }],
  ])('puts legacy blocks, from %s, into one section of one column, in their order', (_, input) => {
    const { sections } = readContent(input)
    expect(sections).toHaveLength(1)
    expect(sections[0]).toMatchObject({ layout: 1, width: 'container' })
    expect(sections[0]?.columns).toHaveLength(1)
    expect(sections[0]?.columns[0]?.blocks).toMatchObject([
      { id: 'a', type: 'TEXT', order: 0, content: { text: '<p>A</p>' } },
      { id: 'b', type: 'IMAGE', order: 1, content: { src: '/b.webp' } },
      { id: 'c', type: 'MÉTÉO', order: 2, content: { city: 'Bruz' } },
    ])
  })

  it.each([['texte'], [3], [true], [{ schemaVersion: 2, sections: [] }], [{ sections: 'x' }]])(
    'refuses %j',
    (input) => expect(() => migrate(input)).toThrow(ContentError),
  )
})

describe('readContent', () => {
  it('gives the same ids each time', () => {
    const stored = [{ columns: [{ blocks: [{ type: 'TEXT' }] }, {}] }]
    expect(readContent(stored)).toEqual(readContent(stored))
    expect(readContent(stored).sections[0]?.columns.map(({ id }) => id)).toEqual([
      'tmp_0-0',
      'tmp_0-1',
    ])
  })

  it('never throws', () => {
    for (const odd of ['x', 3, [null, 'x', { columns: [null, { blocks: [null, 3, {}] }] }]]) {
      expect(readContent(odd).schemaVersion).toBe(1)
    }
    expect(readContent([null, { columns: [{ blocks: [null, {}] }] }]).sections).toHaveLength(1)
  })
})
