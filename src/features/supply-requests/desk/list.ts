import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { actorOf } from '@/platform/access/builders'
import { sheltersWith } from '@/platform/access/model'
import { teamScope, type TeamScope } from '@/platform/access/team-scope'
import { searchedSql, wordsSql } from '@/platform/db/plain'
import { sessionOf } from '@/platform/db/session'
import { paginationOf } from '@/platform/http/pagination.model'

import { RIGHT } from '../access'
import { isLate } from '../public'
import {
  REQUESTS,
  RESPONSES,
  TEAM_COLUMNS,
  TEAM_RESPONSE_COLUMNS,
  toRequests,
  toTeamResponse,
  type TeamRequestRow,
  type TeamResponseRow,
} from '../rows'
import type {
  ExportQuery,
  RequestsQuery,
  RequestState,
  ResponsesQuery,
  TeamRequests,
  TeamResponses,
} from './schema'

const OF_ALL = 'Choisissez un refuge'

/** @throws {HttpError} 403, 404 */
export const scopeOf = (req: PayloadRequest, key: string | null): Promise<TeamScope> =>
  teamScope(req, key, { right: RIGHT, ofAll: OF_ALL })

const within = ({ shelter }: TeamScope): SQL =>
  shelter === null
    ? sql`r.deleted_at is null`
    : sql`(r.deleted_at is null and r.shelter_id = ${shelter}::uuid)`

const IS_FULL = sql`(r.quantity_requested is not null
  and coalesce(p.secured, 0) >= r.quantity_requested)`
/** Archived once its last day is over, whether or not the night has passed. */
const IS_ARCHIVED = sql`(r.is_active is not true or ${isLate})`
const STATES: Readonly<Record<RequestState, SQL>> = {
  OPEN: sql`(not ${IS_ARCHIVED} and not ${IS_FULL})`,
  FULL: sql`(not ${IS_ARCHIVED} and ${IS_FULL})`,
  ARCHIVED: IS_ARCHIVED,
}

const REQUEST_WORDS = wordsSql(sql`r.title`, sql`r.description`, sql`s.name`)

/** What a team asks for, what waits first. @throws {HttpError} 403, 404 */
export async function listTeamRequests(
  req: PayloadRequest,
  key: string | null,
  { state, category, urgency, search, page, limit }: RequestsQuery,
): Promise<Omit<TeamRequests, 'success'>> {
  const mine = within(await scopeOf(req, key))
  const others = sql.join(
    [
      mine,
      ...(category ? [sql`r.category = ${category}`] : []),
      ...(urgency ? [sql`r.urgency = ${urgency}`] : []),
      ...searchedSql(REQUEST_WORDS, search),
    ],
    sql` and `,
  )
  const where = state ? sql`${others} and ${STATES[state]}` : others
  const session = await sessionOf(req)
  const { rows } = await session.execute<TeamRequestRow>(sql`
    select ${TEAM_COLUMNS} from ${REQUESTS} where ${where}
    order by (coalesce(p.waiting, 0) > 0) desc, r.created_at desc, r.id
    limit ${limit} offset ${(page - 1) * limit}`)
  const { rows: counted } = await session.execute<TeamRequests['counts'] & { total: number }>(sql`
    select (count(*) filter (where ${where}))::int as total,
      (count(*) filter (where ${STATES.OPEN}))::int as "OPEN",
      (count(*) filter (where ${STATES.FULL}))::int as "FULL",
      (count(*) filter (where ${STATES.ARCHIVED}))::int as "ARCHIVED"
    from ${REQUESTS} where ${others}`)
  const { total = 0, OPEN = 0, FULL = 0, ARCHIVED = 0 } = counted[0] ?? {}
  return {
    data: await toRequests(rows),
    counts: { OPEN, FULL, ARCHIVED },
    pagination: paginationOf(page, limit, total),
  }
}

const RESPONSE_WORDS = wordsSql(sql`a.name`, sql`r.title`, sql`a.message`)

export const responsesWhere = (
  scope: TeamScope,
  { request, search }: Omit<ExportQuery, 'status'>,
): SQL =>
  sql.join(
    [
      within(scope),
      sql`not a.is_archived`,
      ...(request ? [sql`a.request_id = ${request}::uuid`] : []),
      ...searchedSql(RESPONSE_WORDS, search),
    ],
    sql` and `,
  )

/** What people bring, what waits first, the oldest first. @throws {HttpError} 403, 404 */
export async function listTeamResponses(
  req: PayloadRequest,
  key: string | null,
  { status, page, limit, ...query }: ResponsesQuery,
): Promise<Omit<TeamResponses, 'success'>> {
  const others = responsesWhere(await scopeOf(req, key), query)
  const where = status ? sql`${others} and a.status = ${status}` : others
  const session = await sessionOf(req)
  const { rows } = await session.execute<TeamResponseRow>(sql`
    select ${TEAM_RESPONSE_COLUMNS} from ${RESPONSES} where ${where}
    order by (a.status = 'PENDING') desc, (a.status = 'ACCEPTED') desc,
      case when a.status in ('PENDING', 'ACCEPTED') then a.responded_at end,
      a.responded_at desc, a.id
    limit ${limit} offset ${(page - 1) * limit}`)
  const { rows: counted } = await session.execute<TeamResponses['counts'] & { total: number }>(sql`
    select (count(*) filter (where ${where}))::int as total,
      (count(*) filter (where a.status = 'PENDING'))::int as "PENDING",
      (count(*) filter (where a.status = 'ACCEPTED'))::int as "ACCEPTED",
      (count(*) filter (where a.status = 'REJECTED'))::int as "REJECTED",
      (count(*) filter (where a.status = 'DONE'))::int as "DONE"
    from ${RESPONSES} where ${others}`)
  const { total = 0, PENDING = 0, ACCEPTED = 0, REJECTED = 0, DONE = 0 } = counted[0] ?? {}
  return {
    data: rows.map(toTeamResponse),
    counts: { PENDING, ACCEPTED, REJECTED, DONE },
    pagination: paginationOf(page, limit, total),
  }
}

/** How many answers wait for the person. */
export async function countWaiting(req: PayloadRequest): Promise<number> {
  const shelters = sheltersWith(actorOf(req), 'manageForms')
  const session = await sessionOf(req)
  const { rows } = await session.execute<{ count: number }>(sql`
    select coalesce(sum(p.waiting), 0)::int as count from supply_progress p
    join supply_requests r on r.id = p.request_id
    where p.waiting > 0 and r.deleted_at is null and ${
      shelters === 'all' ? sql`true` : sql`r.shelter_id = any(${sql.param(shelters)}::uuid[])`
    }`)
  return rows[0]?.count ?? 0
}
