import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { isoSql } from '@/platform/db/iso'
import { actorOf } from '@/platform/access/builders'
import { sheltersWith } from '@/platform/access/model'
import { searchedSql, wordsSql } from '@/platform/db/plain'
import { sessionOf } from '@/platform/db/session'
import { paginationOf } from '@/platform/http/pagination.model'

import { MISSION_COLUMNS } from '../rows'
import { volunteersTeam } from '../team'
import type {
  ApplicationsView,
  MissionsView,
  TeamApplication,
  TeamMission,
  TeamVolunteer,
  VolunteersView,
} from '../view'
import type { ApplicationsQuery, MissionsQuery, VolunteersQuery } from './schema'

type Paged = { search?: string | undefined; page: number; limit: number }
type Read = { columns: SQL; from: SQL; where: SQL[]; words: SQL; order: SQL }
type Session = Awaited<ReturnType<typeof sessionOf>>

/** @param rowsOf asks for the rows, of which only the caller knows the columns */
async function pageOf<Row>(
  req: PayloadRequest,
  rowsOf: (session: Session, query: SQL) => Promise<{ rows: Row[] }>,
  read: Read,
  { search, page, limit }: Paged,
) {
  const session = await sessionOf(req)
  const where = sql.join([...read.where, ...searchedSql(read.words, search)], sql` and `)
  const { rows } = await rowsOf(
    session,
    sql`
    select ${read.columns} from ${read.from} where ${where} order by ${read.order}
    limit ${limit} offset ${(page - 1) * limit}`,
  )
  const { rows: counts } = await session.execute<{ total: number }>(
    sql`select count(*)::int as total from ${read.from} where ${where}`,
  )
  const total = counts[0]?.total ?? 0
  const pagination = paginationOf(page, limit, total)
  return { success: true as const, data: rows, pagination }
}

/** The missions of a shelter, those online first. @throws {HttpError} 403, 404 */
export async function listTeamMissions(
  req: PayloadRequest,
  key: string,
  query: MissionsQuery,
): Promise<MissionsView> {
  const { id } = await volunteersTeam(req, key)
  return pageOf(
    req,
    (session, rows) => session.execute<TeamMission>(rows),
    {
      columns: sql`${MISSION_COLUMNS}, m.status, m.version,
        (select count(*)::int from volunteer_applications a
          where a.mission_id = m.id and a.status = 'PENDING') as waiting,
        (select count(*)::int from volunteer_slots t where t.mission_id = m.id
          and t.cancelled_at is null and t.starts_at > now()) as "nextSlots"`,
      from: sql`volunteer_missions m`,
      where: [
        sql`m.shelter_id = ${id}`,
        ...(query.status ? [sql`m.status = ${query.status}`] : []),
      ],
      words: wordsSql(sql`m.title`, sql`m.commune_name`),
      order: sql`case m.status when 'OPEN' then 0 when 'PAUSED' then 1 else 2 end,
        m.created_at desc, m.id`,
    },
    query,
  )
}

/** Offers to help a shelter: those that wait the longest first, of the others the latest. */
export async function listApplications(
  req: PayloadRequest,
  key: string,
  query: ApplicationsQuery,
): Promise<ApplicationsView> {
  const { id } = await volunteersTeam(req, key)
  return pageOf(
    req,
    (session, rows) => session.execute<TeamApplication>(rows),
    {
      columns: sql`a.id, jsonb_build_object('id', m.id, 'title', m.title, 'slug', m.slug) as mission,
        a.name, u.email, a.phone, a.age, a.parent_name as "parentName", a.availability, a.message,
        a.status, a.answer, ${isoSql(sql`a.created_at`)} as "createdAt"`,
      from: sql`volunteer_applications a join volunteer_missions m on m.id = a.mission_id
        join users u on u.id = a.user_id`,
      where: [
        sql`a.shelter_id = ${id}`,
        query.status ? sql`a.status = ${query.status}` : sql`a.status <> 'WITHDRAWN'`,
      ],
      words: wordsSql(sql`a.name`, sql`m.title`),
      order: sql`case when a.status = 'PENDING' then a.created_at end nulls last,
        a.created_at desc, a.id`,
    },
    query,
  )
}

/** The volunteers of a shelter by name, with what they did. */
export async function listVolunteers(
  req: PayloadRequest,
  key: string,
  query: VolunteersQuery,
): Promise<VolunteersView> {
  const { id } = await volunteersTeam(req, key)
  const worked = sql`from volunteer_shifts f join volunteer_slots t on t.id = f.slot_id
    where f.shelter_id = v.shelter_id and f.user_id = v.user_id and f.attendance = 'ATTENDED'
      and t.cancelled_at is null`
  return pageOf(
    req,
    (session, rows) => session.execute<TeamVolunteer>(rows),
    {
      columns: sql`v.id, v.name, u.email, v.phone, ${isoSql(sql`v.since`)} as since,
        ${isoSql(sql`v.ended_at`)} as "endedAt", v.ended_reason as "endedReason",
        (select coalesce(sum(f.validated_minutes), 0)::int ${worked}) as minutes,
        (select count(*)::int ${worked}) as slots`,
      from: sql`volunteers v join users u on u.id = v.user_id`,
      where: [
        sql`v.shelter_id = ${id}`,
        query.ended ? sql`v.ended_at is not null` : sql`v.ended_at is null`,
      ],
      words: wordsSql(sql`v.name`),
      order: sql`v.name, v.id`,
    },
    query,
  )
}

/** How many offers wait for the person. */
export async function countWaiting(req: PayloadRequest): Promise<number> {
  const shelters = sheltersWith(actorOf(req), 'manageForms')
  // Super admins help out: the offers of every shelter do not wait for them.
  if (shelters === 'all') return 0
  const session = await sessionOf(req)
  const { rows } = await session.execute<{ count: number }>(sql`
    select count(*)::int as count from volunteer_applications
    where status = 'PENDING' and shelter_id = any(${sql.param(shelters)}::uuid[])`)
  return rows[0]?.count ?? 0
}
