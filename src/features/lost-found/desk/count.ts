import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'

import type { User } from '@/payload-types'
import type { Actor } from '@/platform/access/model'
import { sessionOf } from '@/platform/db/session'
import { openPayload } from '@/platform/payload'

import { reportFlags } from '../flags'
import { publicReportSql } from '../public'
import { deskShelters } from './access'

/** How many reports wait for a super admin; 0 for a shelter, null for whoever has no desk. */
export async function countWaiting(user: NonNullable<Actor>): Promise<number | null> {
  const req = await createLocalReq({ user: user as User }, await openPayload())
  const shelters = await deskShelters(req)
  if (shelters !== 'all') return shelters.length > 0 ? 0 : null
  const session = await sessionOf(req)
  const { rows } = await session.execute<{ count: number }>(sql`
    select count(*)::int as count from lost_found_reports r
    where r.id in (select f.object_id from ${reportFlags.waiting}) and ${publicReportSql}`)
  return rows[0]?.count ?? 0
}
