import { describe, expect, it } from 'vitest'

import { drawProfile, drawWay } from './drawing.model'
import type { TrackPoint } from './model'

const hill: TrackPoint[] = [
  [47, 1, 100],
  [47.01, 1, 180],
  [47.01, 1.02, 120],
]

describe('the way from above', () => {
  it('stays in its frame, the north at the top', () => {
    const way = drawWay(hill)
    expect(way?.path.startsWith('M')).toBe(true)
    const start = way?.at({ lat: 47, lng: 1 })
    const north = way?.at({ lat: 47.01, lng: 1 })
    expect(start && north && north.y < start.y && north.x === start.x).toBe(true)
    const numbers = way?.path.match(/[\d.]+/g)?.map(Number) ?? []
    expect(Math.max(...numbers)).toBeLessThanOrEqual(640)
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
  })
  it('of one point is none, and a straight one is drawn', () => {
    expect(drawWay(hill.slice(0, 1))).toBeNull()
    expect(drawWay([hill[0], hill[0]] as TrackPoint[])?.path).not.toContain('NaN')
  })
})

describe('the profile', () => {
  it('tells the lowest and the highest', () => {
    expect(drawProfile(hill)).toMatchObject({ lowest: 100, highest: 180 })
  })
  it('is none where heights are not known', () => {
    const flat = hill.map(([lat, lng]): TrackPoint => [lat, lng, null])
    expect(drawProfile(flat)).toBeNull()
    expect(drawProfile([])).toBeNull()
    expect(drawProfile([hill[0], hill[0]] as TrackPoint[])).toBeNull()
  })
})
