import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { clustersOf, isPartial, MAP_DEFAULTS, TILES } from './map-model'

const RENNES = { lat: 48.11, lng: -1.67 }
const BRUZ = { lat: 48.02, lng: -1.75 }
const ANNECY = { lat: 45.9, lng: 6.12 }

describe('markers of a map', () => {
  it('join when they would touch, and part as the map grows', () => {
    expect(clustersOf([RENNES, ANNECY, BRUZ], MAP_DEFAULTS.zoom).map((c) => c.points)).toEqual([
      [RENNES, BRUZ],
      [ANNECY],
    ])
    expect(clustersOf([RENNES, ANNECY, BRUZ], 12)).toHaveLength(3)
  })
  it('stand in the middle of what they hold', () => {
    const [both] = clustersOf([RENNES, BRUZ], 5)
    expect(both?.lat).toBeCloseTo(48.065)
    expect(both?.lng).toBeCloseTo(-1.71)
  })
  it('all part in the end, but those of one place', () => {
    const near = { lat: RENNES.lat + 0.0001, lng: RENNES.lng }
    const [both, other] = clustersOf([RENNES, { ...RENNES }, near], MAP_DEFAULTS.maxZoom)
    expect([both?.count, both?.isOnePlace, other?.isOnePlace]).toEqual([2, true, false])
  })
  it('count what a group of the server stands for, and hold all of it', () => {
    const box = { south: 48, north: 48.3, west: -1.8, east: -1.6 }
    const [all] = clustersOf([{ ...RENNES, group: { count: 11, box } }, BRUZ], 5)
    expect(all).toMatchObject({ count: 12, isOnePlace: false, box })
    expect(all?.lat).toBeCloseTo((48.11 * 11 + 48.02) / 12)
  })
  it('hold every point once, wherever it is', () => {
    const point = fc.record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(point), fc.integer({ min: 0, max: 18 }), (points, zoom) => {
        const held = clustersOf(points, zoom).flatMap((cluster) => cluster.points)
        expect(held).toHaveLength(points.length)
        expect(new Set(held)).toEqual(new Set(points))
      }),
    )
  })
})

it('tiles come from the national map alone', () => {
  expect(new URL(TILES).origin).toBe('https://data.geopf.fr')
  expect(TILES).toContain('PLANIGNV2')
})

it('a map with a group in it has more to ask for', () => {
  const point = { id: 'a', name: 'Nala', ...RENNES }
  const box = { south: 48, north: 49, west: -2, east: -1 }
  expect(isPartial([point])).toBe(false)
  expect(isPartial([point, { ...point, id: 'b', group: { count: 2, box } }])).toBe(true)
})
