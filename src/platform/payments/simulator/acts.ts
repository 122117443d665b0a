import {
  cardOf,
  LATE_SECONDS,
  termAt,
  type CardChoice,
  type SimulatedCheckout,
  type SimulatedPayment,
  type SimulatedSubscription,
} from './model'
import { emit } from './events'
import { newId, type Store } from './store'

const metadata = (reference: string) => ({ metadata: { reference } })

const sessionObject = (checkout: SimulatedCheckout) => ({
  id: checkout.id,
  object: 'checkout.session',
  payment_status: checkout.state === 'paid' ? 'paid' : 'unpaid',
  payment_intent: checkout.frequency ? null : checkout.payment,
  subscription: checkout.subscription,
  ...metadata(checkout.reference),
})

export const intentObject = (payment: { id: string; reference: string }) => ({
  id: payment.id,
  object: 'payment_intent',
  ...metadata(payment.reference),
})

export const invoiceObject = (subscription: SimulatedSubscription) => ({
  id: newId('in'),
  object: 'invoice',
  parent: {
    type: 'subscription_details',
    subscription_details: {
      subscription: subscription.id,
      ...metadata(subscription.reference),
    },
  },
})

export const subscriptionObject = (subscription: SimulatedSubscription) => ({
  id: subscription.id,
  object: 'subscription',
  ...metadata(subscription.reference),
})

/** Takes money and keeps the payment. */
export async function charge(
  store: Store,
  of: Pick<SimulatedPayment, 'account' | 'totalCents' | 'tipCents' | 'subscription' | 'reference'> &
    Pick<SimulatedPayment, 'card'>,
): Promise<SimulatedPayment> {
  const payment: SimulatedPayment = {
    ...of,
    id: newId('pi'),
    paidAt: store.now().toISOString(),
    refundedCents: 0,
    tipRefundedCents: 0,
    isDisputed: false,
  }
  await store.put('payment', payment, { account: of.account })
  return payment
}

type Told = Array<[type: string, object: { id: string; object: string }]>

/** Tells what happened, in the order that the chosen card plays. */
async function tell(store: Store, checkout: SimulatedCheckout, told: Told): Promise<void> {
  const order = checkout.choice === 'DISORDER' ? [...told].reverse() : told
  const times = checkout.choice === 'TWICE' ? [...order, ...order] : order
  for (const [type, object] of times) await emit(store, type, object, checkout.account)
}

async function begin(store: Store, checkout: SimulatedCheckout): Promise<SimulatedSubscription> {
  const { account, reference, frequency, amountCents, label, email, choice } = checkout
  const now = store.now()
  const every = frequency ?? 'monthly'
  return {
    id: newId('sub'),
    ...{ account, reference, frequency: every, amountCents, label, email },
    startedAt: now.toISOString(),
    term: 1,
    nextAt: termAt(now, every, 1).toISOString(),
    refusedAt: null,
    retries: 0,
    isPaused: false,
    card: cardOf(choice ?? 'ACCEPTED', now),
    isCardRefused: choice === 'NEXT_REFUSED',
  }
}

/** The money of a payment page is there. */
async function complete(store: Store, checkout: SimulatedCheckout): Promise<void> {
  const { account, reference, amountCents, tipCents, choice, frequency } = checkout
  const wasLate = checkout.state === 'processing'
  const subscription = frequency ? await begin(store, checkout) : null
  const payment = await charge(store, {
    ...{ account, reference, tipCents },
    totalCents: amountCents + tipCents,
    card: cardOf(choice ?? 'ACCEPTED', store.now()),
    subscription: subscription?.id ?? null,
  })
  Object.assign(checkout, { state: 'paid', payment: payment.id, failure: null, paysAt: null })
  checkout.subscription = subscription?.id ?? null
  if (subscription) await store.put('subscription', subscription, { account })
  await store.put('checkout', checkout, { account })
  const word = wasLate ? 'async_payment_succeeded' : 'completed'
  await tell(store, checkout, [
    ['payment_intent.succeeded', intentObject(payment)],
    ...(subscription
      ? ([
          ['customer.subscription.created', subscriptionObject(subscription)],
          ['invoice.paid', invoiceObject(subscription)],
        ] as Told)
      : []),
    [`checkout.session.${word}`, sessionObject(checkout)],
  ])
}

/** What time has done to a payment page: a late answer came, or nobody may pay any more. */
export async function age(store: Store, checkout: SimulatedCheckout): Promise<SimulatedCheckout> {
  const now = store.now()
  if (checkout.paysAt && new Date(checkout.paysAt) <= now) await complete(store, checkout)
  if (checkout.state === 'open' && new Date(checkout.expiresAt) <= now) await close(store, checkout)
  return checkout
}

/** Closes an open page. */
export async function close(store: Store, checkout: SimulatedCheckout): Promise<void> {
  checkout.state = 'expired'
  await store.put('checkout', checkout, { account: checkout.account })
  await emit(store, 'checkout.session.expired', sessionObject(checkout), checkout.account)
}

/** What a card does on a page that is open; nothing on any other. */
export async function pay(
  store: Store,
  checkout: SimulatedCheckout,
  choice: CardChoice,
): Promise<void> {
  if (checkout.state !== 'open') return
  checkout.choice = choice
  const { account, reference } = checkout
  if (choice === 'REFUSED') {
    checkout.failure = 'La carte a été refusée par la banque'
    await store.put('checkout', checkout, { account })
    const intent = intentObject({ id: newId('pi'), reference })
    await emit(store, 'payment_intent.payment_failed', intent, account)
    return
  }
  if (choice !== 'LATE') return complete(store, checkout)
  checkout.state = 'processing'
  checkout.failure = null
  checkout.paysAt = new Date(store.now().getTime() + LATE_SECONDS * 1000).toISOString()
  await store.put('checkout', checkout, { account })
  await emit(store, 'checkout.session.completed', sessionObject(checkout), account)
}
