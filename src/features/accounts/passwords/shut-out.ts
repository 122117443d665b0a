import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { sessionOf } from '@/platform/db/session'

/**
 * Nobody enters this account any more until a password is chosen by a link of its address: for an
 * account that is about to get a right, and whose address was never confirmed. A stranger may have
 * opened it before the owner of the address came.
 */
export async function shutOut(req: PayloadRequest, user: string): Promise<void> {
  const session = await sessionOf(req)
  await session.execute(sql`update users set salt = null, hash = null where id = ${user}`)
  await session.execute(sql`delete from users_sessions where _parent_id = ${user}`)
}
