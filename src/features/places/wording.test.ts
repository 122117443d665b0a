import { describe, expect, it } from 'vitest'

import type { PublicPlace } from './view'
import { acceptsWords, placeData, placeLine } from './wording.model'

const URL = 'https://exemple.fr/adresses/cafe-du-lac'
const BARE: PublicPlace = {
  id: 'p1',
  slug: 'cafe-du-lac',
  name: 'Café du lac',
  kind: 'RESTAURANT',
  text: null,
  address: null,
  communeName: 'Rennes',
  department: '35',
  point: { lat: 48.1, lng: -1.7 },
  phone: null,
  site: null,
  takesEmergencies: false,
  isAccessible: false,
  accepts: [],
  updatedAt: '2026-11-24T10:00:00.000Z',
  openingHours: [],
  openingExceptions: [],
  isAlwaysOpen: false,
  timezone: 'Europe/Paris',
}

describe('a place in words', () => {
  it('says of its address what is known', () => {
    expect(placeLine({ ...BARE, address: '12 rue des Lilas' })).toBe(
      '12 rue des Lilas, Rennes, Ille-et-Vilaine (35)',
    )
    expect(placeLine(BARE)).toBe('Rennes, Ille-et-Vilaine (35)')
  })
  it('names the animals as a sentence does', () => {
    expect(acceptsWords({ accepts: ['DOG', 'CAT', 'BIRD'] })).toBe('Chiens, chats, oiseaux')
    expect(acceptsWords({ accepts: [] })).toBe('')
  })
})

describe('what search engines read', () => {
  it('is nothing that nobody told', () => {
    expect(placeData(BARE, URL)).toEqual({
      '@type': 'Restaurant',
      name: 'Café du lac',
      url: URL,
      address: { '@type': 'PostalAddress', addressLocality: 'Rennes', addressCountry: 'FR' },
      geo: { '@type': 'GeoCoordinates', latitude: 48.1, longitude: -1.7 },
    })
  })
  it('is what was told', () => {
    const told = { text: 'Au bord de l’eau.', phone: '02 61 91 00 00', site: 'https://exemple.fr/' }
    expect(placeData({ ...BARE, ...told, address: '12 rue des Lilas' }, URL)).toMatchObject({
      description: told.text,
      telephone: told.phone,
      sameAs: told.site,
      address: { streetAddress: '12 rue des Lilas' },
    })
    expect(placeData({ ...BARE, kind: 'TRAINER' }, URL)['@type']).toBe('LocalBusiness')
  })
  it('has the hours of a week, Monday first; all of each day where it never closes', () => {
    const openingHours = [
      { weekday: 0, opensAt: '14:00', closesAt: '18:00' },
      { weekday: 1, opensAt: '09:00', closesAt: '12:00' },
    ]
    const spec = (dayOfWeek: string, opens: string, closes: string) => ({
      '@type': 'OpeningHoursSpecification',
      ...{ dayOfWeek, opens, closes },
    })
    expect(placeData({ ...BARE, openingHours }, URL).openingHoursSpecification).toEqual([
      spec('Monday', '09:00', '12:00'),
      spec('Sunday', '14:00', '18:00'),
    ])
    const always = placeData({ ...BARE, openingHours, isAlwaysOpen: true }, URL)
    expect(always.openingHoursSpecification).toMatchObject([{ opens: '00:00', closes: '23:59' }])
  })
})
