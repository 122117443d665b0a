import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { sessionOf } from '@/platform/db/session'
import { containing, wordsSql } from '@/platform/db/plain'
import { HttpError } from '@/platform/http/errors'

import type { AnnouncementStatus } from '../model'
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

/** Of one shelter, or of all. */
const scoped = (shelter: string | null) =>
  shelter === null ? sql`true` : sql`a.shelter_id = ${shelter}`

/**
 * A page of the announcements of a shelter's team, the latest first; of all for `null`. The caller
 * has checked who asks.
 */
export async function listAnnouncements(
  req: PayloadRequest,
  shelter: string | null,
  { page, limit, search, status }: AnnouncementsQuery,
): Promise<Announcements> {
  const session = await sessionOf(req)
  const words = wordsSql(sql`a.title`, sql`a.message`)
  const found = sql.join(
    [
      scoped(shelter),
      ...(search ?? '')
        .split(/\s+/)
        .filter(Boolean)
        .map((word) => sql`${words} like ${containing(word)}`),
    ],
    sql` and `,
  )
  const only = status ? sql`${found} and a.status = ${status}` : found
  const { rows } = await session.execute(sql`
    select ${COLUMNS} ${FROM} where ${only}
    order by a.send_at desc, a.id desc limit ${limit} offset ${(page - 1) * limit}`)
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
    pagination: { page, limit, total, pages: Math.ceil(total / limit) },
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
