import { surplusOf } from '../fee.model'
import type { Account, Card, ProviderPayment, SubscriptionRecord } from '../types'
import { ask, askOnce, at, dateOf, idOf, whole } from './client'
import {
  cardOf,
  endedBecause,
  frequencyOf,
  isPaid,
  paymentOf,
  stateOf,
  WITH_REFUNDS,
  type OurMetadata,
} from './records'
import type Stripe from './library'

type At = { account: Account; id: string }

/** The payments of one invoice that really happened. */
const intentsOf = (invoice: Stripe.Invoice): string[] =>
  (invoice.payments?.data ?? [])
    .filter(({ status }) => status === 'paid')
    .flatMap(({ payment }) => idOf(payment.payment_intent) ?? [])

/**
 * Leaves exactly the tip with the platform: gives the surplus of the first fee back, writes on the
 * charge what it was for, and takes no fee of later terms. What says that this is still to do, the
 * percentage, is removed last; each step has its key, so that it may be done again.
 */
async function settleFee(
  { account, id }: At,
  charge: Stripe.Charge,
  { reference, tipCents, isOver }: { reference: string; tipCents: number; isOver: boolean },
): Promise<void> {
  const fee = idOf(charge.application_fee)
  if (fee) {
    const { amount_refunded } = await ask((stripe) => stripe.applicationFees.retrieve(fee))
    const surplus = surplusOf(charge.application_fee_amount ?? 0, tipCents) - amount_refunded
    if (surplus > 0) {
      await askOnce(`surplus:${fee}`, (stripe, key) =>
        stripe.applicationFees.createRefund(
          fee,
          { amount: surplus, metadata: { kind: 'surplus' } },
          at(null, key),
        ),
      )
    }
  }
  const metadata = { reference, tipCents: String(tipCents), subscription: id }
  await ask((stripe) => stripe.charges.update(charge.id, { metadata }, at(account)))
  // One that has ended takes no more terms, and cannot be changed.
  if (isOver) return
  await askOnce(`fee-settled:${id}`, (stripe, key) =>
    stripe.subscriptions.update(id, { application_fee_percent: '' }, at(account, key)),
  )
}

/** Every charge of a customer, by the payment that it belongs to. */
async function chargesOf(account: Account, customer: string): Promise<Map<string, Stripe.Charge>> {
  const charges = new Map<string, Stripe.Charge>()
  await ask(async (stripe) => {
    const wanted = { customer, limit: 100, expand: [`data.${WITH_REFUNDS}`] }
    for await (const charge of stripe.charges.list(wanted, at(account))) {
      const intent = idOf(charge.payment_intent)
      if (intent && isPaid(charge)) charges.set(intent, charge)
    }
  })
  return charges
}

const nextOf = (subscription: Stripe.Subscription): Date | null => {
  const end = subscription.items.data[0]?.current_period_end
  if (!end || !['active', 'past_due'].includes(stateOf(subscription))) return null
  const { cancel_at_period_end: endsWithTerm, cancel_at: endsAt } = subscription
  return endsWithTerm || (endsAt && endsAt <= end) ? null : dateOf(end)
}

/** What a subscription is asked for with, so that its card comes whole. */
const WITH_CARD = {
  expand: ['default_payment_method', 'customer.invoice_settings.default_payment_method'],
}

/** The card of the next term: the subscription's own, else that of its customer. */
function nextCardOf({ default_payment_method: own, customer }: Stripe.Subscription): Card | null {
  const who = whole(customer)
  const theirs = who && !who.deleted ? who.invoice_settings.default_payment_method : null
  return cardOf((whole(own) ?? whole(theirs))?.card)
}

/** Reads a subscription and its paid terms, and settles the fee of the first one. */
export async function readSubscription({ account, id }: At): Promise<SubscriptionRecord> {
  const subscription = await ask((stripe) =>
    stripe.subscriptions.retrieve(id, WITH_CARD, at(account)),
  )
  const metadata = subscription.metadata as OurMetadata
  const reference = metadata.reference ?? ''
  const intents: string[] = []
  await ask(async (stripe) => {
    const wanted = { subscription: id, status: 'paid' as const, limit: 100 }
    const invoices = stripe.invoices.list({ ...wanted, expand: ['data.payments'] }, at(account))
    for await (const invoice of invoices) intents.unshift(...intentsOf(invoice))
  })
  const customer = idOf(subscription.customer) ?? ''
  const charges = await chargesOf(account, customer)
  const paid = intents.flatMap((intent) => charges.get(intent) ?? [])
  const [first] = paid
  const tipCents = Number(metadata.tipCents ?? 0)
  const isOver = stateOf(subscription) === 'ended'
  const isSettled = isOver
    ? (first?.metadata as OurMetadata | undefined)?.subscription === id
    : subscription.application_fee_percent === null
  if (first && reference && !isSettled) {
    await settleFee({ account, id }, first, { reference, tipCents, isOver })
  }
  const payments: ProviderPayment[] = []
  for (const charge of paid) {
    const beside = { subscription: id, reference: reference || null }
    const tip = charge === first ? { tipCents } : {}
    payments.push(await paymentOf(account, charge, { ...beside, ...tip }))
  }
  const price = subscription.items.data[0]?.price
  return {
    id,
    reference,
    state: stateOf(subscription),
    endedBecause: endedBecause(subscription),
    amountCents: price?.unit_amount ?? 0,
    frequency: frequencyOf(price?.recurring ?? null),
    nextPaymentAt: nextOf(subscription),
    card: nextCardOf(subscription) ?? payments.at(-1)?.card ?? null,
    payments,
  }
}

/** Of which subscription of ours a payment is a term. */
export type Term = { subscription: string; reference: string }

function termOf(invoice: Stripe.Invoice | null): Term | null {
  const details = invoice?.parent?.subscription_details
  const subscription = idOf(details?.subscription)
  const { reference } = (details?.metadata ?? {}) as OurMetadata
  return subscription && reference ? { subscription, reference } : null
}

/** The term that a payment is, `null` for a single gift and for what is not ours. */
export async function termOfPayment({ account, id }: At): Promise<Term | null> {
  const payment = { type: 'payment_intent' as const, payment_intent: id }
  const { data } = await ask((stripe) =>
    stripe.invoicePayments.list({ payment, limit: 1, expand: ['data.invoice'] }, at(account)),
  )
  return termOf(wholeInvoice(data[0]))
}

/** Longest that Stripe goes on trying a refused term, in seconds: two months. */
const LONGEST_RETRIES = 62 * 86_400

/**
 * The terms that were paid since an instant, by payment: a term counts from the day on which it
 * was due, and may be paid much later.
 * @param since in seconds, as Stripe counts
 */
export async function termsSince(account: Account, since: number): Promise<Map<string, Term>> {
  const terms = new Map<string, Term>()
  await ask(async (stripe) => {
    const created = { gte: since - LONGEST_RETRIES }
    const found = stripe.invoicePayments.list(
      { created, status: 'paid', limit: 100, expand: ['data.invoice'] },
      at(account),
    )
    for await (const each of found) {
      const intent = idOf(each.payment.payment_intent)
      const term = termOf(wholeInvoice(each))
      if (intent && term) terms.set(intent, term)
    }
  })
  return terms
}

function wholeInvoice(payment: Stripe.InvoicePayment | undefined): Stripe.Invoice | null {
  const invoice = whole(payment?.invoice)
  return invoice && !('deleted' in invoice && invoice.deleted) ? invoice : null
}
