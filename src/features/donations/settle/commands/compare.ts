import { randomUUID } from 'node:crypto'

import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { notify, teamWith } from '@/features/notifications/commands'
import { inTransaction } from '@/platform/db/transaction'
import { env } from '@/platform/env'
import { safeMessage } from '@/platform/jobs/model'
import { log } from '@/platform/log'
import { paymentProvider } from '@/platform/payments/provider'
import {
  ProviderRefusal,
  type Account,
  type PaymentProvider,
  type ProviderPayment,
} from '@/platform/payments/types'

import { euros } from '../../model'
import { differencesOf, type Difference, type LedgerTotals } from '../compare.model'
import { DIFFERENCE_LABELS } from '../difference.model'
import { lookUpDisputes } from './look-up-disputes'
import { receiveHint } from './receive-hint'

/** Days that the comparison goes back: more than a month of the provider's own statements. */
const SPAN_DAYS = 35
/** Payments of the last minutes may be on their way to us. */
const FRESH_MS = 10 * 60_000

type Ours = { account: Account; shelter: string | null }

const database = (req: PayloadRequest) => req.payload.db.drizzle

/** Every account that took money, or could: those of shelters, and the platform's own. */
async function accountsOf(req: PayloadRequest): Promise<Ours[]> {
  const { rows } = await database(req).execute<{ account: string; shelter: string }>(sql`
    select stripe_account_id as account, id as shelter from shelters
    where stripe_account_id is not null
  `)
  return [
    { account: null, shelter: null },
    ...rows.map(({ account, shelter }) => ({ account, shelter })),
  ]
}

type Totals = { provider_id: string; charged: string; refunded: string; paid_at: string }

/** @param which payments since an instant, or some by their ids at the provider */
async function ledgerOf(
  req: PayloadRequest,
  provider: string,
  account: Account,
  which: Date | readonly string[],
) {
  const isAsked =
    which instanceof Date
      ? sql`min(happened_at) filter (where kind = 'CHARGE') >= ${which.toISOString()}`
      : sql`provider_id = any(${sql.param([...which])}::text[])`
  const { rows } = await database(req).execute<Totals>(sql`
    select provider_id,
      sum(amount_cents + tip_cents) filter (where kind = 'CHARGE') as charged,
      -coalesce(sum(amount_cents + tip_cents) filter (where kind in ('REFUND', 'REFUND_FAILED')), 0) as refunded,
      min(happened_at) filter (where kind = 'CHARGE') as paid_at
    from payments
    where provider = ${provider} and account is not distinct from ${account}
    group by provider_id
    having ${isAsked}
  `)
  return rows.map(({ provider_id, charged, refunded, paid_at }) => ({
    providerId: provider_id,
    chargedCents: Number(charged),
    refundedCents: Number(refunded),
    paidAt: new Date(paid_at),
  }))
}

/** Payments that are ours: an account may take others elsewhere. */
const isOurs = ({ reference, subscription }: ProviderPayment): boolean =>
  Boolean(reference ?? subscription)

/** A payment as the provider has it now, `null` when it has none. @throws {ProviderDown} */
async function paymentThere(
  provider: PaymentProvider,
  at: { account: Account; id: string },
): Promise<ProviderPayment | null> {
  try {
    return await provider.readPayment(at)
  } catch (error) {
    if (error instanceof ProviderRefusal) return null
    throw error
  }
}

/**
 * What is still open of earlier nights, and too old for the lists of this one: looked at one by one,
 * so that nothing counts as solved because nobody looks there any more.
 */
async function compareOlder(
  req: PayloadRequest,
  provider: PaymentProvider,
  account: Account,
  listed: ReadonlySet<string>,
): Promise<Difference[]> {
  const { rows } = await database(req).execute<{ id: string }>(sql`
    select distinct provider_id as id from reconciliations
    where provider = ${provider.name} and account is not distinct from ${account}
      and resolved_at is null`)
  const ids = rows.map(({ id }) => id).filter((id) => !listed.has(id))
  if (ids.length === 0) return []
  const there: ProviderPayment[] = []
  for (const id of ids) {
    await receiveHint(req, { kind: 'payment', account, id })
    const payment = await paymentThere(provider, { account, id })
    if (payment) there.push(payment)
  }
  return differencesOf(await ledgerOf(req, provider.name, account, ids), there, () => true)
}

/** What differs for one account, after everything that can be looked up was. */
async function compareAccount(
  req: PayloadRequest,
  provider: PaymentProvider,
  account: Account,
  now: Date,
): Promise<{ found: Difference[]; isWhole: boolean }> {
  const since = new Date(now.getTime() - SPAN_DAYS * 86_400_000)
  const there: ProviderPayment[] = []
  for await (const payment of provider.listPayments({ account, since })) {
    if (isOurs(payment) && payment.paidAt.getTime() < now.getTime() - FRESH_MS) there.push(payment)
  }
  const differences = async () => {
    const here = await ledgerOf(req, provider.name, account, since)
    const sure = new Map(here.map(({ providerId, paidAt }) => [providerId, paidAt.getTime()]))
    // The first day of the span may be cut in two.
    const from = since.getTime() + 86_400_000
    const to = now.getTime() - FRESH_MS
    const isInSpan = (id: string) => (sure.get(id) ?? 0) >= from && (sure.get(id) ?? 0) < to
    const listed = [...there.map(({ id }) => id), ...[...sure.keys()].filter(isInSpan)]
    const found = differencesOf(here satisfies LedgerTotals[], there, isInSpan)
    return { found, listed: new Set(listed) }
  }
  let { found, listed } = await differences()
  if (found.length > 0) {
    for (const { providerId } of found) {
      await receiveHint(req, { kind: 'payment', account, id: providerId })
    }
    ;({ found, listed } = await differences())
  }
  try {
    return {
      found: [...found, ...(await compareOlder(req, provider, account, listed))],
      isWhole: true,
    }
  } catch (error) {
    log.warn({ account, error: safeMessage(error) }, 'older differences were not looked at')
    return { found, isWhole: false }
  }
}

/**
 * Keeps what differs, once for each payment and kind; what was not found again is solved, when all was
 * looked at.
 * @returns those seen for the first time
 */
async function store(
  req: PayloadRequest,
  { account, shelter }: Ours,
  provider: string,
  { found, isWhole }: { found: readonly Difference[]; isWhole: boolean },
): Promise<Difference[]> {
  return inTransaction(req, async (execute) => {
    const fresh: Difference[] = []
    for (const each of found) {
      const key = `${provider}:${each.providerId}:${each.kind}`
      const { rows } = await execute<{ is_new: boolean }>(sql`
        insert into reconciliations (id, shelter_id, kind, provider, account, provider_id, key,
          ledger_cents, provider_cents, first_seen_at, seen_at, created_at, updated_at)
        values (${randomUUID()}, ${shelter}, ${each.kind}, ${provider}, ${account},
          ${each.providerId}, ${key}, ${each.ledgerCents}, ${each.providerCents}, now(), now(),
          now(), now())
        on conflict (key) do update set ledger_cents = excluded.ledger_cents,
          provider_cents = excluded.provider_cents, seen_at = now(), resolved_at = null,
          updated_at = now()
        returning (xmax = 0) as is_new
      `)
      if (rows[0]?.is_new) fresh.push(each)
    }
    if (isWhole) {
      await execute(sql`
        update reconciliations set resolved_at = now(), updated_at = now()
        where provider = ${provider} and account is not distinct from ${account}
          and resolved_at is null and seen_at < now() - interval '1 second'
      `)
    }
    if (fresh.length > 0 && shelter) await tell(req, shelter, fresh)
    return fresh
  })
}

async function tell(req: PayloadRequest, shelter: string, fresh: readonly Difference[]) {
  const [one] = fresh
  const subject =
    fresh.length === 1
      ? 'Un écart dans les dons est à vérifier'
      : 'Des écarts dans les dons sont à vérifier'
  await notify(req, {
    type: 'SYSTEM_UPDATE',
    to: await teamWith(req, shelter, 'viewGiving'),
    subject,
    shelter,
    isToTeam: true,
    content: {
      title: subject,
      paragraphs: [
        'Chaque nuit, nous comparons les dons à ce que dit le prestataire de paiement. Ceci ne correspond pas\u00a0:',
      ],
      facts: fresh.slice(0, 20).map(({ kind, providerId, ledgerCents, providerCents }) => ({
        label: `${DIFFERENCE_LABELS[kind]} (${providerId})`,
        value: `${euros(ledgerCents)} chez nous, ${euros(providerCents)} chez le prestataire`,
      })),
      button: {
        label: 'Ouvrir les dons',
        href: `${env.publicUrl}/shelter/${shelter}/admin/donations`,
      },
      notes: one ? ['Aucune somme n’a été perdue\u00a0: le prestataire garde la vérité.'] : [],
    },
  })
}

/**
 * Compares the ledger with the provider's own list, account by account; what can be looked up is
 * mended first, what still differs is kept, logged and told to the shelter, once.
 * @returns how many differences there are
 */
export async function compareWithProvider(req: PayloadRequest, now = new Date()): Promise<number> {
  const provider = paymentProvider()
  if (!provider) return 0
  let count = 0
  for (const ours of await accountsOf(req)) {
    try {
      await lookUpDisputes(req, provider, { account: ours.account, now })
      const compared = await compareAccount(req, provider, ours.account, now)
      const { found } = compared
      const fresh = await store(req, ours, provider.name, compared)
      count += found.length
      if (found.length === 0) continue
      log.error({ account: ours.account, found, fresh: fresh.length }, 'the ledger differs')
    } catch (error) {
      log.error({ account: ours.account, error: safeMessage(error) }, 'an account was not compared')
    }
  }
  return count
}
