import type {
  Account,
  Card,
  EndedBecause,
  Frequency,
  ProviderPayment,
  SubscriptionState,
} from '../types'
import { ask, at, dateOf, idOf } from './client'
import type Stripe from './library'

/** Names of what we write beside the things of Stripe. */
export type OurMetadata = { reference?: string; tipCents?: string; subscription?: string }

/** The tip that a charge was for, as we wrote it there; `null` when we wrote none. */
export const tipIn = ({ tipCents }: OurMetadata): number | null =>
  /^\d{1,7}$/.test(tipCents ?? '') ? Number(tipCents) : null

type Plastic = Pick<Stripe.PaymentMethod.Card, 'exp_month' | 'exp_year'> & {
  brand: string | null
  last4: string | null
}

/** The card of a charge, or of a way to pay; `null` for whatever is no card. */
export function cardOf(card: Plastic | null | undefined): Card | null {
  if (!card) return null
  return {
    brand: card.brand ?? '',
    last4: card.last4 ?? '',
    expiresMonth: card.exp_month,
    expiresYear: card.exp_year,
  }
}

const GIVEN_BACK: readonly string[] = ['won', 'prevented']

/** Did the bank take the money, for now or for good? A question of a bank (« warning ») takes none. */
export const isTaken = ({ status }: Pick<Stripe.Dispute, 'status'>): boolean =>
  !status.startsWith('warning_') && !GIVEN_BACK.includes(status)

/** A charge stays « disputed » in Stripe's words after it was won: only its disputes know. */
async function isContested(account: Account, charge: Stripe.Charge): Promise<boolean> {
  if (!charge.disputed) return false
  const { data } = await ask((stripe) =>
    stripe.disputes.list({ charge: charge.id, limit: 10 }, at(account)),
  )
  return data.some(isTaken)
}

const NOT_TAKEN: readonly string[] = ['failed', 'canceled']

/** What is asked for with a charge, so that its refunds come whole. */
export const WITH_REFUNDS = 'refunds'

/**
 * What went back of a charge, and what came back because no bank took it, such as that of a closed
 * card. Source: docs.stripe.com/refunds#failed-refunds.
 */
async function refundsOf(
  account: Account,
  { id, refunds }: Stripe.Charge,
): Promise<Pick<ProviderPayment, 'refundedCents' | 'failedRefundCents'>> {
  let all = refunds?.data ?? []
  // A charge shows its first ten only.
  if (!refunds || refunds.has_more) {
    all = []
    await ask(async (stripe) => {
      all.length = 0
      for await (const refund of stripe.refunds.list({ charge: id, limit: 100 }, at(account))) {
        all.push(refund)
      }
    })
  }
  const sum = (isFailed: boolean) =>
    all
      .filter(({ status }) => NOT_TAKEN.includes(status ?? '') === isFailed)
      .reduce((cents, { amount }) => cents + amount, 0)
  return { refundedCents: sum(false), failedRefundCents: sum(true) }
}

/** What we know of a payment beside its charge. */
type Beside = { subscription: string | null; reference: string | null; tipCents?: number }

/** A paid charge, as the ledger keeps it. The tip is never more than the fee that was taken. */
export async function paymentOf(
  account: Account,
  charge: Stripe.Charge,
  beside: Partial<Beside> = {},
): Promise<ProviderPayment> {
  const metadata = charge.metadata as OurMetadata
  const feeCents = charge.application_fee_amount ?? 0
  return {
    id: idOf(charge.payment_intent) ?? charge.id,
    totalCents: charge.amount_captured,
    tipCents: Math.min(feeCents, beside.tipCents ?? tipIn(metadata) ?? feeCents),
    currency: charge.currency.toUpperCase(),
    paidAt: dateOf(charge.created),
    ...(await refundsOf(account, charge)),
    isDisputed: await isContested(account, charge),
    card: cardOf(charge.payment_method_details?.card),
    subscription: beside.subscription ?? metadata.subscription ?? null,
    reference: beside.reference ?? metadata.reference ?? null,
  }
}

export const isPaid = (charge: Stripe.Charge | null): charge is Stripe.Charge =>
  charge !== null && charge.paid && charge.status === 'succeeded' && charge.captured

/** Every how many months each frequency comes back. */
export const INTERVALS: Record<Frequency, { interval: 'month' | 'year'; interval_count: number }> =
  {
    monthly: { interval: 'month', interval_count: 1 },
    quarterly: { interval: 'month', interval_count: 3 },
    yearly: { interval: 'year', interval_count: 1 },
  }

export function frequencyOf(recurring: Stripe.Price.Recurring | null): Frequency {
  if (recurring?.interval === 'year') return 'yearly'
  return recurring?.interval_count === 3 ? 'quarterly' : 'monthly'
}

const STATES: Record<string, SubscriptionState> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'paused',
  incomplete: 'incomplete',
  incomplete_expired: 'ended',
  canceled: 'ended',
}

export function stateOf({
  status,
  pause_collection: pause,
}: Stripe.Subscription): SubscriptionState {
  const state = STATES[status] ?? 'incomplete'
  return pause && (state === 'active' || state === 'past_due') ? 'paused' : state
}

/**
 * Who ended a subscription. One that was asked for comes with what the sponsor answered on the
 * page of their account, if it was them; else the shelter's own screens, or this program, asked.
 * Source: docs.stripe.com/api/subscriptions/object#subscription_object-cancellation_details.
 */
export function endedBecause({
  status,
  cancellation_details: details,
}: Pick<Stripe.Subscription, 'status' | 'cancellation_details'>): EndedBecause | null {
  if (status !== 'canceled' || !details) return null
  switch (details.reason) {
    case 'payment_failed':
      return 'card'
    case 'payment_disputed':
      return 'donor'
    case 'cancellation_requested':
      return details.feedback || details.comment ? 'donor' : 'shelter'
    default:
      return null
  }
}

const DECLINES: Record<string, string> = {
  insufficient_funds: 'La provision de la carte est insuffisante',
  expired_card: 'La carte a expiré',
  incorrect_cvc: 'Le code de sécurité de la carte est faux',
  incorrect_number: 'Le numéro de la carte est faux',
  authentication_required: 'La banque demande une confirmation qui n’a pas été donnée',
}

/** Why a try failed, in French; `null` when none did. */
export function failureOf(
  error: { code?: string; decline_code?: string } | null | undefined,
): string | null {
  if (!error) return null
  const word = error.decline_code ?? error.code ?? ''
  return DECLINES[word] ?? 'La carte a été refusée par la banque'
}
