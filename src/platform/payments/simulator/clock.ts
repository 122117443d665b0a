import { age, charge, intentObject, invoiceObject, subscriptionObject } from './acts'
import { deliver, emit } from './events'
import { retryAt, termAt, type SimulatedSubscription } from './model'
import { inStore, type Store } from './store'

/** Most steps of one move: years of many sponsors, and still an end. */
const MOST_STEPS = 5000

/** Takes the term of a subscription that is due, or tries a refused one again. */
export async function renew(store: Store, subscription: SimulatedSubscription): Promise<void> {
  const { account, reference, card } = subscription
  const start = new Date(subscription.startedAt)
  const follow = () => {
    subscription.term += 1
    const next = termAt(start, subscription.frequency, subscription.term)
    Object.assign(subscription, { nextAt: next.toISOString(), refusedAt: null, retries: 0 })
  }
  const keep = () => store.put('subscription', subscription, { account })
  if (subscription.isPaused) {
    follow()
    return keep()
  }
  if (!subscription.isCardRefused) {
    const totalCents = subscription.amountCents
    const id = subscription.id
    const payment = await charge(store, {
      ...{ account, reference, card, totalCents },
      tipCents: 0,
      subscription: id,
    })
    follow()
    await keep()
    await emit(store, 'payment_intent.succeeded', intentObject(payment), account)
    return emit(store, 'invoice.paid', invoiceObject(subscription), account)
  }
  subscription.refusedAt ??= subscription.nextAt
  const again = retryAt(new Date(subscription.refusedAt ?? store.now()), subscription.retries)
  subscription.retries += 1
  subscription.nextAt = again?.toISOString() ?? null
  if (!again) subscription.endedBecause = 'card'
  await keep()
  await emit(store, 'invoice.payment_failed', invoiceObject(subscription), account)
  const type = again ? 'customer.subscription.updated' : 'customer.subscription.deleted'
  return emit(store, type, subscriptionObject(subscription), account)
}

/** Does the first thing that is due until an instant; the clock stands there afterwards. */
async function step(store: Store, until: Date): Promise<boolean> {
  const [due] = await store.list('subscription', {
    where: `data ->> 'nextAt' <= $1`,
    order: `data ->> 'nextAt', id`,
    values: [until.toISOString()],
    limit: 1,
  })
  const instant = due?.nextAt ? new Date(due.nextAt) : until
  const offsetMs = Math.max(store.settings.offsetMs, instant.getTime() - Date.now())
  await store.saveSettings({ ...store.settings, offsetMs })
  if (due) await renew(store, await store.get('subscription', due.id))
  return due !== undefined
}

/**
 * Moves the simulator's clock on, never back. Every renewal, refusal and new try on the way
 * happens in its order, at its own instant, and its events are sent before the next one.
 * @returns how many things happened
 */
export async function moveClock(days: number): Promise<number> {
  const [until] = await inStore(async (store) => {
    return new Date(store.now().getTime() + days * 86_400_000)
  })
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    const [isMore, store] = await inStore((store) => step(store, until))
    if (!store.settings.areEventsOff) await deliver(store.events)
    if (isMore) continue
    await closeOldPages()
    return steps
  }
  throw new Error(`More than ${MOST_STEPS} terms in ${days} days`)
}

/** What time did to the payment pages that somebody left open. */
async function closeOldPages(): Promise<void> {
  const [, store] = await inStore(async (store) => {
    const where = `data ->> 'state' in ('open', 'processing')`
    for (const { id } of await store.list('checkout', { where })) {
      await age(store, await store.get('checkout', id))
    }
  })
  if (!store.settings.areEventsOff) await deliver(store.events)
}
