import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { keysOf } from '@/platform/keys.model'

import { LAYOUTS, linesOf, TITLE_LINE, titleFit } from './layout.model'

const place = { width: 952, height: 200, lines: 2 }

describe('the letters of a title', () => {
  it('are large for a short name, and smaller for a long one', () => {
    expect(titleFit('Nala', place)).toEqual({ size: 140, lines: 1 })
    expect(titleFit('Maximilien-Alexandre de la Tour', place)).toEqual({ size: 84, lines: 2 })
  })
  it('keep to their place, whatever the title', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 200 }),
        fc.integer({ min: 90, max: 400 }),
        (title, height) => {
          const fit = titleFit(title, { ...place, height, lines: 5 })
          expect(fit.lines * fit.size * TITLE_LINE).toBeLessThanOrEqual(height)
        },
      ),
    )
  })
  it('break a word that no line holds', () => {
    expect(linesOf('z'.repeat(100), { width: 952, size: 42 })).toBe(3)
    expect(linesOf('', { width: 952, size: 42 })).toBe(1)
  })
})

describe('a story', () => {
  it('has its words where no network covers them', () => {
    const { photo, band, foot, right } = LAYOUTS.story
    expect(photo).toBeGreaterThan(250)
    expect(band + foot).toBeLessThanOrEqual(1580)
    expect(right).toBeGreaterThanOrEqual(140)
  })
  it('as every format, keeps its parts in order', () => {
    for (const format of keysOf(LAYOUTS)) {
      const { photo, band, foot, height } = LAYOUTS[format]
      expect(photo < band && band + foot <= height).toBe(true)
    }
  })
})
