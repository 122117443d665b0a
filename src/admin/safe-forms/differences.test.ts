import type { ClientField } from 'payload'
import { expect, it } from 'vitest'

import { differences } from './differences'
import { words } from './words'

const FIELDS = [
  {
    type: 'tabs',
    tabs: [
      {
        fields: [
          { type: 'text', name: 'title', label: 'Titre' },
          { type: 'textarea', name: 'content', label: 'Texte' },
          { type: 'ui', name: 'hint' },
        ],
      },
      { name: 'more', fields: [{ type: 'number', name: 'weight', label: 'Poids' }] },
    ],
  },
  { type: 'checkbox', name: 'isPinned', label: 'Épingler' },
  { type: 'select', name: 'state', label: 'État', options: [{ label: 'Adopté', value: 'A' }] },
  { type: 'text', name: 'tags', label: 'Mots-clés' },
  { type: 'upload', name: 'cover', label: 'Image' },
  {
    type: 'group',
    name: 'event',
    label: 'Événement',
    fields: [{ type: 'text', name: 'place', label: 'Lieu' }],
  },
  {
    type: 'array',
    name: 'rows',
    label: 'Horaires',
    fields: [{ type: 'row', fields: [{ type: 'text', name: 'at', label: 'Heure' }] }],
  },
] as unknown as ClientField[]

const told = (kept: object, present: object) =>
  differences(FIELDS, kept, present).map(({ label, text }) => `${label}: ${text}`)

it('tells by the names on the screen what was typed and is not there', () => {
  expect(
    told(
      {
        title: 'Portes ouvertes',
        content: '<p>Venez&nbsp;!</p><p>Tom &amp; Léa</p>',
        hint: 'x',
        more: { weight: 4.5 },
        isPinned: true,
        state: 'A',
        tags: ['chats', 'fête'],
        cover: 'm2',
        event: { place: 'Rennes' },
        rows: [{ at: '10 h' }, { at: '14 h' }],
      },
      { title: 'Portes', content: '', cover: 'm1', event: { place: '' }, rows: [{ at: '10 h' }] },
    ),
  ).toEqual([
    'Titre: Portes ouvertes',
    'Texte: Venez\u00a0!\nTom & Léa',
    'Poids: 4,5',
    'Épingler: Oui',
    'État: Adopté',
    'Mots-clés: chats, fête',
    `Image: ${words.notShown}`,
    'Événement › Lieu: Rennes',
    'Horaires › 2 › Heure: 14 h',
  ])
})

it('says nothing of what is alike, and says what was erased', () => {
  expect(told({ title: 'A', isPinned: null }, { title: 'A' })).toEqual([])
  expect(told({ title: '', isPinned: false }, { title: 'A', isPinned: true })).toEqual([
    `Titre: ${words.erased}`,
    'Épingler: Non',
  ])
})
