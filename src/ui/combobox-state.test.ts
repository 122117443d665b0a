import { describe, expect, it } from 'vitest'

import {
  comboboxMessage,
  comboboxReducer,
  emptyCombobox,
  typedInFull,
  type ComboboxAction,
  type ComboboxState,
} from './combobox-state'

const RENNES = { value: '35238', label: 'Rennes', detail: 'Ille-et-Vilaine' }
const REIMS = { value: '51454', label: 'Reims' }
const options = [RENNES, REIMS]

const after = (...actions: ComboboxAction[]): ComboboxState =>
  actions.reduce(comboboxReducer, emptyCombobox(''))
const found = (...more: ComboboxAction[]) =>
  after({ type: 'typed', text: 're' }, { type: 'loaded', options }, ...more)

describe('a field that proposes', () => {
  it('opens when something is written, and closes when nothing is left', () => {
    expect(after({ type: 'typed', text: 're' })).toMatchObject({ isOpen: true, status: 'loading' })
    expect(found({ type: 'typed', text: ' ' })).toMatchObject({ isOpen: false, options: [] })
  })
  it('keeps the last answer in sight until the next one', () => {
    expect(found({ type: 'typed', text: 'ren' }).options).toEqual(options)
  })
  it('goes round with the arrows: the field, each option, the field', () => {
    const down = { type: 'moved', step: 1 } as const
    const places = [0, 1, 2, 3].map((n) => found(...Array.from({ length: n }, () => down)).active)
    expect(places).toEqual([-1, 0, 1, -1])
    expect(found({ type: 'moved', step: -1 }).active).toBe(1)
  })
  it('opens again with an arrow after Escape, and forgets the place', () => {
    const closed = found({ type: 'moved', step: 1 }, { type: 'closed' })
    expect(closed).toMatchObject({ isOpen: false, active: -1 })
    expect(comboboxReducer(closed, { type: 'moved', step: 1 }).isOpen).toBe(true)
    expect(after({ type: 'moved', step: 1 }).isOpen).toBe(false)
  })
  it('shows the option that was chosen, closed', () => {
    expect(found({ type: 'settled', text: 'Rennes' })).toEqual(emptyCombobox('Rennes'))
  })
  it('says what there is', () => {
    expect(comboboxMessage(after({ type: 'typed', text: 're' }))).toBe('Recherche…')
    expect(comboboxMessage(found())).toMatch(/^2 propositions/)
    expect(comboboxMessage(found({ type: 'loaded', options: [] }))).toContain('«\u00a0re\u00a0»')
    expect(comboboxMessage(found({ type: 'failed' }))).toMatch(/n’ont pas pu/)
    expect(comboboxMessage(found({ type: 'closed' }))).toBe('')
  })
})

it('knows a name typed in full, whatever its accents, but not one of two', () => {
  const places = [
    { value: '1', label: 'Évry' },
    { value: '2', label: 'Saint-Denis' },
  ]
  expect(typedInFull(' evry ', places)?.value).toBe('1')
  expect(typedInFull('saint denis', places)?.value).toBe('2')
  expect(typedInFull('saint', places)).toBeNull()
  expect(typedInFull('Évry', [...places, { value: '3', label: 'Evry' }])).toBeNull()
})
