import { env } from '../../env'
import { ProviderRefusal, type EndedBecause } from '../types'
import { age, pay, subscriptionObject } from './acts'
import { renew } from './clock'
import { deliver, emit } from './events'
import {
  cardOf,
  type CardChoice,
  type Settings,
  type SimulatedAccount,
  type SimulatedCheckout,
  type SimulatedEvent,
  type SimulatedPayment,
  type SimulatedSubscription,
} from './model'
import { inStore, type Store } from './store'

/** Whether the pages of the simulator exist: only in a demonstration without real payments. */
export const isSimulated = (): boolean => env.DEMO && env.stripe === null

/** What a person does with the simulator's pages; its events are sent, unless they are off. */
async function act<T>(work: (store: Store) => Promise<T>): Promise<T> {
  const [result, store] = await inStore(work)
  if (!store.settings.areEventsOff) void deliver(store.events)
  return result
}

const orNull = async <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: unknown) => {
    if (error instanceof ProviderRefusal && error.code === 'resource_missing') return null
    throw error
  })

/** A payment page as it is now, `null` when there is none. */
export const openCheckout = (id: string): Promise<SimulatedCheckout | null> =>
  orNull(act(async (store) => age(store, await store.get('checkout', id))))

/** Pays, or is refused, with the chosen card. @returns the page afterwards */
export const payCheckout = (id: string, choice: CardChoice): Promise<SimulatedCheckout | null> =>
  orNull(
    act(async (store) => {
      const checkout = await age(store, await store.get('checkout', id))
      await pay(store, checkout, choice)
      return checkout
    }),
  )

/** The gift that comes back behind a page for its card. */
export const openSubscription = (id: string): Promise<SimulatedSubscription | null> =>
  orNull(act((store) => store.get('subscription', id)))

/** Puts another card behind a gift; a term that was refused is tried again at once. */
export const changeCard = (id: string, choice: CardChoice): Promise<SimulatedSubscription | null> =>
  orNull(
    act(async (store) => {
      const subscription = await store.get('subscription', id)
      subscription.card = cardOf(choice, store.now())
      subscription.isCardRefused = choice === 'NEXT_REFUSED'
      const { account } = subscription
      if (subscription.refusedAt && !subscription.isCardRefused) await renew(store, subscription)
      else await store.put('subscription', subscription, { account })
      const object = subscriptionObject(subscription)
      await emit(store, 'customer.subscription.updated', object, account)
      return subscription
    }),
  )

/** The account behind an address of its opening; `null` when that was used or is too old. */
export const openAccount = (id: string, token: string): Promise<SimulatedAccount | null> =>
  orNull(
    act(async (store) => {
      const account = await store.get('account', id)
      const { onboarding } = account
      const isValid = onboarding?.token === token && new Date(onboarding.expiresAt) > new Date()
      return isValid ? account : null
    }),
  )

export const ACCOUNT_OUTCOMES = {
  READY: { canCharge: true, canPayOut: true, needsInformation: false },
  INCOMPLETE: { canCharge: false, canPayOut: false, needsInformation: true },
  RESTRICTED: { canCharge: false, canPayOut: true, needsInformation: true },
} as const
export type AccountOutcome = keyof typeof ACCOUNT_OUTCOMES

/** Ends the opening of an account, or changes what the provider thinks of it. */
export const decideAccount = (
  id: string,
  outcome: AccountOutcome,
): Promise<SimulatedAccount | null> =>
  orNull(
    act(async (store) => {
      const account = await store.get('account', id)
      const settled = { ...account, ...ACCOUNT_OUTCOMES[outcome] }
      await store.put('account', { ...settled, onboarding: null }, { account: null })
      await emit(store, 'account.updated', { id, object: 'account' }, id)
      return account
    }),
  )

/** Says that the account has no money to give back, or has some again. */
export const emptyAccount = (id: string, isEmpty: boolean): Promise<void> =>
  act(async (store) => {
    await store.put('account', { ...(await store.get('account', id)), isEmpty }, { account: null })
  })

/** A donor contests a payment at their bank, or loses that. */
export const dispute = (id: string, isDisputed: boolean): Promise<void> =>
  act(async (store) => {
    const payment = await store.get('payment', id)
    payment.isDisputed = isDisputed
    await store.put('payment', payment, { account: payment.account })
    const type = isDisputed ? 'charge.dispute.created' : 'charge.dispute.closed'
    const status = isDisputed ? 'needs_response' : 'won'
    const object = { id: `dp_${id}`, object: 'dispute', payment_intent: id, status }
    await emit(store, type, object, payment.account)
  })

/** Ends a gift that comes back at the provider, without our program knowing of it. */
export const endOutside = (id: string, endedBecause: EndedBecause): Promise<void> =>
  act(async (store) => {
    const subscription = await store.get('subscription', id)
    Object.assign(subscription, { nextAt: null, endedBecause })
    await store.put('subscription', subscription, { account: subscription.account })
    const object = subscriptionObject(subscription)
    await emit(store, 'customer.subscription.deleted', object, subscription.account)
  })

/** Gives a payment back at the provider, without our program knowing of it. */
export const refundOutside = (id: string): Promise<void> =>
  act(async (store) => {
    const payment = await store.get('payment', id)
    payment.refundedCents = payment.totalCents
    await store.put('payment', payment, { account: payment.account })
    const object = { id: `ch_${id}`, object: 'charge', payment_intent: id }
    await emit(store, 'charge.refunded', object, payment.account)
  })

/** A donor's bank does not take what was given back: it is in the account again. */
export const failRefund = (id: string): Promise<void> =>
  act(async (store) => {
    const payment = await store.get('payment', id)
    payment.failedRefundCents = (payment.failedRefundCents ?? 0) + payment.refundedCents
    payment.refundedCents = 0
    await store.put('payment', payment, { account: payment.account })
    const object = { id: `re_${id}`, object: 'refund', payment_intent: id, status: 'failed' }
    await emit(store, 'refund.failed', object, payment.account)
  })

export const changeSettings = (change: Partial<Omit<Settings, 'offsetMs'>>): Promise<void> =>
  act((store) => store.saveSettings({ ...store.settings, ...change }))

/** Sends an event again. */
export async function resend(id: string): Promise<void> {
  const [found] = await inStore((store) => store.listEvents(500))
  await deliver(found.filter(({ event }) => event.id === id).map(({ event }) => event))
}

type Overview = {
  now: Date
  settings: Settings
  checkouts: SimulatedCheckout[]
  payments: SimulatedPayment[]
  subscriptions: SimulatedSubscription[]
  accounts: SimulatedAccount[]
  events: Array<{ event: SimulatedEvent; status: number | null }>
}

/** The newest of everything that the simulator knows. */
export async function overview(limit = 20): Promise<Overview> {
  const [result] = await inStore(async (store) => ({
    now: store.now(),
    settings: store.settings,
    checkouts: await store.list('checkout', { limit }),
    payments: await store.list('payment', { limit }),
    subscriptions: await store.list('subscription', { limit }),
    accounts: await store.list('account', { limit }),
    events: await store.listEvents(limit),
  }))
  return result
}
