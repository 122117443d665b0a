import { fieldsAt, textAt, type Fields } from './stripe-form'
import { id, World, type Invoice, type Subscription } from './stripe-world'

/** A refusal in Stripe's words. */
export class StripeProblem extends Error {
  constructor(
    readonly status: number,
    readonly type: 'invalid_request_error' | 'card_error',
    readonly code: string,
    message = code,
  ) {
    super(message)
  }
}

export const refuse = (code: string): never => {
  throw new StripeProblem(code === 'resource_missing' ? 404 : 400, 'invalid_request_error', code)
}

export const listOf = (path: string, data: object[]) => ({
  object: 'list',
  url: path,
  has_more: false,
  data,
})

/** What Stripe answers about gifts that come back. */
export abstract class Billing extends World {
  protected own<T extends { of: string | null }>(
    things: Map<string, T>,
    name: string | undefined,
    account: string | null,
  ): T {
    const found = things.get(name ?? '')
    return found?.of === account ? found : refuse('resource_missing')
  }

  private method(card: string | null | undefined): object | null {
    if (!card) return null
    const last4 = this.cards.get(card)
    const plastic = { brand: 'visa', last4, exp_month: 12, exp_year: 2030 }
    return { id: card, object: 'payment_method', card: plastic }
  }

  protected subscription(subscription: Subscription, form: Fields = {}): object {
    const wanted = Object.values(fieldsAt(form, 'expand'))
    const theirs = this.customers.get(subscription.customer)?.default_payment_method
    const more = {
      ...(wanted.includes('default_payment_method') && {
        default_payment_method: this.method(subscription.default_payment_method),
      }),
      ...(wanted.some((each) => each.startsWith('customer.')) && {
        customer: {
          id: subscription.customer,
          invoice_settings: { default_payment_method: this.method(theirs) },
        },
      }),
    }
    const { item, product, cents, every, end, ...rest } = subscription
    const recurring = {
      interval: textAt(every, 'interval'),
      interval_count: Number(textAt(every, 'interval_count') ?? 1),
    }
    const price = { id: id('price'), unit_amount: cents, product, recurring }
    return {
      ...rest,
      ...more,
      items: listOf('/v1/subscription_items', [{ id: item, current_period_end: end, price }]),
    }
  }

  protected change(name: string | undefined, account: string | null, form: Fields): object {
    const found = this.own(this.subscriptions, name, account)
    if (found.status === 'canceled') refuse('resource_missing')
    const cents = textAt(form, 'items', '0', 'price_data', 'unit_amount')
    if (cents) {
      if (textAt(form, 'items', '0', 'id') !== found.item) refuse('resource_missing')
      if (textAt(form, 'proration_behavior') !== 'none') refuse('parameter_invalid')
      const product = textAt(form, 'items', '0', 'price_data', 'product')
      if (!this.own(this.products, product, account).active) refuse('product_inactive')
      found.cents = Number(cents)
    }
    if (textAt(form, 'application_fee_percent') === '') found.application_fee_percent = null
    if (textAt(form, 'default_payment_method') === '') found.default_payment_method = null
    if (textAt(form, 'pause_collection') === '') found.pause_collection = null
    if (textAt(form, 'pause_collection', 'behavior') === 'void') {
      found.pause_collection = { behavior: 'void', resumes_at: null }
    }
    return this.subscription(found)
  }

  protected cancel(name: string | undefined, account: string | null): object {
    const found = this.own(this.subscriptions, name, account)
    if (found.status === 'canceled') refuse('resource_missing')
    this.end(found.id, 'cancellation_requested')
    return this.subscription(found)
  }

  protected payments(invoice: Invoice): object[] {
    return [
      {
        id: `inpay_${invoice.id}`,
        object: 'invoice_payment',
        status: invoice.status === 'paid' ? 'paid' : 'open',
        invoice: invoice.id,
        payment: { type: 'payment_intent', payment_intent: invoice.intent },
      },
    ]
  }

  protected void(name: string | undefined, account: string | null): object {
    const invoice = this.own(this.invoices, name, account)
    if (invoice.status !== 'open') refuse('invoice_not_editable')
    invoice.status = 'void'
    const subscription = this.subscriptions.get(invoice.subscription)
    if (subscription?.status === 'past_due') subscription.status = 'active'
    return this.whole(invoice)
  }

  protected sell(name: string | undefined, account: string | null, form: Fields): object {
    const product = this.own(this.products, name, account)
    if (textAt(form, 'active') === 'true') product.active = true
    return product
  }

  protected setCard(name: string | undefined, account: string | null, form: Fields): object {
    const customer = this.own(this.customers, name, account)
    const card = textAt(form, 'invoice_settings', 'default_payment_method') ?? ''
    if (!this.cards.has(card)) refuse('resource_missing')
    customer.default_payment_method = card
    return customer
  }

  protected whole(invoice: Invoice): object {
    const { metadata } = this.subscriptions.get(invoice.subscription) ?? { metadata: {} }
    const { subscription } = invoice
    return {
      ...invoice,
      parent: { type: 'subscription_details', subscription_details: { metadata, subscription } },
    }
  }

  protected listInvoices(form: Fields, account: string | null): object[] {
    const isWhole = Object.values(fieldsAt(form, 'expand')).includes('data.payments')
    return [...this.invoices.values()]
      .filter((invoice) => invoice.of === account && invoice.status === textAt(form, 'status'))
      .filter(({ subscription }) => subscription === textAt(form, 'subscription'))
      .reverse()
      .map((invoice) => ({
        ...this.whole(invoice),
        ...(isWhole && { payments: listOf('/v1/invoice_payments', this.payments(invoice)) }),
      }))
  }

  protected listTerms(form: Fields, account: string | null): object[] {
    const intent = textAt(form, 'payment', 'payment_intent')
    const isWhole = Object.values(fieldsAt(form, 'expand')).includes('data.invoice')
    return [...this.invoices.values()]
      .filter((invoice) => invoice.of === account && invoice.status === 'paid')
      .filter((invoice) => !intent || invoice.intent === intent)
      .filter(({ created }) => created >= Number(textAt(form, 'created', 'gte') ?? 0))
      .flatMap((invoice) =>
        this.payments(invoice).map((payment) => ({
          ...payment,
          ...(isWhole && { invoice: this.whole(invoice) }),
        })),
      )
  }

  protected makePortal(form: Fields, account: string | null): object {
    const metadata = fieldsAt(form, 'metadata')
    const features = form.features as Fields
    return this.keep(this.portals, { id: id('bpc'), of: account, active: true, metadata, features })
  }

  protected listPortals(account: string | null): object[] {
    return [...this.portals.values()].filter(({ of }) => of === account).reverse()
  }

  protected openPortal(form: Fields, account: string | null): object {
    const customer = textAt(form, 'customer')
    const known = [...this.subscriptions.values()].some((each) => each.customer === customer)
    const portal = this.own(this.portals, textAt(form, 'configuration'), account)
    const mayChange = textAt(portal.features, 'payment_method_update', 'enabled') === 'true'
    if (!known) refuse('resource_missing')
    if (textAt(form, 'flow_data', 'type') !== 'payment_method_update' || !mayChange) {
      refuse('parameter_invalid')
    }
    return { object: 'billing_portal.session', url: `https://billing.stripe.test/${account}` }
  }
}
