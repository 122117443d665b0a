import type { ClientField } from 'payload'
import { expect, it } from 'vitest'

import { placeOf, tabsOf } from './places'

const FIELDS = [
  { type: 'ui', name: 'review' },
  {
    type: 'tabs',
    tabs: [
      {
        label: 'Identité',
        fields: [{ type: 'row', fields: [{ type: 'text', name: 'name', label: 'Nom' }] }],
      },
      {
        label: 'Horaires',
        fields: [
          {
            type: 'array',
            name: 'openingHours',
            label: 'Semaine',
            fields: [{ type: 'text', name: 'opensAt', label: 'Ouvre à' }],
          },
        ],
      },
      {
        name: 'theme',
        label: 'Couleurs',
        fields: [{ type: 'text', name: 'primaryColor', label: 'Couleur principale' }],
      },
    ],
  },
  {
    type: 'group',
    name: 'event',
    label: 'Événement',
    fields: [{ type: 'text', name: 'place', label: 'Lieu' }],
  },
] as unknown as ClientField[]

it.each([
  ['name', { label: 'Nom', tab: 0 }],
  ['openingHours', { label: 'Semaine', tab: 1 }],
  ['openingHours.1', { label: 'Semaine › 2', tab: 1 }],
  ['openingHours.1.opensAt', { label: 'Semaine › 2 › Ouvre à', tab: 1 }],
  ['theme.primaryColor', { label: 'Couleur principale', tab: 2 }],
  ['event.place', { label: 'Événement › Lieu', tab: null }],
  // A part that the screen draws as a whole.
  ['event.place.street', { label: 'Événement › Lieu', tab: null }],
  ['nothing', null],
])('%s stands where its screen shows it', (path, place) => {
  expect(placeOf(FIELDS, path)).toEqual(place)
})

it('tabs are known by their names', () => {
  expect(tabsOf(FIELDS)).toEqual(['Identité', 'Horaires', 'Couleurs'])
  expect(tabsOf([])).toEqual([])
})
