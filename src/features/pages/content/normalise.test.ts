import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isNodeId, isTemporaryId } from './blocks'
import { anySections, rawBlocks } from './fixtures'
import type { Raw } from './json'
import { normalise } from './normalise'
import { isBlockType } from './options'

const of = (sections: unknown[]) => ({ schemaVersion: 1 as const, sections })
const run = (sections: unknown[]) => normalise(of(sections)).sections as Raw[]
const columnsOf = (section: Raw | undefined) => section?.columns as Raw[]

describe('normalise', () => {
  it('gives a section its defaults, its columns and its ids', () => {
    const [section] = run([{ layout: 2, columns: [{ blocks: [{ type: 'TEXT' }] }] }])
    expect(section).toMatchObject({
      order: 0,
      layout: 2,
      backgroundColor: 'transparent',
      padding: 'medium',
      margin: 'none',
      width: 'container',
      verticalAlign: 'top',
    })
    expect(columnsOf(section).map(({ order, width }) => [order, width])).toEqual([
      [0, 50],
      [1, 50],
    ])
    expect(columnsOf(section)[0]?.blocks).toMatchObject([
      { type: 'TEXT', order: 0, content: { text: '', alignment: 'left', size: 'medium' } },
    ])
  })

  it.each([
    [4, 50],
    [5, 5],
    [100, 100],
    [101, 50],
    ['30', 50],
  ])('a column of %o percent is one of %i', (width, kept) => {
    const [section] = run([{ layout: 2, columns: [{ width, blocks: [] }, { blocks: [] }] }])
    expect(columnsOf(section)[0]?.width).toBe(kept)
  })

  it('merges the blocks of surplus columns, in order, into the last kept one', () => {
    const column = (...ids: string[]) => ({ blocks: ids.map((id) => ({ id, type: 'TEXT' })) })
    const [section] = run([{ layout: 2, columns: [column('a'), column('b'), column('c', 'd')] }])
    const ids = columnsOf(section).map(({ blocks }) => (blocks as Raw[]).map(({ id }) => id))
    expect(ids).toEqual([['a'], ['b', 'c', 'd']])
  })

  it.each([
    [undefined, 3, 3],
    [undefined, 0, 1],
    [undefined, 7, 4],
    [0, 2, 2],
    [9, 1, 4],
    [-3, 2, 1],
    ['3', 1, 3],
    ['abc', 2, 2],
    [null, 2, 2],
  ])('layout %s with %i columns becomes %i', (layout, count, expected) => {
    const [section] = run([{ layout, columns: Array.from({ length: count }, () => ({})) }])
    expect(section?.layout).toBe(expected)
    expect(columnsOf(section)).toHaveLength(expected)
  })

  it('keeps stable ids, replaces temporary and doubled ones', () => {
    const section = (id: unknown) => ({ id, layout: 1, columns: [] })
    const ids = run([section('a'), section('tmp_x'), section('a'), section(12)]).map(({ id }) => id)
    expect(ids[0]).toBe('a')
    expect(isTemporaryId(String(ids[1]))).toBe(false)
    expect(ids[2]).not.toBe('a')
    expect(ids[3]).toBe('12')
  })

  it('names older values as today', () => {
    const block = (content: Raw) =>
      run([{ columns: [{ blocks: [{ type: 'TEMPLATE', content }] }] }])
    const [section] = block({
      templateType: 'animaux-urgence',
      cardDesign: 'niche',
      cardsPerRow: '3',
      textLayout: 'beside',
    })
    expect((columnsOf(section)[0]?.blocks as Raw[])[0]?.content).toMatchObject({
      cardDesign: 'round',
      cardsPerRow: 3,
      limit: 6,
      textLayout: 'full',
    })
  })

  it('is idempotent', () => {
    fc.assert(
      fc.property(anySections, (sections) => {
        const once = normalise(of(sections))
        expect(normalise(once)).toEqual(once)
      }),
    )
  })

  it('loses no block, and puts every order and id right', () => {
    fc.assert(
      fc.property(anySections, (sections) => {
        const after = run(sections)
        expect(rawBlocks(after)).toHaveLength(rawBlocks(sections).length)
        const ids = new Set<unknown>()
        const check = (nodes: Raw[]) =>
          nodes.forEach(({ id, order }, at) => {
            expect(order).toBe(at)
            expect(isNodeId(id) && !isTemporaryId(id) && !ids.has(id)).toBe(true)
            ids.add(id)
          })
        check(after)
        after.forEach((section) => {
          check(columnsOf(section))
          columnsOf(section).forEach(({ blocks }) => check(blocks as Raw[]))
          expect(columnsOf(section)).toHaveLength(Number(section.layout))
        })
      }),
    )
  })

  it('keeps unknown blocks and unknown templates deep-equal', () => {
    fc.assert(
      fc.property(anySections, (sections) => {
        const isForeign = ({ type, content }: Raw) =>
          !isBlockType(type) || (content as Raw | undefined)?.templateType === 'météo'
        const bare = (block: Raw) => ({ ...block, id: null, order: null })
        const before = rawBlocks(sections).filter(isForeign).map(bare)
        expect(rawBlocks(run(sections)).filter(isForeign).map(bare)).toEqual(before)
      }),
    )
  })
})
