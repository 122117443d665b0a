import { describe, expect, it } from 'vitest'

import { addressLine, addressSearch, routeTo } from './map-links'

describe('addresses of maps', () => {
  it('leads to a point, and nowhere when half of it is missing', () => {
    expect(routeTo({ lat: 48.02, lng: -1.74 })).toBe(
      'https://www.openstreetmap.org/directions?to=48.02%2C-1.74',
    )
    expect(routeTo({ lat: 0, lng: 0 })).toContain('to=0%2C0')
    expect(routeTo({ lat: 48.02, lng: null })).toBeNull()
    expect(routeTo({ lat: null, lng: -1.74 })).toBeNull()
  })
  it('searches words as they are, whatever is in them', () => {
    const asked = 'Lieu-dit «\u00a0L’Étang\u00a0» & Cie, 35170 Bruz'
    expect(new URL(addressSearch(asked)).searchParams.get('query')).toBe(asked)
  })
  it('writes the town alone when there is no house', () => {
    expect(addressLine({ address: '', postalCode: '74410', city: 'Saint-Jorioz' })).toBe(
      '74410 Saint-Jorioz',
    )
    expect(addressLine({ address: '1 rue A', postalCode: '35170', city: 'Bruz' })).toBe(
      '1 rue A, 35170 Bruz',
    )
  })
})
