import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { sessionOf } from '@/platform/db/session'

import { ownReports } from '../access'

/** How many of the reports that the person reads nobody has opened yet. */
export async function countUnread(req: PayloadRequest): Promise<number> {
  const session = await sessionOf(req)
  const { rows } = await session.execute<{ count: number }>(
    sql`select count(*)::int as count from abuse_reports r
        where r.is_unread and ${await ownReports(req)}`,
  )
  return rows[0]?.count ?? 0
}
