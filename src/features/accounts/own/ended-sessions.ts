import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { sessionOf } from '@/platform/db/session'

import { DEVICE_PREFIX } from './model'

/** Forgets what was kept of sessions that ended. @returns how many there were */
export async function forgetEndedSessions(req: PayloadRequest): Promise<number> {
  const session = await sessionOf(req)
  const { rows } = await session.execute(sql`
    delete from payload_kv where starts_with(key, ${DEVICE_PREFIX}) and not exists (
      select 1 from users_sessions
      where id = substr(key, ${DEVICE_PREFIX.length + 1}::int) and expires_at > now()
    )
    returning id
  `)
  return rows.length
}
