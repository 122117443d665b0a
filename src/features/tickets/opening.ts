import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { Ticket } from '@/payload-types'
import { sessionOf } from '@/platform/db/session'
import { lockName } from '@/platform/db/transaction'

import { TICKET_MAX, type TicketType } from './model'

type Opening = {
  shelter: string
  type: TicketType
  title: string
  description?: string | null
  priority?: Ticket['priority']
  requester?: { name?: string | null; email?: string | null; user?: string | null }
  assignee?: string | null
  animal?: string | null
  submission?: string | null
  /** Somebody outside of the team asks: it is the team's turn. */
  awaitsTeam: boolean
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
