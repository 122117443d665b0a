import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { Account, PaymentProvider } from '@/platform/payments/types'

import { receiveHint } from './receive-hint'

/** Days in which the event of a dispute may have been lost without anybody looking. */
const NEW_DAYS = 35
/** Days after which a bank has decided. Source: docs.stripe.com/disputes/how-disputes-work. */
const OPEN_DAYS = 180

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000)

/**
 * Looks up the payments of an account that a bank took back lately, and those of which the ledger
 * says so: nothing else asks for them when the event of a dispute was lost, however old the payment.
 * @throws {ProviderDown | ProviderRefusal}
 */
export async function lookUpDisputes(
  req: PayloadRequest,
  provider: PaymentProvider,
  { account, now }: { account: Account; now: Date },
): Promise<void> {
  const { rows } = await req.payload.db.drizzle.execute<{ id: string }>(sql`
    select provider_id as id from payments
    where provider = ${provider.name} and account is not distinct from ${account}
      and kind in ('DISPUTE', 'DISPUTE_WON')
    group by provider_id
    having count(*) filter (where kind = 'DISPUTE') > count(*) filter (where kind = 'DISPUTE_WON')
      and max(happened_at) > ${daysBefore(now, OPEN_DAYS).toISOString()}`)
  const ids = new Set(rows.map(({ id }) => id))
  const since = daysBefore(now, NEW_DAYS)
  for await (const id of provider.listDisputes({ account, since })) ids.add(id)
  for (const id of ids) await receiveHint(req, { kind: 'payment', account, id })
}
