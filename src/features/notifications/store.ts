import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { sessionOf } from '@/platform/db/session'

import type { NotificationType } from './model'
import { cutAt, KEPT_DAYS, MESSAGE_MAX, TITLE_MAX } from './types.model'

/** What is told to several people at once. */
export type Told = {
  type: NotificationType
  title: string
  message: string
  shelter?: string | null
  animal?: string | null
  news?: string | null
  /** A path of this site; anything else is left out. */
  actionUrl?: string | null
}

/**
 * The accounts of the people told: those that are named and those whose confirmed address it is,
 * or, for many, a `select` of ids of accounts.
 */
export type Audience = { users: readonly string[]; emails: readonly string[] } | SQL

const list = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`

const isAmong = (audience: Audience): SQL =>
  'users' in audience
    ? sql`(
        users.id = any(${list(audience.users)}::uuid[])
        or (users.email_verified is not null and users.email = any(${list(audience.emails)}))
      )`
    : sql`users.id in (${audience})`

/**
 * Writes a row for each person of the audience who has an account, in the caller's transaction and
 * with one statement, however many they are. The person who made it happen is not told.
 * @returns how many were told
 */
export async function storeNotices(
  req: PayloadRequest,
  audience: Audience,
  { type, title, message, shelter, animal, news, actionUrl }: Told,
): Promise<number> {
  const session = await sessionOf(req)
  const own = actionUrl && /^\/(?!\/)/.test(actionUrl) ? actionUrl.slice(0, 2000) : null
  const author = req.user?.collection === 'users' ? req.user.id : null
  const { rows } = await session.execute(sql`
    insert into notifications
      (id, user_id, type, title, message, shelter_id, animal_id, news_id, action_url, created_at, updated_at)
    select gen_random_uuid(), users.id, ${type}::enum_notifications_type,
      ${cutAt(title, TITLE_MAX)}, ${cutAt(message, MESSAGE_MAX)}, ${shelter ?? null}::uuid,
      ${animal ?? null}::uuid, ${news ?? null}::uuid, ${own}, now(), now()
    from users
    where ${isAmong(audience)}
      and users.id::text is distinct from ${author}
    returning id
  `)
  return rows.length
}

/** Forgets what is too old. @returns how many went */
export async function forgetOldNotices(req: PayloadRequest): Promise<number> {
  const session = await sessionOf(req)
  const { rows } = await session.execute(sql`
    delete from notifications
    where (read_at is not null and created_at < now() - make_interval(days => ${KEPT_DAYS.read}))
      or created_at < now() - make_interval(days => ${KEPT_DAYS.unread})
      or user_id is null
    returning id
  `)
  return rows.length
}
