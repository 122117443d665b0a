import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { cellOf, cellSide, MAP_MOST } from './grid.model'

const FRANCE = { south: 41, north: 51.5, west: -5.5, east: 10 }

const place = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})
const boxOf = (a: { lat: number; lng: number }, b: { lat: number; lng: number }) => ({
  south: Math.min(a.lat, b.lat),
  north: Math.max(a.lat, b.lat),
  west: Math.min(a.lng, b.lng),
  east: Math.max(a.lng, b.lng),
})

describe('the squares of a map', () => {
  it('are as wide as a finger where the view allows it', () => {
    expect(cellSide(FRANCE, 6)).toBeCloseTo(1.406_25)
    expect(cellSide({ south: 47, north: 47.2, west: 0.9, east: 1.1 }, 12)).toBeCloseTo(90 / 4096)
  })
  it('of one point are as wide as a finger at every zoom, the deepest included', () => {
    const point = boxOf({ lat: 47, lng: 1 }, { lat: 47, lng: 1 })
    expect(cellSide(point, 6)).toBeCloseTo(1.406_25)
    expect(cellSide(point, 18)).toBeCloseTo(1.406_25 / 2 ** 12, 9)
    expect(cellSide(point, 20)).toBe(cellSide(point, 18))
    expect(cellSide(point)).toBe(cellSide(point, 18))
  })
  it('may be as many as an answer holds, and not one row or column more', () => {
    const side = cellSide(boxOf({ lat: 0, lng: 0 }, { lat: 0, lng: 0 }), 18)
    const view = (columns: number, rows: number) =>
      boxOf(
        { lat: side / 2, lng: side / 2 },
        { lat: (rows - 0.5) * side, lng: (columns - 0.5) * side },
      )
    expect(cellSide(view(20, 10), 18)).toBe(side)
    expect(cellSide(view(21, 10), 18)).toBe(2 * side)
    expect(cellSide(view(20, 11), 18)).toBe(2 * side)
  })
  it('are wider when the view would hold too many', () => {
    expect(cellSide(FRANCE, 12)).toBeGreaterThan(1)
    expect(cellSide(FRANCE)).toBe(cellSide(FRANCE, 12))
  })
  it('never are more than an answer holds, and hold every point once', () => {
    fc.assert(
      fc.property(
        place,
        place,
        fc.array(
          fc.record({
            x: fc.double({ min: 0, max: 1, noNaN: true }),
            y: fc.double({ min: 0, max: 1, noNaN: true }),
          }),
        ),
        fc.integer({ min: 0, max: 18 }),
        (a, b, shares, zoom) => {
          const box = boxOf(a, b)
          const side = cellSide(box, zoom)
          const counts = new Map<string, number>()
          for (const { x, y } of shares) {
            const lat = box.south + y * (box.north - box.south)
            const { column, row } = cellOf({ lat, lng: box.west + x * (box.east - box.west) }, side)
            counts.set(`${column} ${row}`, (counts.get(`${column} ${row}`) ?? 0) + 1)
          }
          expect(counts.size).toBeLessThanOrEqual(MAP_MOST)
          expect([...counts.values()].reduce((sum, each) => sum + each, 0)).toBe(shares.length)
        },
      ),
    )
  })
})
