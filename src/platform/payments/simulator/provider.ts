import { randomUUID } from 'node:crypto'

import { outsideTransactions } from '../../db/transaction'
import { env } from '../../env'
import {
  ProviderDown,
  ProviderRefusal,
  type Checkout,
  type PaymentProvider,
  type ProviderPayment,
} from '../types'
import { age, close, subscriptionObject } from './acts'
import { deliver, emit } from './events'
import { termAfter, termAt, type SimulatedAccount, type SimulatedSubscription } from './model'
import { accountRecord, checkoutRecord, paymentRecord, subscriptionRecord } from './records'
import { giveBack, returnTip } from './refund'
import { inStore, newId, type Store } from './store'

/** Minutes during which an address of the account's opening may be used. */
const ONBOARDING_MINUTES = 10
const PAGE = 50

/** One question to the provider: its events leave when everything is kept. */
async function ask<T>(work: (store: Store) => Promise<T>): Promise<T> {
  outsideTransactions('The simulator')
  const [result, store] = await inStore((store) => {
    if (store.settings.isDown) throw new ProviderDown('The simulator is switched off')
    return work(store)
  })
  if (!store.settings.areEventsOff) void deliver(store.events)
  return result
}

async function change(
  at: { account: string | null; id: string },
  key: string,
  question: unknown,
  apply: (subscription: SimulatedSubscription, now: Date) => void,
): Promise<void> {
  await ask(async (store) => {
    const subscription = await store.get('subscription', at.id, at.account)
    await store.once(key, question, async () => {
      if (!subscription.nextAt) {
        throw new ProviderRefusal(`${at.id} has ended`, 'resource_missing')
      }
      apply(subscription, store.now())
      await store.put('subscription', subscription, { account: at.account })
      const object = subscriptionObject(subscription)
      await emit(store, 'customer.subscription.updated', object, at.account)
      return null
    })
  })
}

async function refuseClosedAccount(store: Store, id: string | null): Promise<void> {
  const account = id === null ? null : await store.get('account', id)
  if (account && !account.canCharge) {
    throw new ProviderRefusal(`${id} may not take payments`, 'account_invalid')
  }
}

const pageOf = (path: string): string => `${env.publicUrl}/dev/paiement/${path}`

/** A provider that moves no money, for demonstrations and tests. */
export const simulator: PaymentProvider = {
  name: 'simulator',

  createCheckout: (order, key) =>
    ask((store) =>
      store.once(key, ['checkout', order], async () => {
        await refuseClosedAccount(store, order.account)
        const { expiresAt, ...rest } = order
        const lifeMs = expiresAt.getTime() - Date.now()
        const id = newId('cs')
        await store.put(
          'checkout',
          {
            ...rest,
            id,
            expiresAt: new Date(store.now().getTime() + lifeMs).toISOString(),
            state: 'open',
            ...{ payment: null, subscription: null, failure: null, choice: null, paysAt: null },
          },
          { account: order.account },
        )
        return { id, url: pageOf(id), expiresAt: expiresAt.toISOString() }
      }),
    ).then((made): Checkout => ({ ...made, expiresAt: new Date(made.expiresAt) })),

  readCheckout: ({ account, id }) =>
    ask(async (store) => {
      const checkout = await age(store, await store.get('checkout', id, account))
      const payment = checkout.payment ? await store.get('payment', checkout.payment) : null
      return checkoutRecord(checkout, payment)
    }),

  expireCheckout: ({ account, id }) =>
    ask(async (store) => {
      const checkout = await age(store, await store.get('checkout', id, account))
      if (checkout.state === 'expired') return
      if (checkout.state !== 'open') {
        throw new ProviderRefusal(`${id} is ${checkout.state}`, 'checkout_not_open')
      }
      await close(store, checkout)
    }),

  readPayment: ({ account, id }) =>
    ask(async (store) => paymentRecord(await store.get('payment', id, account))),

  async *listPayments({ account, since }): AsyncIterable<ProviderPayment> {
    for (let offset = 0; ; offset += PAGE) {
      const page = await ask((store) =>
        store.list('payment', {
          where: 'account is not distinct from $1 and happened_at >= $2',
          values: [account, since],
          limit: PAGE,
          offset,
        }),
      )
      yield* page.map(paymentRecord)
      if (page.length < PAGE) return
    }
  },

  // It keeps no day of a dispute: all that are open.
  async *listDisputes({ account }): AsyncIterable<string> {
    const payments = await ask((store) =>
      store.list('payment', {
        where: `account is not distinct from $1 and (data ->> 'isDisputed')::boolean`,
        values: [account],
      }),
    )
    yield* payments.map(({ id }) => id)
  },

  readSubscription: ({ account, id }) =>
    ask(async (store) => {
      const subscription = await store.get('subscription', id, account)
      const terms = await store.list('payment', {
        where: `account is not distinct from $1 and data ->> 'subscription' = $2`,
        values: [account, id],
      })
      return subscriptionRecord(subscription, terms.reverse())
    }),

  changeAmount: ({ amountCents, ...at }, key) =>
    change(at, key, ['amount', at, amountCents], (subscription) => {
      subscription.amountCents = amountCents
    }),

  pause: (at, key) =>
    change(at, key, ['pause', at], (subscription) => {
      subscription.isPaused = true
    }),

  resume: (at, key) =>
    change(at, key, ['resume', at], (subscription, now) => {
      if (!subscription.isPaused) return
      subscription.isPaused = false
      if (subscription.refusedAt) return
      const start = new Date(subscription.startedAt)
      subscription.term = termAfter(start, subscription.frequency, now)
      subscription.nextAt = termAt(start, subscription.frequency, subscription.term).toISOString()
    }),

  cancel: ({ account, id }, key) =>
    ask(async (store) => {
      const subscription = await store.get('subscription', id, account)
      await store.once(key, ['cancel', account, id], async () => {
        if (!subscription.nextAt) return null
        Object.assign(subscription, { nextAt: null, endedBecause: 'shelter' })
        await store.put('subscription', subscription, { account })
        const object = subscriptionObject(subscription)
        await emit(store, 'customer.subscription.deleted', object, account)
        return null
      })
    }),

  portalUrl: async ({ account, id, returnUrl }) => {
    await ask((store) => store.get('subscription', id, account))
    return pageOf(`${id}/carte?retour=${encodeURIComponent(returnUrl)}`)
  },

  refund: (of, key) => ask((store) => giveBack(store, of, key)),

  returnTip: (of) => ask((store) => returnTip(store, of)),

  createAccount: (of, key) =>
    ask((store) =>
      store.once(key, ['account', of], async () => {
        const account: SimulatedAccount = {
          ...of,
          id: newId('acct'),
          ...{ canCharge: false, canPayOut: false, needsInformation: true, isEmpty: false },
          onboarding: null,
        }
        await store.put('account', account, { account: null })
        return account.id
      }),
    ),

  onboardingUrl: ({ id, returnUrl, refreshUrl }) =>
    ask(async (store) => {
      const account = await store.get('account', id)
      const token = randomUUID()
      const expiresAt = new Date(Date.now() + ONBOARDING_MINUTES * 60_000).toISOString()
      account.onboarding = { token, returnUrl, refreshUrl, expiresAt }
      await store.put('account', account, { account: null })
      return pageOf(`${id}/compte?jeton=${token}`)
    }),

  readAccount: (id) => ask(async (store) => accountRecord(await store.get('account', id))),
}
