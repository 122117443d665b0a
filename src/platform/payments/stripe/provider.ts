import { log } from '../../log'
import { ProviderRefusal, type Account, type PaymentProvider, type ProviderPayment } from '../types'
import { createCheckout, expireCheckout, readCheckout } from './checkouts'
import { ask, askOnce, at, idOf, whole } from './client'
import { isPaid, isTaken, paymentOf, tipIn, WITH_REFUNDS } from './records'
import { readSubscription, termOfPayment, termsSince } from './subscriptions'
import type Stripe from './library'

type At = { account: Account; id: string }

const update = (
  { account, id }: At,
  change: Stripe.SubscriptionUpdateParams,
  key: string,
): Promise<void> =>
  askOnce(
    key,
    async (stripe, own) => void (await stripe.subscriptions.update(id, change, at(account, own))),
  )

/** The charge by which a payment was made. @throws {ProviderRefusal} when it is not paid */
async function chargeOf({ account, id }: At): Promise<Stripe.Charge> {
  const intent = await ask((stripe) =>
    stripe.paymentIntents.retrieve(id, { expand: [`latest_charge.${WITH_REFUNDS}`] }, at(account)),
  )
  const charge = whole(intent.latest_charge)
  if (!isPaid(charge)) throw new ProviderRefusal(`${id} is not paid`, 'payment_not_paid')
  return charge
}

/** By which our page for the card is known among those that a shelter made for itself. */
const CARD_PAGE = 'patte-blanche-card'

/** The settings of a sponsor's page for their card, made once for each account. */
async function portalOf(account: Account): Promise<string> {
  const { data } = await ask((stripe) =>
    stripe.billingPortal.configurations.list({ active: true, limit: 100 }, at(account)),
  )
  const known = data.find(({ metadata }) => metadata?.use === CARD_PAGE)
  if (known) return known.id
  const made = await askOnce(`card-page:${account ?? 'platform'}`, (stripe, key) =>
    stripe.billingPortal.configurations.create(
      { features: { payment_method_update: { enabled: true } }, metadata: { use: CARD_PAGE } },
      at(account, key),
    ),
  )
  return made.id
}

/**
 * A page of payment writes its card at the subscription, where it goes before that of the customer;
 * the page for the card only writes that of the customer. So the customer takes the card over
 * first. Source: docs.stripe.com/customer-management/portal-deep-links.
 */
async function handCardOver(
  { account, id }: At,
  { customer, default_payment_method: card }: Stripe.Subscription,
): Promise<void> {
  const own = idOf(card)
  if (!own) return
  const settings = { invoice_settings: { default_payment_method: own } }
  await ask((stripe) => stripe.customers.update(idOf(customer) ?? '', settings, at(account)))
  await update({ account, id }, { default_payment_method: '' }, `card:${id}:${own}`)
}

/** A term that was refused before a pause would still be tried; one that is paid just now stays. */
async function forgetOpenTerms({ account, id }: At): Promise<void> {
  const open = { subscription: id, status: 'open', limit: 100 } as const
  const { data } = await ask((stripe) => stripe.invoices.list(open, at(account)))
  for (const invoice of data) {
    try {
      await ask((stripe) => stripe.invoices.voidInvoice(invoice.id, {}, at(account)))
    } catch (error) {
      if (!(error instanceof ProviderRefusal)) throw error
    }
  }
}

/** For the shelter's own screens at Stripe; the money is back without it too. */
async function noteReason(account: Account, refund: string, reason: string): Promise<void> {
  const note = { metadata: { reason: reason.slice(0, 500) } }
  try {
    await ask((stripe) => stripe.refunds.update(refund, note, at(account)))
  } catch (error) {
    log.warn({ refund, error: String(error) }, 'a refund has no reason at Stripe')
  }
}

/** Stripe, by its official library: Checkout, and direct charges on the shelters' accounts. */
export const stripeProvider: PaymentProvider = {
  name: 'stripe',
  createCheckout,
  readCheckout,
  expireCheckout,
  readSubscription,

  async readPayment(of) {
    const charge = await chargeOf(of)
    const term = charge.metadata.reference ? null : await termOfPayment(of)
    return paymentOf(of.account, charge, term ?? {})
  },

  async *listPayments({ account, since }): AsyncIterable<ProviderPayment> {
    const gte = Math.floor(since.getTime() / 1000)
    const terms = await termsSince(account, gte)
    let after: string | undefined
    for (;;) {
      const cursor = after ? { starting_after: after } : {}
      const page = await ask((stripe) =>
        stripe.charges.list(
          { created: { gte }, limit: 100, expand: [`data.${WITH_REFUNDS}`], ...cursor },
          at(account),
        ),
      )
      for (const charge of page.data.filter(isPaid)) {
        yield await paymentOf(account, charge, terms.get(idOf(charge.payment_intent) ?? '') ?? {})
      }
      after = page.data.at(-1)?.id
      if (!page.has_more || !after) return
    }
  },

  async *listDisputes({ account, since }): AsyncIterable<string> {
    const created = { gte: Math.floor(since.getTime() / 1000) }
    const found: string[] = []
    await ask(async (stripe) => {
      found.length = 0
      for await (const dispute of stripe.disputes.list({ created, limit: 100 }, at(account))) {
        const payment = idOf(dispute.payment_intent)
        if (payment && isTaken(dispute)) found.push(payment)
      }
    })
    yield* found
  },

  async changeAmount({ amountCents, ...of }, key) {
    const { items } = await ask((stripe) =>
      stripe.subscriptions.retrieve(of.id, {}, at(of.account)),
    )
    const item = items.data[0]
    const product = idOf(item?.price.product)
    const recurring = item?.price.recurring
    if (!item || !product || !recurring) {
      throw new ProviderRefusal(`${of.id} has nothing to change`, 'resource_missing')
    }
    // One that is archived takes no new price: those of payment pages are, or a shelter did it.
    await ask((stripe) => stripe.products.update(product, { active: true }, at(of.account)))
    const { interval, interval_count } = recurring
    const price = {
      currency: 'eur',
      product,
      unit_amount: amountCents,
      recurring: { interval, interval_count },
    }
    const items_ = [{ id: item.id, price_data: price }]
    await update(of, { items: items_, proration_behavior: 'none' }, key)
  },

  async pause(of, key) {
    await update(of, { pause_collection: { behavior: 'void' } }, key)
    await forgetOpenTerms(of)
  },

  resume: (of, key) => update(of, { pause_collection: '' }, key),

  async cancel(of, key) {
    try {
      await ask((stripe) => stripe.subscriptions.cancel(of.id, {}, at(of.account, key)))
    } catch (error) {
      if (!(error instanceof ProviderRefusal)) throw error
      const { state } = await readSubscription(of)
      if (state !== 'ended') throw error
    }
  },

  async portalUrl({ account, id, returnUrl }) {
    const subscription = await ask((stripe) => stripe.subscriptions.retrieve(id, {}, at(account)))
    await handCardOver({ account, id }, subscription)
    const configuration = await portalOf(account)
    const session = await ask((stripe) =>
      stripe.billingPortal.sessions.create(
        {
          customer: idOf(subscription.customer) ?? '',
          configuration,
          locale: 'fr',
          return_url: returnUrl,
          flow_data: {
            type: 'payment_method_update',
            after_completion: { type: 'redirect', redirect: { return_url: returnUrl } },
          },
        },
        at(account),
      ),
    )
    return session.url
  },

  async refund({ account, id, amountCents, tipCents, reason, isAgain = false }, key) {
    const charge = await chargeOf({ account, id })
    // Whole, with a fee that is the tip alone: Stripe gives both back at once, so that no server
    // can die in between. Of what never changes, for the same key must ask for the same.
    const isAtOnce =
      !isAgain &&
      tipCents > 0 &&
      amountCents === charge.amount &&
      charge.application_fee_amount === tipCents
    // Without the reason: written otherwise the second time, it would be another question.
    const made = await askOnce(key, (stripe, own) =>
      stripe.refunds.create(
        {
          payment_intent: id,
          amount: amountCents,
          reason: 'requested_by_customer',
          ...(isAtOnce && { refund_application_fee: true }),
        },
        at(account, own),
      ),
    )
    await noteReason(account, made.id, reason)
  },

  async returnTip({ account, id, tipCents }) {
    const { application_fee, metadata } = await chargeOf({ account, id })
    const fee = idOf(application_fee)
    if (!fee) throw new ProviderRefusal(`${id} has no tip to give back`, 'amount_too_large')
    const { amount, amount_refunded } = await ask((stripe) => stripe.applicationFees.retrieve(fee))
    // What the first fee of a sponsorship took beyond the tip went back by itself: no part of the tip.
    const surplus = Math.max(0, amount - (tipIn(metadata) ?? amount))
    const missing = tipCents - Math.max(0, amount_refunded - surplus)
    if (missing <= 0) return
    await askOnce(`tip:${fee}:${tipCents}`, (stripe, own) =>
      stripe.applicationFees.createRefund(fee, { amount: missing }, at(null, own)),
    )
  },

  createAccount: ({ email, name, shelter }, key) =>
    askOnce(key, async (stripe, own) => {
      const account = await stripe.accounts.create(
        {
          country: 'FR',
          email,
          business_profile: { name },
          controller: {
            stripe_dashboard: { type: 'full' },
            fees: { payer: 'account' },
            losses: { payments: 'stripe' },
            requirement_collection: 'stripe',
          },
          metadata: { shelter },
        },
        at(null, own),
      )
      return account.id
    }),

  onboardingUrl: ({ id, returnUrl, refreshUrl }) =>
    ask(async (stripe) => {
      const link = await stripe.accountLinks.create({
        account: id,
        type: 'account_onboarding',
        return_url: returnUrl,
        refresh_url: refreshUrl,
      })
      return link.url
    }),

  readAccount: (id) =>
    ask(async (stripe) => {
      const account = await stripe.accounts.retrieve(id)
      const due = account.requirements?.currently_due ?? []
      return {
        id: account.id,
        canCharge: account.charges_enabled,
        canPayOut: account.payouts_enabled,
        needsInformation: due.length > 0,
      }
    }),
}
