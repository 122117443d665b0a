import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { enqueue } from '@/platform/jobs/enqueue'
import { safeMessage } from '@/platform/jobs/model'
import { log } from '@/platform/log'
import { paymentProvider } from '@/platform/payments/provider'
import type { Hint } from '@/platform/payments/types'

import { targetOf, type Target } from '../ledger'
import { settleGift } from '../tasks'
import { settle } from './settle'

type GiftHint = Exclude<Hint, { kind: 'account' }>

/** The row that knows a thing of the provider's already. */
async function known(req: PayloadRequest, { kind, id }: GiftHint): Promise<Target | null> {
  const { drizzle } = req.payload.db
  const queries = {
    checkout: sql`
      select 'donation' as kind, id from donations where checkout_id = ${id}
      union all select 'sponsorship', id from sponsorships where checkout_id = ${id}`,
    subscription: sql`
      select 'sponsorship' as kind, id from sponsorships where subscription_id = ${id}`,
    payment: sql`
      select case when donation_id is null then 'sponsorship' else 'donation' end as kind,
        coalesce(donation_id, sponsorship_id) as id
      from payments where provider_id = ${id} limit 1`,
  }
  const { rows } = await drizzle.execute<Target>(queries[kind])
  const [row] = rows
  return row ? { kind: row.kind, id: row.id } : null
}

/**
 * Keeps the id of a page whose answer never reached us: the server died between the two. A page of
 * another account only claims to be about this row: whoever holds that account writes what it says.
 */
async function adopt(
  req: PayloadRequest,
  { kind, id }: Target,
  { id: checkout, account }: GiftHint,
): Promise<void> {
  const { drizzle } = req.payload.db
  const table = kind === 'donation' ? sql`donations` : sql`sponsorships`
  await drizzle.execute(sql`
    update ${table} set checkout_id = ${checkout}, revision = revision + 1
    where id = ${id} and checkout_id is null and account is not distinct from ${account}
  `)
}

/** The row of a thing that we do not know yet, by what the provider says of it. */
async function lookedUp(req: PayloadRequest, hint: GiftHint): Promise<Target | null> {
  const provider = paymentProvider()
  if (!provider) return null
  const at = { account: hint.account, id: hint.id }
  if (hint.kind === 'checkout') {
    const target = targetOf((await provider.readCheckout(at)).reference)
    if (target) await adopt(req, target, hint)
    return target
  }
  if (hint.kind === 'subscription') {
    return targetOf((await provider.readSubscription(at)).reference)
  }
  const payment = await provider.readPayment(at)
  const { account } = hint
  return payment.subscription
    ? targetOfHint(req, { kind: 'subscription', account, id: payment.subscription })
    : targetOf(payment.reference)
}

const targetOfHint = async (req: PayloadRequest, hint: GiftHint): Promise<Target | null> =>
  (await known(req, hint)) ?? lookedUp(req, hint)

/**
 * Something may have happened: looks it up at once, or later when that fails. Never throws: an
 * event that is lost here is found by the reconciliation. Hints about accounts are not for here.
 */
export async function receiveHint(req: PayloadRequest, hint: Hint): Promise<void> {
  if (hint.kind === 'account') return
  try {
    const target = await targetOfHint(req, hint)
    // Not a gift of ours, such as a payment that a shelter took elsewhere on its account.
    if (!target) return
    try {
      await settle(req, target)
    } catch (error) {
      log.warn({ ...target, error: safeMessage(error) }, 'a gift is looked up later')
      await enqueue(req, settleGift, target)
    }
  } catch (error) {
    log.error({ kind: hint.kind, error: safeMessage(error) }, 'a hint was lost')
  }
}
