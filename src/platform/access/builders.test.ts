import type { FieldAccess } from 'payload'
import { describe, expect, it } from 'vitest'

import { staffField } from './builders'
import type { Role } from './model'

type Args = Parameters<FieldAccess>[0]

const asked = (role: Role | null, more: object) => {
  const user = role && { id: 'u', memberships: [{ shelter: 'a', role }] }
  return staffField('manageAnimals')({ req: { user }, ...more } as Args)
}

describe('a column for the staff of a shelter', () => {
  it('is read on a stored row of the own shelter only', () => {
    const row = (shelter?: string) => ({ id: '1', doc: { id: '1', shelter } })
    expect(asked('EDITOR', row('a'))).toBe(true)
    expect(asked('EDITOR', row('b'))).toBe(false)
    expect(asked('VOLUNTEER', row('a'))).toBe(false)
    expect(asked(null, row('a'))).toBe(false)
    // A reading that hides the shelter hides what is private.
    expect(asked('EDITOR', row())).toBe(false)
    expect(asked('EDITOR', { doc: { id: '1' } })).toBe(false)
  })

  it('is on the form of a new document, whose shelter is not chosen yet', () => {
    expect(asked('EDITOR', { data: {} })).toBe(true)
    expect(asked('EDITOR', { data: { _status: 'draft' }, doc: { _status: 'draft' } })).toBe(true)
    expect(asked('EDITOR', { data: { shelter: 'a' } })).toBe(true)
    expect(asked('EDITOR', { data: { shelter: 'b' } })).toBe(false)
    expect(asked('VOLUNTEER', { data: {} })).toBe(false)
    expect(asked(null, { data: {} })).toBe(false)
  })
})
