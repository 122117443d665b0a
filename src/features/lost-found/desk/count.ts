import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'

import type { User } from '@/payload-types'
import type { Actor } from '@/platform/access/model'
import { sessionOf } from '@/platform/db/session'
import { openPayload } from '@/platform/payload'

import { publicReportSql } from '../public'
import { deskShelters } from './access'

/** How many reports wait for a super admin; 0 for a shelter, null for whoever has no desk. */
export async function countWaiting(user: NonNullable<Actor>): Promise<number | null> {
  const req = await createLocalReq({ user: user as User }, await openPayload())
  const shelters = await deskShelters(req)
  if (shelters !== 'all') return shelters.length > 0 ? 0 : null
  const session = await sessionOf(req)
  const { rows } = await session.execute<{ count: number }>(sql`
    select count(distinct f.report_id)::int as count
    from lost_found_flags f join lost_found_reports r on r.id = f.report_id
    where f.settled_at is null and ${publicReportSql}`)
  return rows[0]?.count ?? 0
}
