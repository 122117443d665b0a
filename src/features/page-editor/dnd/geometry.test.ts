import { describe, expect, it } from 'vitest'

import { pageOf } from '../state/fixture'
import { blockPlaceAt, lineForBlock, lineForSection, sectionIndexAt, type Box } from './geometry'
import { placesInColumn, placesOfSection } from './places'

/** Two sections of 100 pixels; the first has two columns, with a and b under one another. */
const BOXES: Record<string, Box> = {
  s0: { left: 0, top: 0, right: 200, bottom: 100 },
  s0c0: { left: 0, top: 0, right: 95, bottom: 100 },
  s0c1: { left: 105, top: 0, right: 200, bottom: 100 },
  a: { left: 0, top: 10, right: 95, bottom: 40 },
  b: { left: 0, top: 50, right: 95, bottom: 90 },
  s1: { left: 0, top: 120, right: 200, bottom: 220 },
  s1c0: { left: 0, top: 120, right: 200, bottom: 220 },
  c: { left: 0, top: 130, right: 200, bottom: 200 },
}
const page = pageOf([['a', 'b'], []], [['c']])
const boxOf = (id: string) => BOXES[id] ?? null

describe('the place under the pointer', () => {
  it.each([
    ['c', { x: 20, y: 20 }, 's0c0', 0],
    ['c', { x: 20, y: 45 }, 's0c0', 1],
    ['c', { x: 20, y: 95 }, 's0c0', 2],
    ['c', { x: 150, y: 50 }, 's0c1', 0],
    ['a', { x: 20, y: 95 }, 's0c0', 1],
    ['a', { x: 20, y: 105 }, 's0c0', 1],
    ['a', { x: 20, y: 119 }, 's1c0', 0],
    ['a', { x: -50, y: 900 }, 's1c0', 1],
  ])('%s over %o is %s, %i', (moved, point, columnId, index) => {
    expect(blockPlaceAt(page, moved, point, boxOf)).toEqual({ columnId, index })
  })

  it('is the rank among the other sections', () => {
    expect(sectionIndexAt(page, 's0', { x: 0, y: 10 }, boxOf)).toBe(0)
    expect(sectionIndexAt(page, 's0', { x: 0, y: 200 }, boxOf)).toBe(1)
    expect(sectionIndexAt(page, 's1', { x: 0, y: 10 }, boxOf)).toBe(0)
  })
})

describe('the drop line', () => {
  it('lies between blocks, at the ends, and at the top of an empty column', () => {
    const top = (columnId: string, index: number) =>
      lineForBlock(page, 'c', { columnId, index }, boxOf)?.top
    expect([top('s0c0', 0), top('s0c0', 1), top('s0c0', 2), top('s0c1', 0)]).toEqual([6, 45, 94, 8])
    expect(lineForSection(page, 's0', 1, boxOf)?.top).toBe(224)
  })
})

describe('« Déplacer… »', () => {
  it('offers every position, and says which one is taken by the block itself', () => {
    expect(placesInColumn(page, 'a', 's0c0')).toEqual([
      { index: 0, label: 'En premier', unable: 'place actuelle' },
      { index: 1, label: '2. Après Bloc Texte (b)', unable: null },
    ])
    expect(placesInColumn(page, 'a', 's0c1')).toEqual([{ index: 0, label: 'Seul', unable: null }])
    expect(placesOfSection(page, 's0')).toEqual([
      { index: 0, label: 'En premier', unable: 'place actuelle' },
      { index: 1, label: '2. Après Section 2', unable: null },
    ])
  })
})
