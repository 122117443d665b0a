import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { sessionOf } from '@/platform/db/session'

import type { NotificationType } from './model'

/** A notification as its person reads it. */
export type OwnNotification = {
  id: string
  type: NotificationType
  title: string
  message: string
  read: boolean
  /** ISO 8601. */
  readAt: string | null
  createdAt: string
  data: {
    shelterId: string | null
    animalId: string | null
    newsId: string | null
    /** A path of this site. */
    actionUrl: string | null
  }
}

type Row = {
  id: string
  type: NotificationType
  title: string
  message: string | null
  read_at: string | null
  created_at: string
  shelter_id: string | null
  animal_id: string | null
  news_id: string | null
  action_url: string | null
}

const iso = (value: string | null): string | null => value && new Date(value).toISOString()

const toOwn = (row: Row): OwnNotification => ({
  id: row.id,
  type: row.type,
  title: row.title,
  message: row.message ?? '',
  read: row.read_at !== null,
  readAt: iso(row.read_at),
  createdAt: iso(row.created_at) ?? '',
  data: {
    shelterId: row.shelter_id,
    animalId: row.animal_id,
    newsId: row.news_id,
    actionUrl: row.action_url,
  },
})

export type Paged = {
  page: number
  limit: number
  unreadOnly: boolean
  /** Of these types alone. */
  types?: readonly NotificationType[] | undefined
}

/** How many a person has, and how many of them are not read. */
export async function countOwn(
  req: PayloadRequest,
  user: string,
): Promise<{ total: number; unread: number }> {
  const session = await sessionOf(req)
  const { rows } = await session.execute(sql`
    select count(*)::int as total, (count(*) filter (where read_at is null))::int as unread
    from notifications where user_id = ${user}
  `)
  const [counted] = rows as Array<{ total: number; unread: number }>
  return counted ?? { total: 0, unread: 0 }
}

/** How many a person has not read: asked by every open page, every two minutes. */
export async function countUnread(req: PayloadRequest, user: string): Promise<number> {
  const session = await sessionOf(req)
  const { rows } = await session.execute(sql`
    select count(*)::int as unread from notifications where user_id = ${user} and read_at is null
  `)
  return (rows as Array<{ unread: number }>)[0]?.unread ?? 0
}

/** Of these types alone, after another condition on `notifications`. */
export const isOfTypes = (types: readonly NotificationType[]): SQL =>
  sql`and type::text = any(${sql.param([...types])}::text[])`

/** A page of what a person was told, the latest first. */
export async function listOwn(
  req: PayloadRequest,
  user: string,
  { page, limit, unreadOnly, types }: Paged,
): Promise<OwnNotification[]> {
  const session = await sessionOf(req)
  const { rows } = await session.execute(sql`
    select id, type, title, message, read_at, created_at, shelter_id, animal_id, news_id, action_url
    from notifications
    where user_id = ${user} ${unreadOnly ? sql`and read_at is null` : sql``}
      ${types ? isOfTypes(types) : sql``}
    order by created_at desc, id desc
    limit ${limit} offset ${(page - 1) * limit}
  `)
  return (rows as Row[]).map(toOwn)
}
