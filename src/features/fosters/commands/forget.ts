import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { sessionOf } from '@/platform/db/session'

import { NAMELESS } from '../model'

/** Years after the last day; source: docs/decisions/animals.md. */
const KEPT_YEARS = 3

/**
 * Takes the family out of stays that ended long ago; the days stay in the story of the animal. Whoever
 * has an account finds their stays in it for as long as it exists, without what the team noted.
 */
export async function forgetFamilies(req: PayloadRequest, now = new Date()): Promise<void> {
  const session = await sessionOf(req)
  const isOld = sql`f.ended_on < (${now.toISOString()}::timestamptz - make_interval(years => ${KEPT_YEARS}))::date`
  const hasAccount = sql`exists (select 1 from users u where u.email = lower(f.email))`
  await session.execute(sql`
    update foster_stays f set phone = null, note = null
    where ${isOld} and (phone is not null or note is not null)`)
  await session.execute(sql`
    update foster_stays f set name = ${NAMELESS}, email = null
    where ${isOld} and (name <> ${NAMELESS} or email is not null) and not ${hasAccount}`)
}
