import { describe, expect, it } from 'vitest'

import type { WaypointType } from './model'
import { loneAgain, saysTwoThings, typesField, typesNow } from './waypoint-types.model'

describe('the types of a point', () => {
  it('are what either name says, and STANDARD where none does', () => {
    expect(typesNow({ type: ['WATER'] })).toEqual(['WATER'])
    expect(typesNow({ types: ['WATER', 'NATURE'] })).toEqual(['WATER', 'NATURE'])
    for (const nothing of [{}, { type: [] }, { types: [] }, { type: [], types: [] }]) {
      expect(typesNow(nothing, ['WATER'])).toEqual(['STANDARD'])
    }
  })

  it('are the ones that were changed where both names are sent', () => {
    const before: WaypointType[] = ['START', 'PARKING']
    const same: WaypointType[] = ['PARKING', 'START']
    expect(typesNow({ type: ['END'], types: same }, before)).toEqual(['END'])
    expect(typesNow({ type: same, types: ['END'] }, before)).toEqual(['END'])
    expect(typesNow({ type: ['WATER'], types: ['END'] }, before)).toEqual(['END'])
    expect(typesNow({ type: same, types: same }, before)).toEqual(same)
    // Of a new point nobody can tell.
    expect(typesNow({ type: ['WATER'], types: ['END'] })).toEqual(['END'])
  })

  it('say two things when they differ, whatever their order', () => {
    expect(saysTwoThings({ type: ['END'], types: ['START'] })).toBe(true)
    expect(saysTwoThings({ type: ['END'], types: ['END', 'WATER'] })).toBe(true)
    expect(saysTwoThings({ type: ['END', 'WATER'], types: ['END'] })).toBe(true)
    expect(saysTwoThings({ type: ['WATER', 'END'], types: ['END', 'WATER'] })).toBe(false)
    expect(saysTwoThings({ type: ['END'] })).toBe(false)
    expect(saysTwoThings({ types: ['END'] })).toBe(false)
  })

  it('are named as they were sent', () => {
    expect(typesField({ type: ['END'] })).toBe('type')
    expect(typesField({ types: ['END'] })).toBe('types')
    expect(typesField({ type: ['END'], types: ['END'] })).toBe('types')
    expect(typesField({})).toBe('types')
  })

  it('give the start and the arrival to one point each', () => {
    expect(loneAgain([['START'], ['WATER'], ['WATER'], ['END']])).toEqual([])
    expect(loneAgain([['START', 'END'], ['START', 'END'], ['WATER'], ['END']])).toEqual([1, 3])
  })
})
