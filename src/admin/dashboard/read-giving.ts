import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

import { parisDay, parisInstant } from '@/platform/time/model'

import { firstRow } from './statements'

/** What a shelter received and who gives each month; sums in cents, tips are not in them. */
export type GivingFigures = {
  /** Kept of this month's payments, in Paris, after refunds. */
  thisMonthCents: number
  sponsors: number
  /** Sponsorships of which the card is refused. */
  late: number
}

/** The line of the dashboard about giving. The caller has checked the right to see it. */
export async function readGivingFigures(
  payload: Payload,
  shelter: string,
  now: Date,
): Promise<GivingFigures> {
  const month = parisInstant(`${parisDay(now).slice(0, 7)}-01`, '00:00').toISOString()
  return firstRow<GivingFigures>(
    payload,
    sql`select
      coalesce((select sum(p.amount_cents) from payments p
        where p.shelter_id = ${shelter} and p.happened_at >= ${month}), 0)::int
        as "thisMonthCents",
      count(*) filter (where s.status = 'ACTIVE')::int as sponsors,
      count(*) filter (where s.status = 'PAST_DUE')::int as late
      from sponsorships s
      where s.shelter_id = ${shelter} and s.status in ('ACTIVE', 'PAST_DUE')`,
  )
}
