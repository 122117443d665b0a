import { describe, expect, it } from 'vitest'

import { draftOf, type Stored } from './draft.model'
import { ACCEPTED_ANIMALS } from './model'
import { placeSchema } from './schema'
import { readExceptions, readWeek } from './written-hours.model'

const BARE: Stored = {
  name: 'Clinique du lac',
  kind: 'CLINIC',
  communeName: 'Rennes',
  department: '35',
  lat: 48.1,
  lng: -1.7,
  accepts: [],
  openingHours: [],
  openingExceptions: [],
}
const WHOLE: Stored = {
  ...BARE,
  text: 'Au bord de l’eau.',
  address: '12 rue des Lilas',
  phone: '02 61 91 00 00',
  site: 'https://exemple.fr/',
  isAccessible: true,
  isAlwaysOpen: true,
  takesEmergencies: true,
  accepts: ['DOG', 'BIRD'],
  openingHours: [
    { weekday: 1, opensAt: '09:00', closesAt: '12:00' },
    { weekday: 1, opensAt: '14:00', closesAt: '18:30' },
    { weekday: 0, opensAt: '10:00', closesAt: '12:00' },
  ],
  openingExceptions: [
    { startDate: '2026-12-24', endDate: '2026-12-26', isClosed: true, label: 'Noël', periods: [] },
  ],
}

describe.each([
  ['a place of which little is known', BARE],
  ['a whole place', WHOLE],
])('the form of %s', (_, place) => {
  const readBack = () => placeSchema.parse(draftOf(place))

  it('is read back as it was', () => {
    const read = readBack()
    expect(read).toMatchObject({
      name: place.name,
      kind: place.kind,
      near: 'Rennes (35)',
      lat: place.lat,
      lng: place.lng,
      text: place.text ?? null,
      placeWords: place.address ?? null,
      phone: place.phone ?? null,
      site: place.site ?? null,
      isAccessible: place.isAccessible ?? false,
      isAlwaysOpen: place.isAlwaysOpen ?? false,
      takesEmergencies: place.takesEmergencies ?? false,
    })
    const accepted = ACCEPTED_ANIMALS.filter((animal) => read[`accepts${animal}`])
    expect(accepted).toEqual(place.accepts)
  })
  it('has its hours, day by day', () => {
    const read = readBack()
    expect(readWeek(read).hours).toEqual(place.openingHours)
    expect(readExceptions(read.exceptions).value).toEqual(place.openingExceptions)
  })
})

it('begins with texts and boxes, so that nothing in it is undefined', () => {
  expect(draftOf(BARE)).toMatchObject({ text: '', placeWords: '', phone: '', site: '' })
  expect(draftOf(BARE)).toMatchObject({ isAccessible: false, acceptsDOG: false, lundi: '' })
  expect(draftOf({ ...BARE, isAccessible: null }).isAccessible).toBe(false)
})
