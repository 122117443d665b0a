import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { sessionOf } from '@/platform/db/session'
import { lockName } from '@/platform/db/transaction'
import { addDays, parisDay, parisInstant } from '@/platform/time/model'

export type GiftDay = {
  /** Of Paris: `2026-11-25`. */
  day: string
  /** Donations whose money came on that day. */
  count: number
  amountCents: number
}

/**
 * What a shelter received on the day of a payment, this one included. In the transaction that
 * writes it: two payments at once wait for each other, so that the last one counts both.
 */
export async function giftDayOf(req: PayloadRequest, shelter: string, at: Date): Promise<GiftDay> {
  const day = parisDay(at)
  const session = await sessionOf(req)
  await lockName(session.execute.bind(session), `gifts:${shelter}`)
  const { rows } = await session.execute<{ count: number; cents: number }>(sql`
    select count(*)::int as count, coalesce(sum(amount_cents), 0)::int as cents
    from payments
    where shelter_id = ${shelter} and kind = 'CHARGE' and donation_id is not null
      and happened_at >= ${parisInstant(day, '00:00').toISOString()}
      and happened_at < ${parisInstant(addDays(day, 1), '00:00').toISOString()}
  `)
  return { day, count: rows[0]?.count ?? 0, amountCents: rows[0]?.cents ?? 0 }
}

/** Sponsorships of a shelter whose first payment came on the day of a payment, this one included; as {@link giftDayOf}. */
export async function sponsorshipDayOf(
  req: PayloadRequest,
  shelter: string,
  at: Date,
): Promise<Pick<GiftDay, 'day' | 'count'>> {
  const day = parisDay(at)
  const start = parisInstant(day, '00:00').toISOString()
  const session = await sessionOf(req)
  await lockName(session.execute.bind(session), `gifts:${shelter}`)
  const { rows } = await session.execute<{ count: number }>(sql`
    select count(distinct p.sponsorship_id)::int as count from payments p
    where p.shelter_id = ${shelter} and p.kind = 'CHARGE' and p.sponsorship_id is not null
      and p.happened_at >= ${start}
      and p.happened_at < ${parisInstant(addDays(day, 1), '00:00').toISOString()}
      and not exists (select 1 from payments b where b.sponsorship_id = p.sponsorship_id
        and b.kind = 'CHARGE' and b.happened_at < ${start})`)
  return { day, count: rows[0]?.count ?? 0 }
}
