import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  afterRequesterWrote,
  mayDeleteComment,
  mayEditComment,
  mayMove,
  nextTicketStatuses,
  ticketPermission,
  TICKET_TYPE_LABELS,
  TICKET_STATUS_LABELS,
  type TicketStatus,
  type TicketType,
} from './model'

const STATUSES = Object.keys(TICKET_STATUS_LABELS) as TicketStatus[]
const status = fc.constantFrom(...STATUSES)

describe('the states of a ticket', () => {
  it('go forward, or back to work', () => {
    fc.assert(
      fc.property(status, status, (from, to) => {
        if (from === to || !mayMove(from, to)) return
        const isForward = STATUSES.indexOf(to) > STATUSES.indexOf(from)
        expect(isForward || to === 'IN_PROGRESS').toBe(true)
      }),
    )
  })
  it('lead from everywhere to the end, which is one', () => {
    for (const from of STATUSES) expect(mayMove(from, 'CLOSED')).toBe(true)
    expect(nextTicketStatuses('CLOSED')).toEqual([])
  })
  it('follow the person who asked by a legal step only', () => {
    for (const from of STATUSES) {
      const next = afterRequesterWrote(from)
      if (next === null) expect(from).toBe('CLOSED')
      else expect(mayMove(from, next)).toBe(true)
    }
  })
  it.each<[TicketStatus, TicketStatus | null]>([
    ['OPEN', 'OPEN'],
    ['IN_PROGRESS', 'IN_PROGRESS'],
    ['WAITING', 'IN_PROGRESS'],
    ['RESOLVED', 'IN_PROGRESS'],
    ['CLOSED', null],
  ])('are, once the person who asked wrote to one that is %s, %s', (from, next) => {
    expect(afterRequesterWrote(from)).toBe(next)
  })
})

it('a ticket about an adoption asks for the permission of adoptions, no other does', () => {
  const types = Object.keys(TICKET_TYPE_LABELS) as TicketType[]
  const adoptions = types.filter((type) => ticketPermission(type) === 'manageAdoptions')
  expect(adoptions).toEqual(['ADOPTION'])
  expect(ticketPermission('CONTACT')).toBe('manageForms')
})

describe('a comment', () => {
  const now = new Date('2026-11-21T12:15:00Z')
  const written = (createdAt: string, author: string | null = 'me', fromTeam = false) => ({
    author,
    createdAt,
    fromTeam,
  })
  const me = { id: 'me' }

  it.each([
    ['2026-11-21T12:00:00.000Z', me, true],
    ['2026-11-21T11:59:59.999Z', me, false],
    ['2026-11-21T11:00:00.000Z', { id: 'root', isSuperAdmin: true }, true],
    ['2026-11-21T12:14:00.000Z', { id: 'other' }, false],
    ['2026-11-21T12:14:00.000Z', null, false],
  ])('of %s is edited by %o: %s', (createdAt, reader, allowed) => {
    expect(mayEditComment(written(createdAt), reader, now)).toBe(allowed)
  })
  it('is deleted by its author and by super admins', () => {
    const old = written('2020-01-01T00:00:00Z')
    expect(mayDeleteComment(old, me)).toBe(true)
    expect(mayDeleteComment(old, { id: 'root', isSuperAdmin: true })).toBe(true)
    expect(mayDeleteComment(old, { id: 'other' })).toBe(false)
    expect(mayDeleteComment(written('2020-01-01T00:00:00Z', null), null)).toBe(false)
    expect(mayDeleteComment(written('2020-01-01T00:00:00Z', null), me)).toBe(false)
  })
  it('without an account is of whoever has the link, what a forgotten person of the team wrote is not', () => {
    const holder = { id: null, hasLink: true }
    const at = '2026-11-21T12:01:00.000Z'
    const early = '2026-11-21T11:59:00.000Z'
    for (const reader of [holder, { id: 'me', hasLink: true }]) {
      expect(mayEditComment(written(at, null), reader, now)).toBe(true)
      expect(mayEditComment(written(early, null), reader, now)).toBe(false)
      expect(mayDeleteComment(written(early, null), reader)).toBe(true)
      expect(mayEditComment(written(at, null, true), reader, now)).toBe(false)
      expect(mayDeleteComment(written(at, null, true), reader)).toBe(false)
    }
    // Signed with an account: that account, whoever has the link.
    expect(mayDeleteComment(written(at, 'me'), holder)).toBe(false)
    expect(mayDeleteComment(written(at, 'me'), { id: 'me', hasLink: true })).toBe(true)
  })
})
