import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { pageWindow } from './page-window'

describe('the pages that are named', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [3, 5, [1, 2, 3, 4, 5]],
    [10, 20, [1, '…', 9, 10, 11, '…', 20]],
    [20, 20, [1, '…', 19, 20]],
  ])('page %i of %i', (page, pages, shown) => {
    expect(pageWindow(page, pages)).toEqual(shown)
  })

  it('never skips a page in silence, nor hides one page alone', () => {
    const any = fc
      .integer({ min: 1, max: 400 })
      .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)))
    fc.assert(
      fc.property(any, ([page, pages]) => {
        const shown = pageWindow(page, pages)
        expect(shown[0]).toBe(1)
        expect(shown.at(-1)).toBe(pages)
        expect(shown).toContain(page)
        shown.forEach((one, at) => {
          const [before, next] = [shown[at - 1], shown[at + 1]]
          if (typeof one === 'number') {
            if (typeof before === 'number') expect(one - before).toBe(1)
          } else expect(Number(next) - Number(before)).toBeGreaterThan(2)
        })
      }),
    )
  })
})
