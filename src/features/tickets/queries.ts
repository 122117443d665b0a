import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { teamWith } from '@/features/notifications/commands'
import { publicShelter } from '@/features/shelters/public'
import type { Ticket } from '@/payload-types'
import { actorOf } from '@/platform/access/builders'
import { can, idOf } from '@/platform/access/model'
import { containing, wordsSql } from '@/platform/db/plain'
import { sessionOf } from '@/platform/db/session'

import type { ListQuery, TicketTab } from './list/query'
import { TABS, TICKETS_PER_PAGE } from './list/query'
import { trackingPath } from './mails'
import { nextTicketStatuses, ticketPermission } from './model'
import { homeOf, peopleOf, ticketRow, workingOn, type Home } from './rows'
import type { OwnTicket, TicketRow, TicketView } from './view'

async function animalOf(
  req: PayloadRequest,
  ticket: Ticket,
): Promise<{ id: string; name: string } | null> {
  const id = idOf(ticket.animal)
  if (!id) return null
  const row = await req.payload.findByID({
    collection: 'animals',
    id,
    // The person who asked named the animal, and the team keeps it.
    overrideAccess: true,
    disableErrors: true,
    req,
    depth: 0,
    select: { name: true },
  })
  return row ? { id, name: row.name } : null
}

function ownView(ticket: Ticket, { id, name, slug }: Home, animal: OwnTicket['animal']): OwnTicket {
  return {
    id: ticket.id,
    number: ticket.number,
    title: ticket.title,
    description: ticket.description ?? '',
    status: ticket.status,
    createdAt: ticket.createdAt,
    lastActivityAt: ticket.lastActivityAt,
    shelter: { id, name, slug },
    animal,
    path: trackingPath(ticket.id),
  }
}

/**
 * A ticket for whoever has the link of the person who asked.
 * @throws {HttpError} 404
 */
export async function readByLink(req: PayloadRequest, id: string): Promise<OwnTicket> {
  const ticket = await ticketRow(req, id)
  const home = await homeOf(req, idOf(ticket.shelter) ?? '')
  return ownView(ticket, home, await animalOf(req, ticket))
}

/** The shelters to which anybody may write, by name. */
export async function listReachableShelters(
  req: PayloadRequest,
): Promise<Array<{ id: string; label: string }>> {
  const { docs } = await req.payload.find({
    collection: 'shelters',
    // Approved shelters are public, whoever asks.
    overrideAccess: true,
    req,
    depth: 0,
    pagination: false,
    limit: 2000,
    sort: 'name',
    select: { name: true, location: true },
    where: publicShelter,
  })
  return docs.map(({ id, name, location }) => ({ id, label: `${name} (${location.city})` }))
}

/** The tickets that the signed-in person asked for, the latest activity first; at most 50. */
export async function listOwnTickets(req: PayloadRequest): Promise<OwnTicket[]> {
  const { user } = req
  if (user?.collection !== 'users') return []
  const { docs } = await req.payload.find({
    collection: 'tickets',
    // The own ones, as the person who asked sees them.
    overrideAccess: true,
    req,
    depth: 0,
    pagination: false,
    limit: 50,
    sort: '-lastActivityAt',
    where: {
      or: [
        { 'requester.user': { equals: user.id } },
        // What was asked without an account, with an address that is theirs.
        ...(user.emailVerified
          ? [
              {
                'requester.user': { exists: false },
                'requester.email': { in: [user.email, user.email.toLowerCase()] },
              },
            ]
          : []),
      ],
    },
  })
  const ids = [...new Set(docs.map(({ shelter }) => idOf(shelter) ?? ''))]
  const homes = new Map<string, Home>(
    await Promise.all(ids.map(async (id) => [id, await homeOf(req, id)] as const)),
  )
  return docs.map((ticket) => ownView(ticket, homes.get(idOf(ticket.shelter) ?? '') as Home, null))
}

/**
 * A ticket for the team that works on it.
 * @throws {HttpError} 401, 403, 404
 */
export async function readTicket(req: PayloadRequest, id: string): Promise<TicketView> {
  const { ticket, shelter } = await workingOn(req, id)
  const home = await homeOf(req, shelter)
  const team = await teamWith(req, shelter, ticketPermission(ticket.type))
  const assignee = idOf(ticket.assignee)
  const known = assignee ? (await peopleOf(req, [assignee])).get(assignee) : undefined
  const { path: _own, ...own } = ownView(ticket, home, await animalOf(req, ticket))
  return {
    ...own,
    type: ticket.type,
    priority: ticket.priority,
    awaitsTeam: Boolean(ticket.awaitsTeam),
    requester: {
      name: ticket.requester?.name ?? '',
      email: ticket.requester?.email ?? '',
      hasAccount: Boolean(ticket.requester?.user),
    },
    assignee: known ? { id: known.id, name: known.name } : null,
    submissionId: idOf(ticket.submission),
    next: nextTicketStatuses(ticket.status),
    team: team.flatMap(({ userId, name }) => (userId ? [{ id: userId, name: name ?? '' }] : [])),
  }
}

/** Tickets of a shelter that its member works on. */
function ownKinds(req: PayloadRequest, shelter: string): SQL {
  const actor = actorOf(req)
  const kinds = [
    can(actor, 'manageForms', shelter) ? sql`t.type <> 'ADOPTION'` : sql`false`,
    can(actor, 'manageAdoptions', shelter) ? sql`t.type = 'ADOPTION'` : sql`false`,
  ]
  return sql`t.shelter_id = ${shelter} and (${sql.join(kinds, sql` or `)})`
}

const inTab = (tab: TicketTab): SQL => {
  const { statuses } = TABS[tab]
  const list = sql.join(
    statuses.map((status) => sql`${status}`),
    sql`, `,
  )
  return sql`t.status::text in (${list})`
}

function filtered(req: PayloadRequest, query: ListQuery): SQL[] {
  const { search, type, priority, mine, awaitsTeam } = query
  const words = wordsSql(
    sql`t.title`,
    sql`t.requester_name`,
    sql`t.requester_email`,
    sql`t.number::text`,
  )
  return [
    ...(search ? [sql`${words} like ${containing(search)}`] : []),
    ...(type ? [sql`t.type = ${type}`] : []),
    ...(priority ? [sql`t.priority = ${priority}`] : []),
    ...(mine ? [sql`t.assignee_id = ${actorOf(req)?.id ?? null}`] : []),
    ...(awaitsTeam ? [sql`t.awaits_team`] : []),
  ]
}

const ORDERS: Record<ListQuery['sort'], SQL> = {
  todo: sql`(t.priority = 'URGENT') desc, t.awaits_team desc, t.last_activity_at desc, t.id`,
  recent: sql`t.last_activity_at desc, t.id`,
  oldest: sql`t.created_at, t.id`,
}

export type TicketList = {
  rows: TicketRow[]
  total: number
  page: number
  pages: number
  /** Of each tab, under the same filters. */
  counts: Record<TicketTab, number>
}

/** A page of the tickets of a shelter that the person works on. */
export async function listTickets(
  req: PayloadRequest,
  shelter: string,
  query: ListQuery,
): Promise<TicketList> {
  const session = await sessionOf(req)
  const where = sql.join([ownKinds(req, shelter), ...filtered(req, query)], sql` and `)
  const tabs = Object.keys(TABS) as TicketTab[]
  const shown = query.status ? sql`t.status = ${query.status}` : inTab(query.tab)
  const counted = await session.execute(sql`
    select ${sql.join(
      tabs.map((tab) => sql`count(*) filter (where ${inTab(tab)})::int as ${sql.identifier(tab)}`),
      sql`, `,
    )}, count(*) filter (where ${shown})::int as shown from tickets t where ${where}
  `)
  const { shown: total, ...counts } = counted.rows[0] as Record<TicketTab | 'shown', number>
  const pages = Math.max(1, Math.ceil(total / TICKETS_PER_PAGE))
  const page = Math.min(query.page, pages)
  const { rows } = await session.execute(sql`
    select t.id, t.number::int as number, t.title, t.type, t.priority, t.status,
      coalesce(t.awaits_team, false) as "awaitsTeam",
      coalesce(t.requester_name, t.requester_email, '') as "requesterName",
      coalesce(u.name, '') as "assigneeName",
      to_char(t.last_activity_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "lastActivityAt"
    from tickets t left join users u on u.id = t.assignee_id
    where ${where} and ${shown}
    order by ${ORDERS[query.sort]}
    limit ${TICKETS_PER_PAGE} offset ${(page - 1) * TICKETS_PER_PAGE}
  `)
  return { rows: rows as TicketRow[], total, page, pages, counts }
}
