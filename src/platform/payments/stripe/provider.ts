import { ProviderRefusal, type Account, type PaymentProvider, type ProviderPayment } from '../types'
import { createCheckout, expireCheckout, readCheckout } from './checkouts'
import { ask, at, idOf, whole } from './client'
import { isPaid, paymentOf } from './records'
import { readSubscription, termOfPayment, termsSince } from './subscriptions'
import type Stripe from './library'

type At = { account: Account; id: string }

const update = (
  { account, id }: At,
  change: Stripe.SubscriptionUpdateParams,
  key: string,
): Promise<void> =>
  ask(async (stripe) => void (await stripe.subscriptions.update(id, change, at(account, key))))

/** The charge by which a payment was made. @throws {ProviderRefusal} when it is not paid */
async function chargeOf({ account, id }: At): Promise<Stripe.Charge> {
  const intent = await ask((stripe) =>
    stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }, at(account)),
  )
  const charge = whole(intent.latest_charge)
  if (!isPaid(charge)) throw new ProviderRefusal(`${id} is not paid`, 'payment_not_paid')
  return charge
}

/** The settings of a sponsor's page for their card, made once for each account. */
async function portalOf(account: Account): Promise<string> {
  const { data } = await ask((stripe) =>
    stripe.billingPortal.configurations.list({ active: true, limit: 1 }, at(account)),
  )
  if (data[0]) return data[0].id
  const made = await ask((stripe) =>
    stripe.billingPortal.configurations.create(
      { features: { payment_method_update: { enabled: true } } },
      at(account, `portal:${account ?? 'platform'}`),
    ),
  )
  return made.id
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
        stripe.charges.list({ created: { gte }, limit: 100, ...cursor }, at(account)),
      )
      for (const charge of page.data.filter(isPaid)) {
        yield await paymentOf(account, charge, terms.get(idOf(charge.payment_intent) ?? '') ?? {})
      }
      after = page.data.at(-1)?.id
      if (!page.has_more || !after) return
    }
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

  pause: (of, key) => update(of, { pause_collection: { behavior: 'void' } }, key),

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
    const { customer } = await ask((stripe) => stripe.subscriptions.retrieve(id, {}, at(account)))
    const configuration = await portalOf(account)
    const session = await ask((stripe) =>
      stripe.billingPortal.sessions.create(
        {
          customer: idOf(customer) ?? '',
          configuration,
          locale: 'fr',
          return_url: returnUrl,
          flow_data: { type: 'payment_method_update' },
        },
        at(account),
      ),
    )
    return session.url
  },

  async refund({ account, id, amountCents, tipCents, reason }, key) {
    const charge = await chargeOf({ account, id })
    await ask((stripe) =>
      stripe.refunds.create(
        {
          payment_intent: id,
          amount: amountCents,
          reason: 'requested_by_customer',
          metadata: { reason: reason.slice(0, 500) },
        },
        at(account, key),
      ),
    )
    const fee = idOf(charge.application_fee)
    if (tipCents === 0) return
    if (!fee) throw new ProviderRefusal(`${id} has no tip to give back`, 'amount_too_large')
    await ask((stripe) =>
      stripe.applicationFees.createRefund(fee, { amount: tipCents }, at(null, `${key}:tip`)),
    )
  },

  createAccount: ({ email, name, shelter }, key) =>
    ask(async (stripe) => {
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
        at(null, key),
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
