import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { sessionOf } from '@/platform/db/session'

/** Minutes after which a draft that nobody fetched is gone. */
const KEPT_MINUTES = 10

/**
 * Drops the forms that were refused and whose page nobody opened.
 * @param now milliseconds since 1970
 */
export async function dropDrafts(req: PayloadRequest, now = Date.now()): Promise<void> {
  const session = await sessionOf(req)
  const before = new Date(now - KEPT_MINUTES * 60_000).toISOString()
  await session.execute(sql`delete from abuse_drafts where created_at < ${before}`)
}
