import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { inTransaction } from '@/platform/db/transaction'
import { log } from '@/platform/log'

/** Days after which nobody needs to know who did not pay in the end. */
const ABANDONED_DAYS = 90

/** Nothing can be sent to it (RFC 2606); each row has its own, so that none look alike. */
const FORGOTTEN_HOST = '@anonyme.invalid'

/** Rows of one round; the next day takes the rest. */
const AT_ONCE = 500

const TABLES = [
  { table: sql`donations`, isOver: sql`status in ('EXPIRED', 'FAILED')` },
  { table: sql`sponsorships`, isOver: sql`status = 'ENDED' and end_reason = 'EXPIRED'` },
] as const

/**
 * Takes out of the gifts that were never paid who wanted to give: no law asks to keep it. What was
 * paid is accounting, and stays (docs/decisions/money.md). A donor of whom nothing else is left is
 * forgotten too.
 * @returns how many gifts were anonymised
 */
export async function forgetAbandoned(req: PayloadRequest, now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - ABANDONED_DAYS * 86_400_000).toISOString()
  // Beside Payload, so that the audit log does not write down what is to be forgotten.
  const forgotten = await inTransaction(req, async (execute) => {
    let count = 0
    for (const { table, isOver } of TABLES) {
      const { rows } = await execute(sql`
        update ${table} set first_name = null, last_name = null,
          email = id::text || ${FORGOTTEN_HOST}::text, message = null, newsletter_at = null,
          newsletter_text = null, receipt_wanted = false, address_line = null,
          address_postal_code = null, address_city = null, address_country = null,
          checkout_url = null, fingerprint = null, revision = revision + 1
        where id in (
          select id from ${table}
          where ${isOver} and created_at < ${before} and email not like ${`%${FORGOTTEN_HOST}`}
            and id not in (
              select coalesce(donation_id, sponsorship_id) from payments
              where donation_id is not null or sponsorship_id is not null
            )
          order by created_at limit ${AT_ONCE} for update
        )
        returning id
      `)
      count += rows.length
    }
    await execute(sql`
      delete from campaign_thanks t using donations d
      where d.id = t.donation_id and d.email like ${`%${FORGOTTEN_HOST}`}
        and not exists (select 1 from payments p where p.donation_id = d.id)
    `)
    const isForgotten = sql`email not like ${`%${FORGOTTEN_HOST}`} and created_at < ${before}
      and not exists (select 1 from donations d
        where d.donor_id = donors.id and d.email not like ${`%${FORGOTTEN_HOST}`})
      and not exists (select 1 from sponsorships s
        where s.donor_id = donors.id and s.email not like ${`%${FORGOTTEN_HOST}`})
      and not exists (select 1 from payments p where p.donor_id = donors.id)`
    // Held, then looked at once more: one who gives again at that moment stays.
    await execute(sql`select 1 from donors where ${isForgotten} order by id for update`)
    await execute(sql`
      update donors set email = id::text || ${FORGOTTEN_HOST}::text, first_name = null,
        last_name = null, user_id = null
      where ${isForgotten}
    `)
    return count
  })
  if (forgotten > 0) log.info({ forgotten }, 'gifts that were never paid were anonymised')
  return forgotten
}
