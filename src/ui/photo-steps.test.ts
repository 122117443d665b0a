import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { around, placeForKey, swipeStep, wallSizes } from './photo-steps'

describe('pictures one after the other', () => {
  it('goes round, both ways', () => {
    expect(around(2, 1, 3)).toBe(0)
    expect(around(0, -1, 3)).toBe(2)
    expect(around(0, 1, 1)).toBe(0)
  })
  it('always lands on a picture', () => {
    const any = fc.tuple(fc.nat(50), fc.integer({ min: -200, max: 200 }), fc.integer({ min: 1 }))
    fc.assert(
      fc.property(any, ([at, step, count]) => {
        const place = around(at % count, step, count)
        return Number.isInteger(place) && place >= 0 && place < count
      }),
    )
  })
  it('follows the keys of a list, and no other', () => {
    expect(placeForKey('ArrowRight', 2, 3)).toBe(0)
    expect(placeForKey('ArrowLeft', 1, 3)).toBe(0)
    expect(placeForKey('Home', 2, 3)).toBe(0)
    expect(placeForKey('End', 0, 3)).toBe(2)
    // The browser closes the dialog itself.
    expect(placeForKey('Escape', 1, 3)).toBeNull()
    expect(placeForKey('Tab', 1, 3)).toBeNull()
  })
  it('tells a swipe from a scroll and from a trembling finger', () => {
    expect(swipeStep(-80, 10)).toBe(1)
    expect(swipeStep(80, -10)).toBe(-1)
    expect(swipeStep(-20, 0)).toBe(0)
    expect(swipeStep(-80, 120)).toBe(0)
  })
  it('asks for pictures as wide as their place', () => {
    expect(wallSizes(4)).toBe('(width >= 1280px) 300px, (width >= 780px) 25vw, 50vw')
    expect(wallSizes(1)).toBe('(width >= 1280px) 1200px, 100vw')
  })
})
