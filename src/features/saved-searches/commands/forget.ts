import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { sessionOf } from '@/platform/db/session'

import { CONFIRM_HOURS } from '../model'

/** Erases what nobody confirmed in time. */
export async function forgetUnconfirmed(req: PayloadRequest): Promise<void> {
  const session = await sessionOf(req)
  await session.execute(sql`
    delete from saved_searches
    where confirmed_at is null and created_at < now() - make_interval(hours => ${CONFIRM_HOURS})`)
}
