import { feePercentOf } from '../fee.model'
import {
  ProviderRefusal,
  type Account,
  type Checkout,
  type CheckoutOrder,
  type CheckoutRecord,
} from '../types'
import { ask, askOnce, at, dateOf, idOf, whole } from './client'
import { failureOf, INTERVALS, isPaid, paymentOf, WITH_REFUNDS, type OurMetadata } from './records'
import { readSubscription } from './subscriptions'
import type Stripe from './library'

type At = { account: Account; id: string }

const TIP = 'Pourboire pour la plateforme'

const line = (
  name: string,
  cents: number,
  recurring?: Stripe.Checkout.SessionCreateParams.LineItem.PriceData.Recurring,
): Stripe.Checkout.SessionCreateParams.LineItem => ({
  quantity: 1,
  price_data: {
    currency: 'eur',
    unit_amount: cents,
    product_data: { name },
    ...(recurring && { recurring }),
  },
})

/** What is asked of Stripe: the same words for the same order, as its keys want. */
function sessionOf(order: CheckoutOrder): Stripe.Checkout.SessionCreateParams {
  const { reference, account, frequency, amountCents, tipCents, label } = order
  const recurring = frequency ? INTERVALS[frequency] : undefined
  const hasFee = account !== null && tipCents > 0
  const shared: Stripe.Checkout.SessionCreateParams = {
    locale: 'fr',
    // By card, as our pages, receipts and renewals say, and in euros: exactly what was shown.
    allowed_payment_method_types: ['card'],
    adaptive_pricing: { enabled: false },
    customer_email: order.email,
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    expires_at: Math.floor(order.expiresAt.getTime() / 1000),
    client_reference_id: reference,
    metadata: { reference },
    line_items: [
      line(label, amountCents, recurring),
      ...(tipCents > 0 ? [line(TIP, tipCents)] : []),
    ],
  }
  if (!frequency) {
    return {
      ...shared,
      mode: 'payment',
      submit_type: 'donate',
      payment_intent_data: {
        description: label,
        metadata: { reference },
        ...(hasFee && { application_fee_amount: tipCents }),
      },
    }
  }
  return {
    ...shared,
    mode: 'subscription',
    subscription_data: {
      description: label,
      metadata: { reference, tipCents: String(tipCents) },
      ...(hasFee && { application_fee_percent: feePercentOf(tipCents, amountCents + tipCents) }),
    },
  }
}

export async function createCheckout(order: CheckoutOrder, key: string): Promise<Checkout> {
  const session = await askOnce(key, (stripe, own) =>
    stripe.checkout.sessions.create(sessionOf(order), at(order.account, own)),
  )
  if (!session.url) throw new ProviderRefusal(`${session.id} has no address`)
  return { id: session.id, url: session.url, expiresAt: dateOf(session.expires_at) }
}

const retrieve = ({ account, id }: At): Promise<Stripe.Checkout.Session> =>
  ask((stripe) =>
    stripe.checkout.sessions.retrieve(
      id,
      { expand: [`payment_intent.latest_charge.${WITH_REFUNDS}`] },
      at(account),
    ),
  )

function sessionState(
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | null,
): CheckoutRecord['state'] {
  if (session.status === 'open') return 'open'
  if (session.status === 'expired') return 'expired'
  if (session.payment_status !== 'unpaid') return 'paid'
  const hasFailed = ['requires_payment_method', 'canceled'].includes(intent?.status ?? '')
  return hasFailed ? 'failed' : 'processing'
}

export async function readCheckout(of: At): Promise<CheckoutRecord> {
  const session = await retrieve(of)
  const intent = whole(session.payment_intent)
  const charge = whole(intent?.latest_charge)
  const { reference } = (session.metadata ?? {}) as OurMetadata
  const state = sessionState(session, intent)
  const subscription = idOf(session.subscription)
  const record = {
    id: session.id,
    reference: reference ?? '',
    state,
    subscription,
    failure: state === 'paid' ? null : failureOf(intent?.last_payment_error),
  }
  if (state !== 'paid') return { ...record, payment: null }
  if (subscription) {
    const { payments } = await readSubscription({ account: of.account, id: subscription })
    return settled(record, payments[0] ?? null)
  }
  const beside = { reference: reference ?? null }
  return settled(record, isPaid(charge) ? await paymentOf(of.account, charge, beside) : null)
}

/** A page that is paid has its payment; until Stripe shows it, the answer is on its way. */
const settled = (
  record: Omit<CheckoutRecord, 'payment'>,
  payment: CheckoutRecord['payment'],
): CheckoutRecord => ({ ...record, payment, state: payment ? 'paid' : 'processing' })

export async function expireCheckout(of: At): Promise<void> {
  try {
    await ask((stripe) => stripe.checkout.sessions.expire(of.id, {}, at(of.account)))
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error
    const { status } = await retrieve(of)
    if (status === 'expired') return
    throw new ProviderRefusal(error.message, 'checkout_not_open')
  }
}
