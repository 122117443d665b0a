import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { TrackPoint } from '../model'
import { figuresOf, trackDistance, trackSlopes, walkingMinutes } from './model'

const heights = (...list: Array<number | null>): TrackPoint[] =>
  list.map((height, index) => [48 + index / 1000, -1.6, height])

describe('distance', () => {
  it('follows the line: a degree of latitude is 111 km', () => {
    expect(
      trackDistance([
        [48, 2, null],
        [49, 2, null],
      ]),
    ).toBe(111_195)
    expect(
      trackDistance([
        [48, 2, null],
        [49, 2, null],
        [48, 2, null],
      ]),
    ).toBe(222_390)
  })
  it('is nothing for no line', () => {
    expect(trackDistance([])).toBe(0)
    expect(trackDistance([[48, 2, null]])).toBe(0)
  })
})

describe('climb', () => {
  it('counts what goes up, and apart what goes down', () => {
    expect(trackSlopes(heights(100, 150, 120, 200))).toEqual({ climb: 130, descent: 30 })
  })
  it('leaves out the wandering of a phone that lies still', () => {
    const still = Array.from({ length: 1000 }, (_, index) => 100 + (index % 2 ? 4 : 0))
    expect(trackSlopes(heights(...still))).toEqual({ climb: 0, descent: 0 })
  })
  it('loses no long slope that is made of small steps', () => {
    const slope = Array.from({ length: 301 }, (_, index) => index)
    expect(trackSlopes(heights(...slope))?.climb).toBe(300)
  })
  it('passes over heights that are not known', () => {
    expect(trackSlopes(heights(null, 100, null, 150))).toEqual({ climb: 50, descent: 0 })
    expect(trackSlopes(heights(null, null))).toBeNull()
    expect(trackSlopes(heights(100))).toBeNull()
  })
  it('never goes up by more than it ends higher, plus what it went down', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -50, max: 4000 }), { minLength: 2 }), (list) => {
        const { climb = 0, descent = 0 } = trackSlopes(heights(...list)) ?? {}
        const end = Number(list.at(-1)) - Number(list[0])
        expect(Math.abs(climb - descent - end)).toBeLessThan(5)
      }),
    )
  })
})

describe('duration', () => {
  it('is the rule of DIN 33466', () => {
    expect(walkingMinutes({ distance: 4000 })).toBe(60)
    // Two hours of flat, two hours up: the second counts by half.
    expect(walkingMinutes({ distance: 8000, climb: 600 })).toBe(180)
    expect(walkingMinutes({ distance: 2000, climb: 300, descent: 500 })).toBe(135)
  })
  it('is never nothing', () => expect(walkingMinutes({ distance: 10 })).toBe(1))
})

describe('figures', () => {
  it('are none where there is no way', () => {
    expect(figuresOf([])).toBeNull()
    expect(
      figuresOf([
        [48, 2, 1],
        [48, 2, 1],
      ]),
    ).toBeNull()
  })
  it('say that a climb is not known', () => {
    expect(
      figuresOf([
        [48, 2, null],
        [48.036, 2, null],
      ]),
    ).toEqual({
      distance: 4003,
      elevation: null,
      duration: 60,
    })
  })
})
