import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { WALK_LIMITS, type TrackPoint } from '../model'
import { flatten, offLine, simplify, thinned } from './simplify'

/** A walk that turns and wanders, some metres a point. */
const wander = (length: number): TrackPoint[] =>
  Array.from({ length }, (_, index) => [
    48 + index / 20_000 + Math.sin(index / 40) / 900,
    -1.6 + Math.cos(index / 130) / 300 + Math.sin(index * 7) / 50_000,
    100 + Math.round(Math.sin(index / 300) * 50),
  ])

const line = fc.array(
  fc.tuple(
    fc.integer({ min: 480_000, max: 490_000 }).map((value) => value / 1e4),
    fc.integer({ min: -20_000, max: -10_000 }).map((value) => value / 1e4),
    fc.constant(null),
  ),
  { minLength: 2, maxLength: 60 },
)

describe('a simpler line', () => {
  it('is the same when it is short', () => {
    const short = wander(10)
    expect(simplify(short, 10)).toEqual({ points: short, tolerance: 0 })
  })

  it('keeps its ends, its order and its shape within the tolerance', () => {
    fc.assert(
      fc.property(line, fc.integer({ min: 2, max: 20 }), (points, most) => {
        const { points: kept, tolerance } = simplify(points, most)
        expect(kept.length).toBeLessThanOrEqual(most)
        expect(kept[0]).toBe(points[0])
        expect(kept.at(-1)).toBe(points.at(-1))
        const places = kept.map((point) => (points as TrackPoint[]).indexOf(point))
        expect(places).toEqual([...places].sort((a, b) => a - b))
        const flat = flatten(points)
        const off = (index: number, from: number, to: number) =>
          offLine(...([index, from, to].map((at) => flat[at]) as Parameters<typeof offLine>))
        for (let piece = 0; piece + 1 < places.length; piece += 1) {
          const [from = 0, to = 0] = places.slice(piece)
          for (let index = from; index <= to; index += 1) {
            expect(off(index, from, to)).toBeLessThanOrEqual(tolerance + 1e-6)
          }
        }
      }),
    )
  })

  it('is within a metre or two for a real walk of 20,000 points', () => {
    const { points, tolerance } = simplify(wander(20_000), WALK_LIMITS.trackPoints)
    expect(points.length).toBeGreaterThan(1000)
    expect(points.length).toBeLessThanOrEqual(WALK_LIMITS.trackPoints)
    expect(tolerance).toBeLessThan(10)
  })

  it('takes 200,000 points, and points that are all the same', () => {
    expect(simplify(wander(200_000), 1500).points.length).toBeLessThanOrEqual(1500)
    const same = Array.from({ length: 5000 }, (): TrackPoint => [48, 2, null])
    expect(simplify(same, 1500).points).toHaveLength(2)
  })
})

const even = (count: number): TrackPoint[] => Array.from({ length: count }, (_, at) => [at, 0, 0])

it('thins a line at even steps, its ends stay', () => {
  fc.assert(
    fc.property(fc.nat(3000), fc.integer({ min: 2, max: 500 }), (count, most) => {
      const left = thinned(even(count), most).map(([at]) => at)
      expect(left).toHaveLength(Math.min(count, most))
      expect([left.at(0), left.at(-1)]).toEqual(count ? [0, count - 1] : [undefined, undefined])
      expect(left).toEqual([...new Set(left)].sort((a, b) => a - b))
    }),
  )
})
