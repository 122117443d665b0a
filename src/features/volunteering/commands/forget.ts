import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { sessionOf } from '@/platform/db/session'

/** Days; source: docs/decisions/volunteering.md. */
const APPLICATION_DAYS = 365
const PHONE_DAYS = 365

/**
 * Erases offers of a year ago, whatever became of them, and the telephone of whoever has not helped for a
 * year. Hours stay: people ask for certificates of years ago.
 */
export async function forgetOld(req: PayloadRequest, now = new Date()): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  const session = await sessionOf(req)
  await session.execute(sql`
    delete from volunteer_applications
    where coalesce(decided_at, created_at) < ${at} - make_interval(days => ${APPLICATION_DAYS})`)
  await session.execute(sql`
    update volunteers set phone = null, ended_reason = null
    where ended_at < ${at} - make_interval(days => ${PHONE_DAYS})
      and (phone is not null or ended_reason is not null)`)
}
