import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { Execute } from '@/platform/db/transaction'
import { safeMessage } from '@/platform/jobs/model'
import { log } from '@/platform/log'
import { paymentProvider } from '@/platform/payments/provider'
import { ProviderDown } from '@/platform/payments/types'

import { returnTips } from '../../refunds/commands/return-tips'
import { abandonOldRefunds } from '../../refunds/orders'
import { forgetReason } from '../../sponsorships/commands/end'
import { followLeft } from '../../sponsorships/held'
import { leftOrders } from '../../sponsorships/orders'
import type { Target } from '../ledger'
import { settle } from './settle'

/** Rows of one round; the next one takes the rest. */
const AT_ONCE = 500
const LONGEST_MS = 240_000
/** Days in which the provider may still say that a gift was paid after all. */
const LATE_DAYS = 2
/** Days after which what should be over, or paid, is of an account that is not ours any more. */
const STALE_DAYS = 3

/**
 * Everything of which the provider may know more than we do: pages that are open, terms that are
 * due, ends, pauses and refunds that a command did not finish; then, last, answers that may come late, and
 * pages that should have closed by themselves. Of each the oldest come first.
 */
async function openTargets(req: PayloadRequest, provider: string): Promise<Target[]> {
  const { drizzle } = req.payload.db
  const isLate = sql`checkout_id is not null
    and created_at > now() - make_interval(days => ${LATE_DAYS})`
  const isStale = sql`created_at < now() - make_interval(days => ${STALE_DAYS})`
  const { rows } = await drizzle.execute<Target>(sql`
    select kind, id from (
      select 'donation' as kind, id, created_at as since,
        status <> 'PENDING' or ${isStale} as is_late
      from donations
      where provider = ${provider}
        and (status = 'PENDING' or (status in ('FAILED', 'EXPIRED') and ${isLate}))
      union all
      select 'sponsorship', id, coalesce(next_payment_at, created_at),
        status = 'ENDED' or (status = 'PENDING' and ${isStale})
          or (status = 'ACTIVE'
            and coalesce(next_payment_at < now() - make_interval(days => ${STALE_DAYS}), false))
      from sponsorships
      where provider = ${provider} and (
        status in ('PENDING', 'PAST_DUE')
        or (status = 'ACTIVE' and (next_payment_at is null or next_payment_at <= now()))
        or (status in ('ACTIVE', 'PAUSED', 'AWAITING_CHOICE') and end_reason is not null)
        or (status = 'AWAITING_CHOICE' and next_payment_at is not null)
        or (status = 'ENDED' and end_reason = 'EXPIRED' and ${isLate}))
      union all
      select case when p.donation_id is null then 'sponsorship' else 'donation' end,
        coalesce(p.donation_id, p.sponsorship_id), o.created_at, false
      from refund_orders o join payments p on p.id = o.payment_id
      where o.outcome is null and p.provider = ${provider}
    ) as open order by is_late, since limit ${AT_ONCE}
  `)
  return rows.map(({ kind, id }) => ({ kind, id }))
}

/** Changes of sponsorships whose server died before it knew the answer. */
async function followLeftOrders(req: PayloadRequest, execute: Execute): Promise<void> {
  for (const id of await leftOrders(execute)) {
    try {
      await followLeft(req, id)
    } catch (error) {
      log.warn({ sponsorship: id, error: safeMessage(error) }, 'an order could not be looked up')
      if (error instanceof ProviderDown) return
    }
  }
}

/**
 * Looks up everything that is open, whatever became of its events, and gives back the tips that
 * are still on their way.
 * @returns how many rows were looked up
 */
export async function reconcileOpen(req: PayloadRequest): Promise<number> {
  const provider = paymentProvider()
  if (!provider) return 0
  const started = Date.now()
  let looked = 0
  for (const target of await openTargets(req, provider.name)) {
    if (Date.now() - started > LONGEST_MS) break
    try {
      await settle(req, target)
      if (target.kind === 'sponsorship') await forgetReason(req, target.id)
      looked += 1
    } catch (error) {
      log.warn({ ...target, error: safeMessage(error) }, 'a gift could not be looked up')
      // It answers nobody now: the next round asks again.
      if (error instanceof ProviderDown) break
    }
  }
  const { drizzle } = req.payload.db
  const execute: Execute = drizzle.execute.bind(drizzle)
  await abandonOldRefunds(execute)
  await followLeftOrders(req, execute)
  await returnTips(req, provider)
  return looked
}
