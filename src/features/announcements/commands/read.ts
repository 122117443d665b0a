import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { sessionOf } from '@/platform/db/session'
import { directionSql } from '@/platform/db/order'
import { plainSql, searchedSql, wordsSql } from '@/platform/db/plain'
import { HttpError } from '@/platform/http/errors'
import { paginationOf } from '@/platform/http/pagination.model'

import type { AnnouncementSort, AnnouncementStatus } from '../model'
import type { AnnouncementsQuery } from '../schema'
import type { Announcement, Announcements } from '../view'

type Row = Omit<
  Announcement,
  'isPlatform' | 'shelter' | 'author' | 'actionUrl' | 'sendAt' | 'sentAt'
> & {
  action_url: string | null
  is_platform: boolean | null
  author: string | null
  send_at: string
  sent_at: string | null
  shelter_id: string | null
  shelter_name: string | null
}

const iso = (value: string): string => new Date(value).toISOString()

const toView = (row: Row): Announcement => ({
  id: row.id,
  kind: row.kind,
  audience: row.audience,
  shelter: row.shelter_id ? { id: row.shelter_id, name: row.shelter_name ?? '' } : null,
  department: row.department,
  title: row.title,
  message: row.message,
  actionUrl: row.action_url,
  status: row.status,
  author: row.author ?? 'Compte supprimé',
  isPlatform: row.is_platform === true,
  sendAt: iso(row.send_at),
  sentAt: row.sent_at && iso(row.sent_at),
  told: row.told === null ? null : Number(row.told),
  reason: row.reason,
})

const COLUMNS = sql`a.id, a.kind, a.audience, a.department, a.title, a.message, a.action_url,
  a.status, a.is_platform, a.send_at, a.sent_at, a.told, a.reason, u.name as author,
  s.id as shelter_id, s.name as shelter_name`
const FROM = sql`from announcements a left join users u on u.id = a.author_id
  left join shelters s on s.id = a.shelter_id`

const ORDERS: Readonly<Record<AnnouncementSort, SQL>> = {
  sendAt: sql`a.send_at`,
  title: plainSql(sql`a.title`),
  told: sql`a.told`,
}

/** Of one shelter, or of all. */
const scoped = (shelter: string | null) =>
  shelter === null ? sql`true` : sql`a.shelter_id = ${shelter}`

/**
 * A page of the announcements of a shelter's team; of all for `null`. Those of which nobody was told
 * yet come last by how many were. The caller has checked who asks.
 */
export async function listAnnouncements(
  req: PayloadRequest,
  shelter: string | null,
  query: AnnouncementsQuery,
): Promise<Announcements> {
  const { page, limit, search, status, sortBy } = query
  const direction = directionSql(query.sortOrder)
  const session = await sessionOf(req)
  const words = wordsSql(sql`a.title`, sql`a.message`)
  const found = sql.join([scoped(shelter), ...searchedSql(words, search)], sql` and `)
  const only = status ? sql`${found} and a.status = ${status}` : found
  const { rows } = await session.execute(sql`
    select ${COLUMNS} ${FROM} where ${only}
    order by ${ORDERS[sortBy]} ${direction} nulls last, a.id ${direction}
    limit ${limit} offset ${(page - 1) * limit}`)
  const { rows: groups } = await session.execute(sql`
    select a.status, count(*)::int as total from announcements a where ${found} group by 1`)
  const statuses = Object.fromEntries(
    (groups as Array<{ status: AnnouncementStatus; total: number }>).map((each) => [
      each.status,
      each.total,
    ]),
  ) as Partial<Record<AnnouncementStatus, number>>
  const total = status
    ? (statuses[status] ?? 0)
    : Object.values(statuses).reduce((sum, each) => sum + each, 0)
  return {
    data: (rows as Row[]).map(toView),
    counts: { statuses },
    pagination: paginationOf(page, limit, total),
  }
}

/** One of them. @throws {HttpError} 404 for none, or one of another shelter */
export async function readAnnouncement(
  req: PayloadRequest,
  shelter: string | null,
  id: string,
): Promise<Announcement> {
  const session = await sessionOf(req)
  const { rows } = await session.execute(
    sql`select ${COLUMNS} ${FROM} where a.id = ${id} and ${scoped(shelter)}`,
  )
  const row = (rows as Row[])[0]
  if (!row) throw new HttpError(404, 'Annonce introuvable')
  return toView(row)
}
