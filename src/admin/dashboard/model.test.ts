import { describe, expect, it } from 'vitest'

import type { Actor, Role } from '../../platform/access/model'
import { daysBefore, filterOf, listPath, monthsBefore, placeFor, whereOf } from './model'

const member = (...teams: Array<[string, Role]>): Actor => ({
  id: 'u',
  memberships: teams.map(([shelter, role]) => ({ shelter, role })),
})

describe('placeFor', () => {
  it('leads to the selected shelter, or the only one', () => {
    const one = member(['a', 'EDITOR'])
    expect(placeFor(one, 'a')).toEqual({ kind: 'shelter', id: 'a' })
    expect(placeFor(one, null)).toEqual({ kind: 'shelter', id: 'a' })
    expect(placeFor(member(['a', 'EDITOR'], ['b', 'ADMIN']), 'b')).toEqual({
      kind: 'shelter',
      id: 'b',
    })
  })
  it('never leads to a shelter of others, whatever the cookie says', () => {
    expect(placeFor(member(['a', 'ADMIN']), 'b')).toEqual({ kind: 'shelter', id: 'a' })
    expect(placeFor(null, 'b')).toEqual({ kind: 'nothing' })
    expect(placeFor({ id: 'v' }, 'b')).toEqual({ kind: 'nothing' })
  })
  it('asks whoever has several, and explains to a volunteer', () => {
    const mixed = member(['a', 'EDITOR'], ['b', 'VOLUNTEER'])
    expect(placeFor(mixed, 'b')).toEqual({ kind: 'choice', refused: 'b' })
    expect(placeFor(mixed, null)).toEqual({ kind: 'shelter', id: 'a' })
    expect(placeFor(member(['a', 'EDITOR'], ['b', 'ADMIN']), null)).toEqual({
      kind: 'choice',
      refused: null,
    })
    expect(placeFor(member(['a', 'VOLUNTEER']), 'a')).toEqual({ kind: 'nothing' })
  })
  it('leads by the teams that a row names, as an id or as a whole shelter', () => {
    const whole: Actor = {
      id: 'u',
      memberships: [{ shelter: { id: 'a' }, role: 'EDITOR' }],
    }
    expect(placeFor(whole, 'a')).toEqual({ kind: 'shelter', id: 'a' })
    // A row whose shelter is gone leads nowhere, and does not hide the one that is left.
    expect(placeFor(member(['', 'ADMIN']), null)).toEqual({ kind: 'nothing' })
    expect(placeFor(member(['', 'VOLUNTEER'], ['a', 'ADMIN']), null)).toEqual({
      kind: 'shelter',
      id: 'a',
    })
    expect(placeFor({ id: 'u', memberships: null }, 'a')).toEqual({ kind: 'nothing' })
  })
  it('says which shelter was refused, and only when it is one of theirs', () => {
    const three = member(['a', 'EDITOR'], ['b', 'ADMIN'], ['c', 'VOLUNTEER'])
    expect(placeFor(three, 'c')).toEqual({ kind: 'choice', refused: 'c' })
    expect(placeFor(three, 'z')).toEqual({ kind: 'choice', refused: null })
    expect(placeFor(three, '')).toEqual({ kind: 'choice', refused: null })
  })
  it('shows a super admin the platform, or the shelter selected', () => {
    const boss: Actor = { id: 's', isSuperAdmin: true }
    expect(placeFor(boss, null)).toEqual({ kind: 'platform' })
    expect(placeFor(boss, 'b')).toEqual({ kind: 'shelter', id: 'b' })
  })
})

describe('the days it counts', () => {
  it('goes back by days and by months, to the end of shorter months', () => {
    expect(daysBefore(new Date('2026-03-01T10:00:00Z'), 60)).toBe('2025-12-31T10:00:00.000Z')
    expect(monthsBefore(new Date('2026-11-21T10:00:00Z'), 12)).toBe('2025-11-21T10:00:00.000Z')
    expect(monthsBefore(new Date('2028-02-29T10:00:00Z'), 12)).toBe('2027-02-28T10:00:00.000Z')
  })
})

describe('filters', () => {
  it('are written as the list and as the API read them', () => {
    const filter = filterOf('unpublished', new Date())
    expect(decodeURIComponent(listPath('pages', filter))).toBe(
      '/admin/collections/pages?where[or][0][and][0][_status][equals]=draft&where[or][0][and][1][status][equals]=PUBLISHED',
    )
    expect(whereOf(filter)).toEqual({
      or: [{ and: [{ _status: { equals: 'draft' } }, { status: { equals: 'PUBLISHED' } }] }],
    })
    expect(listPath('pages')).toBe('/admin/collections/pages')
  })
})
