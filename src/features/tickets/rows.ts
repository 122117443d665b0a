import { sql } from '@payloadcms/db-postgres'
import { isolateObjectProperty, type PayloadRequest } from 'payload'

import type { Ticket, User } from '@/payload-types'
import { actorOf } from '@/platform/access/builders'
import { idOf } from '@/platform/access/model'
import type { Execute } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'
import { zoneOf } from '@/platform/time/zones.model'

import { isOfTeam, mayWorkOn } from './access'

/** As whom somebody reads a ticket: the team sees everything, who asked what is not internal. */
export type Reading = { ticket: Ticket; shelter: string; as: 'team' | 'requester' }

const MISSING = 'Ticket introuvable'

/** @throws {HttpError} 404 */
export async function ticketRow(req: PayloadRequest, id: string): Promise<Ticket> {
  const row = await req.payload.findByID({
    collection: 'tickets',
    id,
    // Who may see it is decided by the caller, who looks at what the row says.
    overrideAccess: true,
    disableErrors: true,
    req,
    depth: 0,
  })
  if (!row) throw new HttpError(404, MISSING)
  return row
}

/**
 * A ticket, and as whom the person of the request reads it.
 * @throws {HttpError} 401 without a session; 403 for a member of the team without the right; 404
 */
export async function readingOf(req: PayloadRequest, id: string): Promise<Reading> {
  const actor = actorOf(req)
  if (!actor) throw new HttpError(401)
  const ticket = await ticketRow(req, id)
  const shelter = idOf(ticket.shelter) ?? ''
  if (mayWorkOn(actor, ticket.type, shelter)) return { ticket, shelter, as: 'team' }
  if (idOf(ticket.requester?.user) === actor.id) return { ticket, shelter, as: 'requester' }
  throw isOfTeam(actor, shelter) ? new HttpError(403) : new HttpError(404, MISSING)
}

/** The same for the team alone. @throws {HttpError} 401, 403, 404 */
export async function workingOn(req: PayloadRequest, id: string): Promise<Reading> {
  const reading = await readingOf(req, id)
  if (reading.as !== 'team') throw new HttpError(403)
  return reading
}

/**
 * The ticket again, held until the transaction ends: one writer at a time. The answer that opened it is held
 * first, as by whoever treats that: the other way round two would wait for each other.
 */
export async function held(req: PayloadRequest, execute: Execute, id: string): Promise<Ticket> {
  await execute(sql`
    select 1 from form_submissions
    where id = (select submission_id from tickets where id = ${id}) for no key update`)
  await execute(sql`select id from tickets where id = ${id} for update`)
  return ticketRow(req, id)
}

export type Known = Pick<User, 'id' | 'name' | 'email' | 'isSuperAdmin' | 'memberships'>

/** The accounts behind ids, as far as a ticket names them. */
export async function peopleOf(
  req: PayloadRequest,
  ids: ReadonlyArray<string | null>,
): Promise<Map<string, Known>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'users',
    // A name under a comment is for whoever reads the comment; e-mails go to the team alone.
    overrideAccess: true,
    req,
    depth: 0,
    pagination: false,
    limit: wanted.length,
    select: { name: true, email: true, isSuperAdmin: true, memberships: true },
    where: { id: { in: wanted } },
  })
  return new Map(docs.map((user) => [user.id, user]))
}

/** `timezone`: IANA name of its clocks. */
export type Home = { id: string; name: string; slug: string; email: string; timezone: string }

/** The shelter of a ticket, whatever its state. */
export async function homeOf(req: PayloadRequest, id: string): Promise<Home> {
  const { name, slug, email, timezone } = await req.payload.findByID({
    collection: 'shelters',
    id,
    // Its name and its clock are those of its own ticket.
    overrideAccess: true,
    req,
    depth: 0,
    select: { name: true, slug: true, email: true, timezone: true },
  })
  return { id, name, slug, email, timezone: zoneOf(timezone) }
}

/**
 * The same request, in the same transaction, as the program's own: the person who asks belongs
 * to no team, and Payload lets nobody name a shelter that is not theirs.
 */
export function byProgram(req: PayloadRequest): PayloadRequest {
  const own = isolateObjectProperty(req, ['user', 'payloadAPI'])
  own.user = null
  own.payloadAPI = 'local'
  return own
}
