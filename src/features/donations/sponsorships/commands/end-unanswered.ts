import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { safeMessage } from '@/platform/jobs/model'
import { log } from '@/platform/log'

import { endSponsorship } from './end'

/**
 * Ends the sponsorships whose sponsor did not answer in fifteen days after the animal left. Source:
 * docs/decisions/money.md.
 * @returns how many ended
 */
export async function endUnanswered(req: PayloadRequest, now = new Date()): Promise<number> {
  const { drizzle } = req.payload.db
  const { rows } = await drizzle.execute<{ id: string }>(sql`
    select id from sponsorships
    where status = 'AWAITING_CHOICE' and choice_until < ${now.toISOString()} order by choice_until
  `)
  let ended = 0
  for (const { id } of rows) {
    try {
      await endSponsorship(req, id, 'NO_ANSWER')
      ended += 1
    } catch (error) {
      // The next day tries again; meanwhile it is paused.
      log.warn({ sponsorship: id, error: safeMessage(error) }, 'a sponsorship did not end')
    }
  }
  return ended
}
