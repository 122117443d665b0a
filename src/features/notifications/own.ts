import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { sessionOf } from '@/platform/db/session'
import { HttpError } from '@/platform/http/errors'

import { typesOf, type Category } from './page/model'
import { isOfTypes } from './queries'

/** Somebody else's is told apart from none by nobody. */
const unknown = (): HttpError => new HttpError(404, 'Notification introuvable')

/** Marks one as read; again changes nothing. @throws {HttpError} 404 for none, or somebody else's */
export async function markRead(req: PayloadRequest, user: string, id: string): Promise<void> {
  const session = await sessionOf(req)
  const { rows } = await session.execute(sql`
    update notifications set read_at = coalesce(read_at, now()), updated_at = now()
    where id = ${id} and user_id = ${user} returning id
  `)
  if (rows.length === 0) throw unknown()
}

/** Marks all of a person as read, or all of one category. @returns how many were not */
export async function markAllRead(
  req: PayloadRequest,
  user: string,
  category?: Category,
): Promise<number> {
  const session = await sessionOf(req)
  const { rows } = await session.execute(sql`
    update notifications set read_at = now(), updated_at = now()
    where user_id = ${user} and read_at is null ${category ? isOfTypes(typesOf(category)) : sql``}
    returning id
  `)
  return rows.length
}

/** Takes one away for good. @throws {HttpError} 404 for none, or somebody else's */
export async function removeOwn(req: PayloadRequest, user: string, id: string): Promise<void> {
  const session = await sessionOf(req)
  const { rows } = await session.execute(
    sql`delete from notifications where id = ${id} and user_id = ${user} returning id`,
  )
  if (rows.length === 0) throw unknown()
}
