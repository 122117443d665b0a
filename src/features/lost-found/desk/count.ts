import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { actorOf } from '@/platform/access/builders'
import { sessionOf } from '@/platform/db/session'

import { reportFlags } from '../flags'
import { publicReportSql } from '../public'

/** How many reports wait for a super admin; none wait for a shelter. */
export async function countWaiting(req: PayloadRequest): Promise<number> {
  if (!actorOf(req)?.isSuperAdmin) return 0
  const session = await sessionOf(req)
  const { rows } = await session.execute<{ count: number }>(sql`
    select count(*)::int as count from lost_found_reports r
    where r.id in (select f.object_id from ${reportFlags.waiting}) and ${publicReportSql}`)
  return rows[0]?.count ?? 0
}
