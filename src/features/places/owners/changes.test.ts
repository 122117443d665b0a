import { describe, expect, it } from 'vitest'

import { changeOf, isStill, joinChanges, linesOf, splitChange } from './changes.model'

const place = {
  name: 'Cabinet',
  kind: 'VET',
  near: 'Rennes (35)',
  placeWords: '',
  lat: 48.1,
  lng: -1.68,
  phone: '02 61 91 00 00',
  site: 'https://exemple.fr/',
  takesEmergencies: true,
  lundi: '9h-12h',
}

describe('what an owner writes', () => {
  it('is online at once, but for what and where the place is and its site', () => {
    const { now, asked } = splitChange(place, {
      ...place,
      kind: 'CLINIC',
      lat: 48.2,
      site: '',
      phone: '',
      lundi: '9h-18h',
    })
    expect(now).toEqual({
      before: { phone: '02 61 91 00 00', lundi: '9h-12h' },
      after: { phone: '', lundi: '9h-18h' },
    })
    expect(asked.after).toEqual({ kind: 'CLINIC', lat: 48.2, site: '' })
  })
  it('lets emergencies wait with the kind that takes them', () => {
    const shop = { ...place, kind: 'SHOP', takesEmergencies: false }
    expect(splitChange(shop, place)).toEqual({
      now: { before: {}, after: {} },
      asked: {
        before: { kind: 'SHOP', takesEmergencies: false },
        after: { kind: 'VET', takesEmergencies: true },
      },
    })
    expect(splitChange(place, shop).now.after).toEqual({ takesEmergencies: false })
  })
  it('is no change when a form gives back what it read', () => {
    expect(changeOf(place, { ...place, lat: 48.100_000_000_1 }).after).toEqual({})
  })
})

describe('two changes', () => {
  const first = { before: { phone: 'a' }, after: { phone: 'b' } }
  it('are one, from the first state to the last', () => {
    const second = { before: { phone: 'b', lundi: '' }, after: { phone: 'c', lundi: '9h-12h' } }
    expect(joinChanges(first, second)).toEqual({
      before: { phone: 'a', lundi: '' },
      after: { phone: 'c', lundi: '9h-12h' },
    })
    expect(joinChanges(null, second)).toEqual(second)
  })
  it('lead back to what somebody else wrote between them', () => {
    expect(joinChanges(first, { before: { phone: 'x' }, after: { phone: 'd' } })).toEqual({
      before: { phone: 'x' },
      after: { phone: 'd' },
    })
  })
  it('are none where the second takes the first back', () => {
    expect(joinChanges(first, { before: { phone: 'b' }, after: { phone: 'a' } }).after).toEqual({})
  })
})

describe('a change', () => {
  it('is the last word only while nobody wrote over it', () => {
    expect(isStill(place, { phone: '02 61 91 00 00' })).toBe(true)
    expect(isStill(place, { phone: '' })).toBe(false)
  })
  it('is read in words, the point as one line', () => {
    const labels = { phone: 'Téléphone', kind: 'Nature', takesEmergencies: 'Urgences' }
    const change = changeOf(place, {
      ...place,
      phone: '',
      kind: 'SHOP',
      takesEmergencies: false,
      lat: 48.2,
      lng: -1.7,
    })
    expect(linesOf(change, labels)).toEqual([
      { label: 'Téléphone', was: '02 61 91 00 00', is: 'rien' },
      { label: 'Nature', was: 'Vétérinaire', is: 'Commerce' },
      { label: 'Urgences', was: 'oui', is: 'non' },
      { label: 'Point sur la carte', was: '48.10000, -1.68000', is: '48.20000, -1.70000' },
    ])
  })
})
