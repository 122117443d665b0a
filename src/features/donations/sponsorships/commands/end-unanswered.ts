import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { Sponsorship } from '@/payload-types'
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
  // Whoever answers while others are being ended goes on.
  const isDue = ({ status, choiceUntil }: Sponsorship): boolean =>
    status === 'AWAITING_CHOICE' && Boolean(choiceUntil) && new Date(choiceUntil ?? '') < now
  let ended = 0
  for (const { id } of rows) {
    try {
      const { status } = await endSponsorship(req, id, 'NO_ANSWER', isDue)
      if (status === 'ENDED') ended += 1
    } catch (error) {
      // The next day tries again; meanwhile it is paused.
      log.warn({ sponsorship: id, error: safeMessage(error) }, 'a sponsorship did not end')
    }
  }
  return ended
}
