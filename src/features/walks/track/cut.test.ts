import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { TrackPoint } from '../model'
import { cutLine } from './cut'
import { trackDistance } from './model'

/** To the north, 111.2 m a step, 10 m higher with each. */
const line: TrackPoint[] = Array.from({ length: 11 }, (_, at) => [48 + at / 1000, 2, 100 + at * 10])

describe('a line whose end is cut off', () => {
  it('begins where that many metres were walked, between two points if it must', () => {
    const cut = cutLine(line, 'start', 166.8)
    expect(cut?.kept[0]).toEqual([48.0015, 2, 115])
    expect(cut?.kept.slice(1)).toEqual(line.slice(2))
    expect(cut?.removed).toEqual([line[0], line[1], [48.0015, 2, 115]])
  })

  it('ends so too, in the same direction', () => {
    const cut = cutLine(line, 'end', 166.8)
    expect(cut?.kept.at(-1)).toEqual([48.0085, 2, 185])
    expect(cut?.kept[0]).toEqual(line[0])
    expect(cut?.removed.at(-1)).toEqual(line.at(-1))
  })

  it('keeps heights unknown where they are', () => {
    const flat = line.map(([lat, lng]): TrackPoint => [lat, lng, null])
    expect(cutLine(flat, 'start', 50)?.kept[0]?.[2]).toBeNull()
  })

  it.each([
    ['all of it', 1112],
    ['all but some steps', 1105],
    ['more than it is', 5000],
  ])('is not cut when that is %s', (_, metres) => {
    expect(cutLine(line, 'start', metres)).toBeNull()
    expect(cutLine(line, 'end', metres)).toBeNull()
  })

  it('of no or one point is none', () => {
    expect(cutLine([], 'start', 1)).toBeNull()
    expect(cutLine(line.slice(0, 1), 'end', 1)).toBeNull()
  })

  it('is shorter by what was asked for, whatever the line', () => {
    const point = fc.tuple(
      fc.double({ min: 47, max: 47.05, noNaN: true }),
      fc.double({ min: 1, max: 1.05, noNaN: true }),
      fc.constant(null),
    )
    fc.assert(
      fc.property(
        fc.array(point, { minLength: 2, maxLength: 30 }),
        fc.integer({ min: 1, max: 3000 }),
        fc.constantFrom('start' as const, 'end' as const),
        (points, metres, end) => {
          const cut = cutLine(points, end, metres)
          const whole = trackDistance(points)
          expect(cut !== null || whole - metres < 12).toBe(true)
          if (!cut) return
          expect(Math.abs(trackDistance(cut.removed) - metres)).toBeLessThan(2)
          expect(Math.abs(trackDistance(cut.kept) + metres - whole)).toBeLessThan(2)
        },
      ),
    )
  })
})
