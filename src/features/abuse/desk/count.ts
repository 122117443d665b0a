import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'

import type { User } from '@/payload-types'
import type { Actor } from '@/platform/access/model'
import { sessionOf } from '@/platform/db/session'
import { openPayload } from '@/platform/payload'

import { ownReports, readsReports } from '../access'

/** How many reports nobody has opened yet; null for a person who reads none at all. */
export async function countUnread(user: NonNullable<Actor>): Promise<number | null> {
  const req = await createLocalReq({ user: user as User }, await openPayload())
  if (!(await readsReports(req))) return null
  const session = await sessionOf(req)
  const { rows } = await session.execute<{ count: number }>(
    sql`select count(*)::int as count from abuse_reports r
        where r.is_unread and ${await ownReports(req)}`,
  )
  return rows[0]?.count ?? 0
}
