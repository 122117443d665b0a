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

/** A thing of an account, and the moment (ISO 8601) at which it happened. */
const at = <Data extends { account: string | null }>(data: Data, moment: string) => ({
  data,
  account: data.account,
  at: new Date(moment),
})

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
    const paidAt = new Map(payments?.map((each) => [each.id, each.paidAt]))
    await store.putAll(
      'account',
      (accounts ?? []).map((data) => ({ data, account: null })),
    )
    await store.putAll(
      'subscription',
      (subscriptions ?? []).map((data) => at(data, data.startedAt)),
    )
    await store.putAll(
      'payment',
      (payments ?? []).map((data) => at(data, data.paidAt)),
    )
    await store.putAll(
      'checkout',
      (checkouts ?? []).map((data) => at(data, paidAt.get(data.payment ?? '') ?? data.expiresAt)),
    )
  })
}
