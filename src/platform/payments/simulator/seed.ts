import type {
  SimulatedAccount,
  SimulatedCheckout,
  SimulatedPayment,
  SimulatedSubscription,
} from './model'
import { inStore } from './store'

type Plants = {
  accounts?: readonly SimulatedAccount[]
  checkouts?: readonly SimulatedCheckout[]
  payments?: readonly SimulatedPayment[]
  subscriptions?: readonly SimulatedSubscription[]
}

/**
 * Puts into the simulator what the demonstration's data says had happened there, without events.
 * Ids are the caller's; the same ones again change nothing but their contents.
 */
export async function plant({
  accounts,
  checkouts,
  payments,
  subscriptions,
}: Plants): Promise<void> {
  await inStore(async (store) => {
    for (const each of accounts ?? []) await store.put('account', each, { account: null })
    for (const each of subscriptions ?? []) {
      await store.put('subscription', each, { account: each.account, at: new Date(each.startedAt) })
    }
    for (const each of payments ?? []) {
      await store.put('payment', each, { account: each.account, at: new Date(each.paidAt) })
    }
    for (const each of checkouts ?? []) {
      const payment = payments?.find(({ id }) => id === each.payment)
      const at = new Date(payment?.paidAt ?? each.expiresAt)
      await store.put('checkout', each, { account: each.account, at })
    }
  })
}
