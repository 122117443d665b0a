import type { PayloadRequest } from 'payload'

import type { Sponsorship } from '@/payload-types'
import type { Execute } from '@/platform/db/transaction'
import { enqueueOnce } from '@/platform/jobs/enqueue'
import type {
  CheckoutRecord,
  PaymentProvider,
  ProviderPayment,
  SubscriptionRecord,
} from '@/platform/payments/types'

import { factsOf, tellCameBack, tellDisputed, tellRefunded } from '../mails'
import { tellEnded, tellPastDue, tellTermPaid } from '../sponsorships/mails'
import { isLive } from '../model'
import { askToChoose } from '../sponsorships/commands/ask-to-choose'
import { hasLeft, PAUSE_LEFT } from '../sponsorships/leave'
import { neverMade, readPage } from './donation'
import { writeSponsorship } from './ledger'
import { recordPayment, refundsTold, type WrittenLine } from './payments'
import { sponsorshipAfter } from './states.model'

type SponsorshipTruth = {
  page: CheckoutRecord | null
  subscription: SubscriptionRecord | null
}

/** What the provider knows of a sponsorship: its page until the first payment, then its terms. */
export async function readTerms(
  provider: PaymentProvider,
  row: Sponsorship,
  now: Date,
): Promise<SponsorshipTruth> {
  const page = row.subscriptionId ? null : await readPage(provider, row, now)
  const id = row.subscriptionId ?? page?.subscription
  const account = row.account ?? null
  const subscription = id ? await provider.readSubscription({ account, id }) : null
  return { page, subscription }
}

type Told = { payment: ProviderPayment; isFirst: boolean; lines: WrittenLine[] }

async function recordTerms(
  req: PayloadRequest,
  execute: Execute,
  row: Sponsorship,
  { subscription, now }: { subscription: SubscriptionRecord; now: Date },
): Promise<Told[]> {
  const told: Told[] = []
  for (const [at, payment] of subscription.payments.entries()) {
    const isFirst = at === 0
    const agreed = isFirst
      ? { amountCents: row.amountCents, tipCents: row.tipCents }
      : // The amount may have changed between two terms: each was what the provider took.
        { amountCents: payment.totalCents, tipCents: 0 }
    const target = { kind: 'sponsorship', id: row.id } as const
    const lines = await recordPayment(req, execute, { target, row, payment, agreed, now })
    if (lines.length > 0) told.push({ payment, isFirst, lines })
  }
  return told
}

async function tell(
  req: PayloadRequest,
  before: Sponsorship,
  after: Sponsorship,
  told: readonly Told[],
): Promise<void> {
  const facts = await factsOf(req, after)
  for (const { lines, isFirst } of told) {
    const charge = lines.find(({ kind }) => kind === 'CHARGE')
    const { refunded, cameBackCents: cents } = refundsTold(lines)
    if (charge) await tellTermPaid(req, facts, { ...charge, at: charge.happenedAt, isFirst })
    if (refunded) await tellRefunded(req, facts, refunded)
    if (cents > 0) await tellCameBack(req, facts, { cents, path: 'sponsorships' })
    if (lines.some(({ kind }) => kind === 'DISPUTE')) await tellDisputed(req, facts)
  }
  if (before.status === after.status) return
  if (after.status === 'PAST_DUE') await tellPastDue(req, facts)
  if (after.status === 'ENDED') await tellEnded(req, facts)
}

/** Columns that follow the provider; `undefined` ones stay. */
function columnsOf(
  row: Sponsorship,
  { id, amountCents, nextPaymentAt, card, payments }: SubscriptionRecord,
  isOver: boolean,
): Partial<Sponsorship> {
  return {
    subscriptionId: id,
    amountCents,
    nextPaymentAt: nextPaymentAt?.toISOString() ?? null,
    startedAt: row.startedAt ?? payments[0]?.paidAt.toISOString() ?? null,
    // The end of an erased account is told after its card was forgotten.
    card: card && !isOver ? { ...card } : row.card,
    failure: null,
  }
}

const isSame = (row: Sponsorship, data: Partial<Sponsorship>): boolean =>
  Object.entries(data).every(([key, value]) => {
    const now = row[key as keyof Sponsorship] ?? null
    if (key !== 'card') return now === (value ?? null)
    const fields = ['brand', 'last4', 'expiresMonth', 'expiresYear'] as const
    return fields.every((name) => (row.card?.[name] ?? null) === (data.card?.[name] ?? null))
  })

/** A page that was not paid. */
async function applyUnpaid(
  req: PayloadRequest,
  row: Sponsorship,
  page: CheckoutRecord | null,
  now: Date,
): Promise<void> {
  const isOver = page ? page.state === 'expired' || page.state === 'failed' : neverMade(row, now)
  const failure = page?.failure ?? row.failure ?? null
  if (row.status === 'PENDING' && isOver) {
    const endedAt = now.toISOString()
    await writeSponsorship(req, row.id, { status: 'ENDED', endReason: 'EXPIRED', endedAt, failure })
  } else if (failure !== (row.failure ?? null)) {
    await writeSponsorship(req, row.id, { failure })
  }
}

/**
 * Brings a sponsorship that is held, with its animal, in line with the provider: terms, state,
 * receipts, messages, as one. Nothing when all is known.
 */
export async function applyTerms(
  req: PayloadRequest,
  execute: Execute,
  row: Sponsorship,
  { page, subscription, now }: SponsorshipTruth & { now: Date },
): Promise<void> {
  if (!subscription) return applyUnpaid(req, row, page, now)
  const told = await recordTerms(req, execute, row, { subscription, now })
  const outcome = sponsorshipAfter(
    {
      status: row.status,
      endReason: row.endReason ?? null,
      wasPaid: subscription.payments.length > 0,
    },
    subscription,
  )
  const hasEnded = outcome.status === 'ENDED'
  const data: Partial<Sponsorship> = {
    ...columnsOf(row, subscription, hasEnded && row.status === 'ENDED'),
    ...outcome,
    endedAt: hasEnded ? (row.endedAt ?? now.toISOString()) : null,
    ...(hasEnded ? { choiceUntil: null, nextPaymentAt: null } : {}),
  }
  // The sponsor was told that nothing more is taken: what did not stop is stopped again.
  if (outcome.status === 'AWAITING_CHOICE' && subscription.state !== 'paused') {
    await enqueueOnce(req, PAUSE_LEFT, { id: row.id })
  }
  if (told.length === 0 && isSame(row, data)) return
  const written = await writeSponsorship(req, row.id, data)
  await tell(req, row, written, told)
  // The animal may have left while the page was open, or while nobody looked.
  const isAsked = written.status === 'AWAITING_CHOICE'
  if (isLive(written.status) && !isAsked && (await hasLeft(req, written))) {
    await askToChoose(req, written, now)
  }
}
