import { describe, expect, it } from 'vitest'

import { initialOf, proposedName, SHOWN_NAME_MAX } from './model'

describe('the name that a profile begins with', () => {
  it.each([
    ['Camille Martin', 'Camille'],
    ['  Jean-Luc  Petit ', 'Jean-Luc'],
    ['Zoé', 'Zoé'],
    ['', ''],
  ])('%j: %j', (name, first) => expect(proposedName(name)).toBe(first))
  it('is never too long to be saved', () =>
    expect(proposedName('a'.repeat(90))).toHaveLength(SHOWN_NAME_MAX))
})

describe('a face without a photo', () => {
  it('shows the first letter', () => {
    expect(initialOf(' élodie')).toBe('É')
    expect(initialOf('')).toBe('')
  })
})
