import { describe, expect, it } from 'vitest'

import { drawProfile, drawSketch, drawWay } from './drawing.model'
import { lengthWords, type TrackPoint } from './model'
import { figuresOf, trackSlopes } from './track/model'

/** The points of a path: `[x, y]` in pixels. */
const spotsOf = (path = ''): number[][] =>
  path
    .replaceAll(/[MZ]/g, '')
    .split('L')
    .map((spot) => spot.split(' ').map(Number))

/** At 60° north a degree of longitude is half as long as one of latitude. */
const NORTH = 60
const at = (south: number, east: number, height: number | null = null): TrackPoint => [
  NORTH + south,
  10 + east,
  height,
]

function expectSpots(path: string | undefined, expected: number[][]) {
  const spots = spotsOf(path)
  expect(spots).toHaveLength(expected.length)
  for (const [nth, [x = 0, y = 0]] of expected.entries()) {
    expect(Math.abs((spots[nth]?.[0] ?? 0) - x)).toBeLessThan(0.2)
    expect(Math.abs((spots[nth]?.[1] ?? 0) - y)).toBeLessThan(0.2)
  }
}

describe('a way from above', () => {
  it('that is as wide as high fills the height, in the middle of the width', () => {
    const way = drawWay([at(0.01, 0.02), at(0, 0), at(0, 0.02), at(0.01, 0)])
    expect(way).toMatchObject({ width: 640, height: 420 })
    expectSpots(way?.path, [
      [514, 16],
      [126, 404],
      [514, 404],
      [126, 16],
    ])
    expect(way?.path).toMatch(/^M[^ML]+(?:L[^ML]+){3}$/)
  })
  it('to the east fills the width of a low frame, in the middle of its height', () => {
    const flat = drawWay([at(0, 0), at(0, 0.2)])
    expect(flat?.height).toBe(120)
    expectSpots(flat?.path, [
      [16, 60],
      [624, 60],
    ])
    // Twice as long as high: the frame follows.
    const wide = drawWay([at(0, 0), at(0.01, 0.04)])
    expect(wide?.height).toBe(336)
    expectSpots(wide?.path, [
      [16, 320],
      [624, 16],
    ])
  })
  it('to the north fills the height', () => {
    expectSpots(drawWay([at(0, 0), at(0.1, 0)])?.path, [
      [320, 404],
      [320, 16],
    ])
  })
  it('fits another frame', () => {
    const way = drawWay([at(0, 0), at(0.01, 0.02)], 300, 200)
    expect(way).toMatchObject({ width: 300, height: 200 })
    expectSpots(way?.path, [
      [66, 184],
      [234, 16],
    ])
  })
})

describe('a sketch', () => {
  it('is the same way in whole pixels, each line from the end of the one before', () => {
    const track = [at(0.01, 0.02), at(0, 0), at(0, 0), at(0, 0.02), at(0.01, 0)]
    expect(drawSketch(track, 300, 200)).toEqual({
      width: 300,
      height: 200,
      path: 'm234 16-168 168 0 0 168 0-168-168',
    })
  })
  it('ends where the way ends, however many small steps lead there', () => {
    const track = Array.from({ length: 200 }, (_, nth) => at(nth * 0.0013, Math.sin(nth) / 900))
    const numbers = drawSketch(track, 460, 300)?.path.match(/-?\d+/g)?.map(Number) ?? []
    const end = [0, 1].map((axis) =>
      numbers.filter((_, nth) => nth % 2 === axis).reduce((sum, each) => sum + each, 0),
    )
    const last = drawWay(track, 460, 300)?.at({
      lat: NORTH + 199 * 0.0013,
      lng: 10 + Math.sin(199) / 900,
    })
    expect(end).toEqual([Math.round(last?.x ?? 0), Math.round(last?.y ?? 0)])
    expect(numbers).toHaveLength(2 * track.length)
  })
  it('is nothing for fewer than two points', () => {
    expect(drawSketch([at(0, 0)], 300, 200)).toBeNull()
  })
})

describe('a profile', () => {
  it('goes as far as the walk does, from the lowest at the foot to the highest at the top', () => {
    // Two legs of one length: the north, then as far east.
    const profile = drawProfile([at(0, 0, 100), at(0.01, 0, 400), at(0.01, 0.02, 250)])
    const line = [
      [0, 152],
      [320, 8],
      [640, 80],
    ]
    expectSpots(profile?.line, line)
    expectSpots(profile?.area, [...line, [640, 160], [0, 160]])
  })
  it('measures its legs where they are', () => {
    // Here a degree of longitude is 0.7071 of one of latitude.
    const profile = drawProfile([
      [45, 10, 100],
      [45.01, 10, 400],
      [45.01, 10.014_142, 100],
    ])
    expectSpots(profile?.line, [
      [0, 152],
      [320, 8],
      [640, 152],
    ])
  })
  it('makes no mountain of ten metres', () => {
    const profile = drawProfile([at(0, 0, 100), at(0.01, 0, 110), at(0.02, 0, 100)])
    expectSpots(profile?.line, [
      [0, 152],
      [320, 123.2],
      [640, 152],
    ])
  })
  it('is drawn from two points, and from nine heights of ten that are known', () => {
    expect(drawProfile([at(0, 0, 5), at(0.01, 0, 9)])).toMatchObject({ lowest: 5, highest: 9 })
    const known = (count: number) =>
      Array.from({ length: 10 }, (_, nth) => at(nth / 1000, 0, nth < count ? 100 : null))
    expect(drawProfile(known(9))).not.toBeNull()
    expect(drawProfile(known(8))).toBeNull()
  })
})

it('a way begins with one metre, and a climb with five', () => {
  expect(figuresOf([at(0, 0), at(0.000_009, 0)])?.distance).toBe(1)
  expect(figuresOf([at(0, 0), at(0.000_004, 0)])).toBeNull()
  expect(trackSlopes([at(0, 0, 100), at(0, 0, 105)])?.climb).toBe(5)
  expect(trackSlopes([at(0, 0, 100), at(0, 0, 104)])?.climb).toBe(0)
})

it('from twenty kilometres on a length is told in whole ones', () => {
  expect(lengthWords(19_900)).toBe('19,9\u00a0km')
  expect(lengthWords(20_400)).toBe('20\u00a0km')
})
