import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { sessionOf } from '@/platform/db/session'

import type { TypeCount } from './model'

/** How many a person has of each type, and how many of them are not read. */
export async function countByType(req: PayloadRequest, user: string): Promise<TypeCount[]> {
  const session = await sessionOf(req)
  const { rows } = await session.execute(sql`
    select type, count(*)::int as total, (count(*) filter (where read_at is null))::int as unread
    from notifications where user_id = ${user} group by type
  `)
  return rows as TypeCount[]
}
