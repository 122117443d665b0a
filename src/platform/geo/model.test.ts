import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  blurred,
  boxAround,
  coarse,
  departmentOfCode,
  distanceBetween,
  distanceLabel,
  placeLabel,
  townLabel,
  plainName,
} from './model'

const PARIS = { lat: 48.8534, lng: 2.3488 }
const LYON = { lat: 45.7485, lng: 4.8467 }

const degrees = (size: number) => fc.double({ min: -size, max: size, noNaN: true })
const anywhere = fc.record({ lat: degrees(90), lng: degrees(180) })

describe('distanceBetween', () => {
  it('knows Paris and Lyon', () => {
    expect(distanceBetween(PARIS, LYON) / 1000).toBeCloseTo(393, 0)
  })
  it('is the same both ways, nothing to itself, and never more than half the Earth', () => {
    fc.assert(
      fc.property(anywhere, anywhere, (a, b) => {
        expect(distanceBetween(a, a)).toBe(0)
        expect(distanceBetween(a, b)).toBeCloseTo(distanceBetween(b, a), 3)
        expect(distanceBetween(a, b)).toBeLessThanOrEqual(20_015_200)
      }),
    )
  })
})

describe('boxAround', () => {
  it('holds every place within the distance', () => {
    const radius = fc.integer({ min: 1, max: 500_000 })
    fc.assert(
      fc.property(
        anywhere,
        radius,
        anywhere,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (...p) => {
          const [centre, metres, direction, share] = p
          // A place on the way to another, so that many fall inside.
          const place = {
            lat: centre.lat + (direction.lat - centre.lat) * share * 0.02,
            lng: centre.lng + (direction.lng - centre.lng) * share * 0.02,
          }
          if (distanceBetween(centre, place) > metres) return
          const { south, north, west, east } = boxAround(centre, metres)
          const slack = 1e-9
          expect(place.lat).toBeGreaterThanOrEqual(south - slack)
          expect(place.lat).toBeLessThanOrEqual(north + slack)
          expect(place.lng).toBeGreaterThanOrEqual(west - slack)
          expect(place.lng).toBeLessThanOrEqual(east + slack)
        },
      ),
      { numRuns: 2000 },
    )
  })
  it('is not much larger than needed', () => {
    const { south, north, west, east } = boxAround(PARIS, 50_000)
    expect(distanceBetween({ lat: south, lng: 0 }, { lat: north, lng: 0 })).toBeCloseTo(100_000, -1)
    expect(distanceBetween({ lat: 48.8534, lng: west }, { lat: 48.8534, lng: east })).toBeLessThan(
      100_100,
    )
  })
})

it.each([
  ['Saint-Étienne', 'saint etienne'],
  ['ST ETIENNE', 'saint etienne'],
  ['Ste-Foy-lès-Lyon', 'sainte foy les lyon'],
  ['L’Haÿ-les-Roses', 'l hay les roses'],
  ['Schœlcher', 'schoelcher'],
  ['Stains', 'stains'],
])('compares %s as %s', (name, plain) => expect(plainName(name)).toBe(plain))

it('a commune is written with its department', () => {
  expect(placeLabel({ code: '35238', name: 'Rennes' })).toBe('Rennes (35)')
  expect(placeLabel({ code: '2A004', name: 'Ajaccio' })).toBe('Ajaccio (2A)')
  expect(placeLabel({ code: '97411', name: 'Saint-Denis' })).toBe('Saint-Denis (974)')
  expect(townLabel('Rennes', '35')).toBe('Rennes (35)')
  expect(townLabel('Namur', null)).toBe('Namur')
})

it('a position leaves without its house', () => {
  expect(coarse(48.117266)).toBe(48.12)
  expect(coarse(-1.6777926)).toBe(-1.68)
})

describe('the smallest box', () => {
  const EVERYWHERE = { west: -180, east: 180 }
  it('is a fifth wider than the circle is high at the latitude of Rennes', () => {
    const { south, north, west, east } = boxAround({ lat: 48, lng: -1.7 }, 50_000)
    expect([south, north].map((each) => Number(each.toFixed(3)))).toEqual([47.55, 48.45])
    expect([west, east].map((each) => Number(each.toFixed(3)))).toEqual([-2.372, -1.028])
    expect(distanceBetween({ lat: 48, lng: -1.7 }, { lat: 48, lng: east })).toBeGreaterThan(49_990)
  })

  it.each([
    [{ lat: 89.9, lng: 10 }, 50_000],
    [{ lat: -89.9, lng: 10 }, 50_000],
    [{ lat: 60, lng: 179.9 }, 50_000],
    [{ lat: 60, lng: -179.9 }, 50_000],
    [{ lat: 0, lng: 0 }, 10_100_000],
  ])('around %j is all round the Earth', (centre, radius) => {
    expect(boxAround(centre, radius)).toMatchObject(EVERYWHERE)
  })

  it.each([
    [{ lat: 60, lng: 170 }, 50_000],
    [{ lat: 60, lng: -170 }, 50_000],
    [{ lat: 85, lng: 0 }, 50_000],
  ])('around %j is not', (centre, radius) => {
    const { west, east } = boxAround(centre, radius)
    expect(east - west).toBeLessThan(30)
    expect((east + west) / 2).toBeCloseTo(centre.lng, 6)
  })
})

it('names of places are compared without what is around and between their words', () => {
  expect(plainName(' L’Haÿ--les  Roses ')).toBe('l hay les roses')
  expect(plainName('(St-Étienne)')).toBe('saint etienne')
})

it.each([
  [0, '100\u00a0m'],
  [949, '900\u00a0m'],
  [950, '1\u00a0km'],
  [1250, '1,5\u00a0km'],
  [9749, '9,5\u00a0km'],
  [9750, '10\u00a0km'],
  [12_400, '12\u00a0km'],
])('%i metres are « à %s »', (metres, said) => {
  expect(distanceLabel(metres)).toBe(`à\u00a0${said}`)
})

it.each([
  ['35238', '35'],
  ['2A004', '2A'],
  ['97411', '974'],
  ['98818', '988'],
  ['59798', '59'],
])('the commune %s is of %s', (code, department) => {
  expect(departmentOfCode(code)).toBe(department)
})

describe('blurred', () => {
  const inFrance = fc.record({ lat: degrees(60), lng: degrees(170) })

  it('is one for every place of a square, and near all of them', () => {
    fc.assert(
      fc.property(inFrance, (point) => {
        const shown = blurred(point)
        expect(blurred(shown)).toEqual(shown)
        expect(distanceBetween(point, shown)).toBeLessThan(430)
      }),
    )
  })
  it('hides a place among others 300 m away, whichever it is', () => {
    const steps = Array.from({ length: 21 }, (_, at) => ({ ...PARIS, lat: PARIS.lat + at / 3000 }))
    const squares = new Map<string, number>()
    for (const each of steps) {
      const key = JSON.stringify(blurred(each))
      squares.set(key, (squares.get(key) ?? 0) + 1)
    }
    // 37 m apart: a whole square holds 16 of them.
    expect(squares.size).toBeLessThanOrEqual(3)
  })
})
