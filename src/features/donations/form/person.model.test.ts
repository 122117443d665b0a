import { expect, it } from 'vitest'

import { emptyDraft } from './model'
import { blanksOf, splitName } from './person.model'

const lea = {
  name: 'Léa Le Goff',
  email: 'lea@exemple.fr',
  address: '3 rue des Lilas',
  postalCode: '35000',
  city: 'Rennes',
}

it('a name becomes two', () => {
  expect(splitName('Léa Le Goff')).toEqual({ firstName: 'Léa', lastName: 'Le Goff' })
  expect(splitName(' Léa ')).toEqual({ firstName: 'Léa', lastName: '' })
})

it('an account fills what is blank, and nothing that it does not know', () => {
  expect(blanksOf(emptyDraft(), lea)).toEqual({
    customerFirstName: 'Léa',
    customerLastName: 'Le Goff',
    customerEmail: 'lea@exemple.fr',
    addressLine: '3 rue des Lilas',
    postalCode: '35000',
    city: 'Rennes',
  })
  const bare = {
    name: '',
    email: 'lea@exemple.fr',
    address: null,
    postalCode: null,
    city: 'Rennes',
  }
  expect(blanksOf(emptyDraft(), bare)).toEqual({ customerEmail: 'lea@exemple.fr', city: 'Rennes' })
})

it.each([{ addressLine: '1 quai' }, { postalCode: '69001' }, { city: 'Lyon' }])(
  'a part of an address is not completed by another: %j',
  (part) => {
    const filled = blanksOf({ ...emptyDraft(), ...part }, lea)
    expect(filled).not.toHaveProperty('addressLine')
    expect(filled).not.toHaveProperty('postalCode')
    expect(filled).not.toHaveProperty('city')
  },
)

it('what was typed stays, and no address is put together of two', () => {
  const typed = { ...emptyDraft(), customerFirstName: 'Zoé', city: 'Lyon' }
  expect(blanksOf(typed, lea)).toEqual({
    customerLastName: 'Le Goff',
    customerEmail: 'lea@exemple.fr',
  })
})
