import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { placeFor } from './keys'

describe('placeFor', () => {
  // 4 columns, 10 pictures: 0 1 2 3 / 4 5 6 7 / 8 9
  it.each([
    ['ArrowRight', 3, 4],
    ['ArrowRight', 9, 9],
    ['ArrowLeft', 4, 3],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 1, 5],
    ['ArrowDown', 7, 9],
    ['ArrowDown', 8, 8],
    ['ArrowUp', 9, 5],
    ['ArrowUp', 2, 2],
    ['Home', 7, 0],
    ['End', 2, 9],
    ['PageDown', 1, 9],
    ['PageUp', 9, 0],
  ])('%s from %i leads to %i', (key, at, place) => expect(placeFor(key, at, 10, 4)).toBe(place))

  it('leaves other keys to the browser, and an empty library alone', () => {
    expect(placeFor('a', 0, 10, 4)).toBeNull()
    expect(placeFor('End', 0, 0, 4)).toBeNull()
  })

  it('always leads to a picture that exists', () => {
    const key = fc.constantFrom(
      'ArrowRight',
      'ArrowLeft',
      'ArrowDown',
      'ArrowUp',
      'PageDown',
      'PageUp',
    )
    fc.assert(
      fc.property(
        key,
        fc.integer({ min: 1, max: 200 }),
        fc.nat(),
        fc.integer({ min: 1, max: 6 }),
        (pressed, count, from, columns) => {
          const place = placeFor(pressed, from % count, count, columns)
          expect(place).toBeGreaterThanOrEqual(0)
          expect(place).toBeLessThan(count)
        },
      ),
    )
  })
})
