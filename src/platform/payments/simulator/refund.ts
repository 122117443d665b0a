import { ProviderRefusal } from '../types'
import { emit } from './events'
import type { Store } from './store'

type Refund = {
  account: string | null
  id: string
  amountCents: number
  tipCents: number
  reason: string
}

type Tip = Pick<Refund, 'account' | 'id' | 'tipCents'>

/** Brings what went back of the tip up to a total, in cents. @throws {ProviderRefusal} */
export async function returnTip(store: Store, { account, id, tipCents }: Tip): Promise<void> {
  const payment = await store.get('payment', id, account)
  if (tipCents > payment.tipCents) {
    throw new ProviderRefusal(`${id} has a smaller tip`, 'amount_too_large')
  }
  payment.tipRefundedCents = Math.max(payment.tipRefundedCents, tipCents)
  await store.put('payment', payment, { account })
}

/** Gives money back, once for each key. @throws {ProviderRefusal} as Stripe would refuse it */
export async function giveBack(store: Store, of: Refund, key: string): Promise<void> {
  const { account, id, amountCents, tipCents } = of
  const payment = await store.get('payment', id, account)
  // The reason may be written otherwise the second time: the money is what counts once.
  await store.once(key, ['refund', account, id, amountCents, tipCents], async () => {
    const refuse = (code: string) => {
      throw new ProviderRefusal(`${id} cannot be refunded: ${code}`, code)
    }
    const left = payment.totalCents - payment.refundedCents
    if (left === 0) refuse('charge_already_refunded')
    if (payment.isDisputed) refuse('charge_disputed')
    if (amountCents < 1 || amountCents > left) refuse('amount_too_large')
    if (tipCents < 0 || tipCents > Math.min(payment.tipCents, amountCents)) {
      refuse('amount_too_large')
    }
    if (account && (await store.get('account', account)).isEmpty) refuse('balance_insufficient')
    payment.refundedCents += amountCents
    if (amountCents === payment.totalCents) payment.tipRefundedCents = tipCents
    await store.put('payment', payment, { account })
    const object = { id: `ch_${id}`, object: 'charge', payment_intent: id }
    await emit(store, 'charge.refunded', object, account)
    return null
  })
}
