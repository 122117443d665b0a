import { expect, it } from 'vitest'

import { missingOfAddress } from './address.model'

const LOCHES = {
  address: '4 rue des Lices',
  postalCode: '37600',
  city: 'Loches',
  country: 'France',
}

it('an address is looked for with all of its parts', () => {
  expect(missingOfAddress(LOCHES)).toEqual({})
  expect(missingOfAddress({ address: '', postalCode: ' ', city: '', country: '' })).toEqual({
    address: 'L’adresse est requise',
    postalCode: 'Le code postal est requis',
    city: 'La ville est requise',
    country: 'Le pays est requis',
  })
})

it('the code of a commune stands for its postal code, and for nothing else', () => {
  const chosen = { ...LOCHES, postalCode: '', communeCode: '37132' }
  expect(missingOfAddress(chosen)).toEqual({})
  expect(missingOfAddress({ ...chosen, communeCode: '' })).toHaveProperty('postalCode')
  expect(missingOfAddress({ ...chosen, city: '' })).toEqual({ city: 'La ville est requise' })
})
