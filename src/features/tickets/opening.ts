import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { Ticket } from '@/payload-types'
import { sessionOf } from '@/platform/db/session'
import { lockName } from '@/platform/db/transaction'

import { TICKET_MAX } from './model'
import { openedAlready, type Opening } from './sent-twice'

/**
 * Opens a ticket that somebody wrote, once: the same words sent twice are one. As
 * {@link openTicket}; of two at once the second waits.
 */
export async function openTicketOnce(
  req: PayloadRequest,
  opening: Opening,
): Promise<{ ticket: Ticket; isNew: boolean }> {
  const session = await sessionOf(req)
  await lockName(session.execute.bind(session), `tickets:${opening.shelter}`)
  const before = await openedAlready(req, opening)
  if (before) return { ticket: before, isNew: false }
  return { ticket: await openTicket(req, opening), isNew: true }
}

/** Numbers of one shelter follow each other without a hole, two openings at once included. */
async function nextNumber(req: PayloadRequest, shelter: string): Promise<number> {
  const session = await sessionOf(req)
  await lockName(session.execute.bind(session), `tickets:${shelter}`)
  const { rows } = await session.execute(
    sql`select coalesce(max(number), 0) + 1 as next from tickets where shelter_id = ${shelter}`,
  )
  return Number(rows[0]?.next)
}

/**
 * Opens a ticket with the next number of its shelter, inside the transaction of the caller, who
 * also knows whom to tell.
 * @param opening texts longer than a ticket takes are cut
 */
export async function openTicket(
  req: PayloadRequest,
  { title, description, ...opening }: Opening,
): Promise<Ticket> {
  return req.payload.create({
    collection: 'tickets',
    // Only commands write tickets; the caller checked who may open one.
    overrideAccess: true,
    req,
    depth: 0,
    data: {
      ...opening,
      number: await nextNumber(req, opening.shelter),
      title: title.slice(0, TICKET_MAX.title),
      description: description?.slice(0, TICKET_MAX.stored),
      priority: opening.priority ?? 'NORMAL',
      status: 'OPEN',
      lastActivityAt: new Date().toISOString(),
    },
  })
}
