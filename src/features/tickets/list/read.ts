import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { actorOf } from '@/platform/access/builders'
import { can } from '@/platform/access/model'
import { teamShelter } from '@/platform/access/team-shelter'
import { searchedSql, wordsSql } from '@/platform/db/plain'
import { sessionOf } from '@/platform/db/session'
import { paginationOf } from '@/platform/http/pagination.model'
import { zoneOf } from '@/platform/time/zones.model'

import { TICKET_PERMISSIONS } from '../access'
import type { TicketStatus } from '../model'
import type { TicketRow } from '../view'
import { TABS, type TicketTab } from './model'
import type { TicketsQuery } from './schema'

/** Tickets of a shelter that its member works on. */
function ownKinds(req: PayloadRequest, shelter: string): SQL {
  const actor = actorOf(req)
  const kinds = [
    can(actor, 'manageForms', shelter) ? sql`t.type <> 'ADOPTION'` : sql`false`,
    can(actor, 'manageAdoptions', shelter) ? sql`t.type = 'ADOPTION'` : sql`false`,
  ]
  return sql`t.shelter_id = ${shelter} and (${sql.join(kinds, sql` or `)})`
}

const hasStatus = (statuses: readonly TicketStatus[]): SQL =>
  sql`t.status::text in (${sql.join(
    statuses.map((status) => sql`${status}`),
    sql`, `,
  )})`

const WORDS = wordsSql(
  sql`t.title`,
  sql`t.requester_name`,
  sql`t.requester_email`,
  sql`t.number::text`,
)

function filtered(req: PayloadRequest, query: TicketsQuery): SQL[] {
  const { search, type, priority, assignee, awaitsTeam } = query
  return [
    ...searchedSql(WORDS, search),
    ...(type ? [sql`t.type = ${type}`] : []),
    ...(priority ? [sql`t.priority = ${priority}`] : []),
    ...(assignee ? [sql`t.assignee_id = ${actorOf(req)?.id ?? null}`] : []),
    ...(awaitsTeam ? [sql`t.awaits_team`] : []),
  ]
}

/** What is urgent, then what waits for the team, then what was touched last: the way down. */
const ORDERS: Record<TicketsQuery['sortBy'], Record<TicketsQuery['sortOrder'], SQL>> = {
  priority: {
    desc: sql`(t.priority = 'URGENT') desc, t.awaits_team desc, t.last_activity_at desc, t.id`,
    asc: sql`(t.priority = 'URGENT'), t.awaits_team, t.last_activity_at, t.id`,
  },
  lastActivityAt: {
    desc: sql`t.last_activity_at desc, t.id`,
    asc: sql`t.last_activity_at, t.id`,
  },
  createdAt: { desc: sql`t.created_at desc, t.id`, asc: sql`t.created_at, t.id` },
}

export type TicketsPage = {
  rows: TicketRow[]
  /** Of each tab, under the same filters. */
  counts: Record<TicketTab, number>
  pagination: { page: number; limit: number; total: number; pages: number }
}

/**
 * A page of the tickets of a shelter that the person works on.
 * @param key id or slug of the shelter
 * @throws {HttpError} 403, 404
 */
export async function listTickets(
  req: PayloadRequest,
  key: string,
  query: TicketsQuery,
): Promise<TicketsPage> {
  const right = { may: TICKET_PERMISSIONS, to: 'suivre les tickets' }
  const { id: shelter, timezone } = await teamShelter(req, key, right, ['timezone'])
  const session = await sessionOf(req)
  const { page, limit, status, sortBy, sortOrder } = query
  const where = sql.join([ownKinds(req, shelter), ...filtered(req, query)], sql` and `)
  const shown = status ? hasStatus(status) : sql`true`
  const tabs = Object.entries(TABS)
  const counted = await session.execute(sql`
    select ${sql.join(
      tabs.map(
        ([tab, { statuses }]) =>
          sql`count(*) filter (where ${hasStatus(statuses)})::int as ${sql.identifier(tab)}`,
      ),
      sql`, `,
    )}, count(*) filter (where ${shown})::int as shown from tickets t where ${where}
  `)
  const { shown: total, ...counts } = counted.rows[0] as Record<TicketTab | 'shown', number>
  const { rows } = await session.execute(sql`
    select t.id, t.number::int as number, t.title, t.type, t.priority, t.status,
      coalesce(t.awaits_team, false) as "awaitsTeam",
      coalesce(t.requester_name, t.requester_email, '') as "requesterName",
      coalesce(u.name, '') as "assigneeName",
      to_char(t.last_activity_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "lastActivityAt"
    from tickets t left join users u on u.id = t.assignee_id
    where ${where} and ${shown}
    order by ${ORDERS[sortBy][sortOrder]}
    limit ${limit} offset ${(page - 1) * limit}
  `)
  return {
    rows: (rows as Omit<TicketRow, 'timezone'>[]).map((row) => ({
      ...row,
      timezone: zoneOf(timezone),
    })),
    counts,
    pagination: paginationOf(page, limit, total),
  }
}
