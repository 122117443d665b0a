import type { Hint } from './types'

type Fields = Record<string, unknown>

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}

/** The id behind a member that is an id, or the thing itself. */
function idOf(value: unknown): string | null {
  const id = typeof value === 'string' ? value : fieldsOf(value).id
  return typeof id === 'string' && id !== '' ? id : null
}

/** Of which subscription an invoice is a term, in the shapes of old and new versions of the API. */
function subscriptionOf(invoice: Fields): string | null {
  const { subscription_details: details } = fieldsOf(invoice.parent)
  return idOf(fieldsOf(details).subscription) ?? idOf(invoice.subscription)
}

const CHECKOUT = /^checkout\.session\.(completed|async_payment_(succeeded|failed)|expired)$/
const SUBSCRIPTION = /^customer\.subscription\./
const INVOICE = /^invoice\.(paid|payment_failed|payment_action_required|voided)$/
const CHARGE = /^(charge\.(refund|dispute)|refund\.)/

/**
 * What a signed event of Stripe is about, `null` when it is nothing of ours. Only ids are taken:
 * all that the event says of states and sums is read again at the provider.
 */
export function hintOf(event: unknown): Hint | null {
  const { type, account: of, data } = fieldsOf(event)
  if (typeof type !== 'string') return null
  const account = idOf(of)
  const object = fieldsOf(fieldsOf(data).object)
  const about = (kind: 'checkout' | 'subscription' | 'payment', id: string | null): Hint | null =>
    id === null ? null : { kind, account, id }
  if (CHECKOUT.test(type)) return about('checkout', idOf(object))
  if (SUBSCRIPTION.test(type)) return about('subscription', idOf(object))
  if (INVOICE.test(type)) return about('subscription', subscriptionOf(object))
  if (type === 'payment_intent.succeeded') return about('payment', idOf(object))
  if (CHARGE.test(type)) return about('payment', idOf(object.payment_intent))
  const isAccount = type === 'account.updated' || type === 'account.application.deauthorized'
  return isAccount && account ? { kind: 'account', id: account } : null
}
