import { describe, expect, it } from 'vitest'

import { movedWords, readPart, rounded } from './moved-point'

const RENNES = { lat: 48.11, lng: -1.67 }
const by = (lat: number, lng: number) => ({ lat: RENNES.lat + lat, lng: RENNES.lng + lng })

describe('a point that was moved', () => {
  it.each([
    [by(0.000_2, 0), '22\u00a0m vers le nord'],
    [by(-0.000_2, 0), '22\u00a0m vers le sud'],
    [by(0, 0.000_3), '22\u00a0m vers l’est'],
    [by(0, -0.000_3), '22\u00a0m vers l’ouest'],
    [by(0.02, 0.03), '3,1\u00a0km vers le nord-est'],
    [by(-0.2, -0.3), '32\u00a0km vers le sud-ouest'],
  ])('%o', (to, words) => {
    expect(movedWords(RENNES, to)).toBe(words)
  })
  it('is kept with six decimals, on the world that everybody knows', () => {
    expect(rounded({ lat: 48.123_456_789, lng: -1.000_000_04 })).toEqual({
      lat: 48.123_457,
      lng: -1,
    })
    expect(rounded({ lat: 1, lng: 362.5 })).toEqual({ lat: 1, lng: 2.5 })
    expect(rounded({ lat: 1, lng: -181 })).toEqual({ lat: 1, lng: 179 })
  })
  it('is read with a point or a comma, and only on Earth', () => {
    expect(readPart('lat', ' 48,1173 ')).toBe(48.1173)
    expect(readPart('lng', '−1.67')).toBe(-1.67)
    expect(readPart('lng', '180')).toBe(180)
    for (const wrong of ['', ' ', '90.1', 'nord', '48° 7'])
      expect(readPart('lat', wrong)).toBeNull()
  })
})
