import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type PayloadRequest } from 'payload'

import { inTransaction } from '@/platform/db/transaction'
import { safeMessage } from '@/platform/jobs/model'
import { log } from '@/platform/log'

import { factsOf } from '../../mails'
import { holdSponsorship, writeSponsorship } from '../../settle/ledger'
import { cardKey, expiringMonth } from '../card.model'
import { tellCardExpires } from '../mails'

/** Sponsorships looked up at once. */
const BATCH = 200

/** Sponsorships that go on, whose card soon does not, and whose sponsor was not told of that card. */
const expiring = (month: number, after: string) => sql`
  select id from sponsorships
  where status in ('ACTIVE', 'PAST_DUE') and id > ${after}
    and card_expires_year * 100 + card_expires_month <= ${month}
    and card_warned is distinct from concat_ws(' ',
      card_expires_year || '-' || lpad((card_expires_month)::int::text, 2, '0'), card_last4)
  order by id limit ${BATCH}
`

/** Tells one sponsor, unless the card was changed or they were told meanwhile. */
async function warn(req: PayloadRequest, id: string, month: number): Promise<boolean> {
  return inTransaction(req, async (execute) => {
    const row = await holdSponsorship(req, execute, id)
    const key = row?.card ? cardKey(row.card) : null
    if (!row || !key || row.cardWarned === key) return false
    if (row.status !== 'ACTIVE' && row.status !== 'PAST_DUE') return false
    const { expiresMonth, expiresYear } = row.card ?? {}
    if ((expiresYear ?? 0) * 100 + (expiresMonth ?? 0) > month) return false
    const written = await writeSponsorship(req, id, { cardWarned: key })
    await tellCardExpires(req, await factsOf(req, written))
    return true
  })
}

/**
 * Tells sponsors whose card expires within a month, each card once, however often it runs. Source:
 * docs/decisions/exchanges.md (PLAN_EXPIRED).
 * @returns how many were told
 */
export async function warnExpiringCards(req: PayloadRequest, now = new Date()): Promise<number> {
  const { drizzle } = req.payload.db
  const month = expiringMonth(now)
  let told = 0
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const { rows } = await drizzle.execute<{ id: string }>(expiring(month, after))
    for (const { id } of rows) {
      try {
        if (await warn(await createLocalReq({}, req.payload), id, month)) told += 1
      } catch (error) {
        // The next day tries again.
        log.warn({ sponsorship: id, error: safeMessage(error) }, 'a sponsor was not warned')
      }
    }
    const last = rows.at(-1)
    if (!last) return told
    after = last.id
  }
}
