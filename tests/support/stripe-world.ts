import { randomUUID } from 'node:crypto'

import type Stripe from '@/platform/payments/stripe/library'

import { fieldsAt, textAt, type Fields } from './stripe-form'

export const id = (prefix: string) => `${prefix}_${randomUUID().replaceAll('-', '').slice(0, 24)}`
export const now = () => Math.floor(Date.now() / 1000)

/** A thing of one account, of which the answers are read. */
type Of<T> = T & { of: string | null }
export type Session = Of<
  Pick<
    Stripe.Checkout.Session,
    'id' | 'object' | 'status' | 'payment_status' | 'metadata' | 'expires_at' | 'url' | 'mode'
  >
> & { payment_intent: string | null; subscription: string | null; sent: Fields }
type Intent = Of<
  Pick<Stripe.PaymentIntent, 'id' | 'object' | 'status' | 'metadata' | 'last_payment_error'>
> & { latest_charge: string | null }
type Charge = Of<
  Pick<
    Stripe.Charge,
    | 'id'
    | 'object'
    | 'amount'
    | 'amount_captured'
    | 'amount_refunded'
    | 'application_fee_amount'
    | 'captured'
    | 'created'
    | 'currency'
    | 'disputed'
    | 'metadata'
    | 'paid'
    | 'status'
  >
> & {
  application_fee: string | null
  payment_intent: string
  customer: string | null
  payment_method_details: { type: 'card'; card: Partial<Stripe.Charge.PaymentMethodDetails.Card> }
}
type Fee = Pick<Stripe.ApplicationFee, 'id' | 'object' | 'amount' | 'amount_refunded'>
export type Subscription = Of<
  Pick<
    Stripe.Subscription,
    | 'id'
    | 'object'
    | 'status'
    | 'metadata'
    | 'application_fee_percent'
    | 'pause_collection'
    | 'cancel_at'
    | 'cancellation_details'
    | 'cancel_at_period_end'
  >
> & {
  customer: string
  default_payment_method: string | null
  item: string
  product: string
  cents: number
  every: Fields
  end: number
}
export type Invoice = Of<Pick<Stripe.Invoice, 'id' | 'object' | 'status' | 'created'>> & {
  subscription: string
  cents: number
  /** `null` as long as nothing was taken for it. */
  intent: string | null
}
type Customer = Of<{ id: string; default_payment_method: string | null }>
type Portal = Of<{ id: string; active: true; metadata: Record<string, string>; features: Fields }>

export const DAY = 86_400

/** A payment that a bank contests. */
type Dispute = {
  id: string
  charge: string
  payment_intent: string
  of: string | null
  status: string
  created: number
}

/** The things that a platform has at Stripe, in memory, and what the world does to them. */
export abstract class World {
  protected readonly sessions = new Map<string, Session>()
  protected readonly intents = new Map<string, Intent>()
  protected readonly charges = new Map<string, Charge>()
  protected readonly fees = new Map<string, Fee>()
  protected readonly subscriptions = new Map<string, Subscription>()
  protected readonly invoices = new Map<string, Invoice>()
  protected readonly disputes = new Map<string, Dispute>()
  protected readonly portals = new Map<string, Portal>()
  protected readonly customers = new Map<string, Customer>()
  /** What is made beside a page of payment is archived there: nothing new may be built on it. */
  protected readonly products = new Map<string, Of<{ id: string; active: boolean }>>()
  /** The last four digits of each card. */
  protected readonly cards = new Map<string, string>()
  protected readonly accounts = new Map<
    string,
    { id: string; isReady: boolean; isEmpty: boolean }
  >()

  protected keep<T extends { id: string }>(things: Map<string, T>, thing: T): T {
    things.set(thing.id, thing)
    return thing
  }

  ready(account: string): void {
    Object.assign(this.accounts.get(account) ?? {}, { isReady: true })
  }

  empty(account: string, isEmpty: boolean): void {
    Object.assign(this.accounts.get(account) ?? {}, { isEmpty })
  }

  private take(
    of: string | null,
    cents: number,
    feeCents: number,
    more: { customer: string | null; metadata: Record<string, string>; last4?: string },
  ): Intent {
    const { customer, metadata, last4 = '4242' } = more
    const fee: Fee | null =
      feeCents > 0
        ? { id: id('fee'), object: 'application_fee', amount: feeCents, amount_refunded: 0 }
        : null
    if (fee) this.keep(this.fees, fee)
    const intent = id('pi')
    const charge = this.keep(this.charges, {
      id: id('ch'),
      object: 'charge',
      ...{ of, customer, metadata: { ...metadata }, payment_intent: intent },
      ...{ amount: cents, amount_captured: cents, amount_refunded: 0, currency: 'eur' },
      ...{ application_fee: fee?.id ?? null, application_fee_amount: fee?.amount ?? null },
      ...{ captured: true, paid: true, status: 'succeeded', disputed: false, created: now() },
      payment_method_details: {
        type: 'card',
        card: { brand: 'visa', last4, exp_month: 12, exp_year: 2030 },
      },
    } satisfies Charge)
    return this.keep(this.intents, {
      ...{ id: intent, object: 'payment_intent', of, status: 'succeeded', metadata },
      ...{ latest_charge: charge.id, last_payment_error: null },
    } satisfies Intent)
  }

  /** The donor pays: the fee of a subscription is rounded up, as whoever takes a fee may do. */
  pay(name: string): void {
    const session = this.sessions.get(name)
    if (session?.status !== 'open') return
    const { sent, of } = session
    const sum = (at: string) =>
      Number(textAt(sent, 'line_items', at, 'price_data', 'unit_amount') ?? 0)
    const total = sum('0') + sum('1')
    Object.assign(session, { status: 'complete', payment_status: 'paid' })
    if (session.mode === 'payment') {
      const fee = Number(textAt(sent, 'payment_intent_data', 'application_fee_amount') ?? 0)
      const metadata = fieldsAt(sent, 'payment_intent_data', 'metadata')
      session.payment_intent = this.take(of, total, fee, { customer: null, metadata }).id
      return
    }
    const percent = textAt(sent, 'subscription_data', 'application_fee_percent')
    const every = (sent.line_items as Fields)['0'] as Fields
    const customer = { id: id('cus'), of, default_payment_method: null }
    this.keep(this.customers, customer)
    const card = id('pm')
    this.cards.set(card, '4242')
    const product = this.keep(this.products, { id: id('prod'), of, active: false })
    const subscription = this.keep(this.subscriptions, {
      ...{ id: id('sub'), object: 'subscription', of, status: 'active' },
      // A page of payment writes the card here, where it goes before that of the customer.
      ...{ customer: customer.id, default_payment_method: card },
      metadata: fieldsAt(sent, 'subscription_data', 'metadata'),
      application_fee_percent: percent ? Number(percent) : null,
      ...{ pause_collection: null, cancel_at: null, cancel_at_period_end: false },
      cancellation_details: null,
      ...{ item: id('si'), product: product.id, cents: sum('0') },
      every: (every.price_data as Fields).recurring as Fields,
      end: now() + 30 * DAY,
    } satisfies Subscription)
    session.subscription = subscription.id
    this.term(subscription, total)
  }

  private term(subscription: Subscription, cents: number): void {
    const percent = subscription.application_fee_percent ?? 0
    const fee = Math.ceil((cents * Math.round(percent * 100)) / 10_000)
    const invoice = this.invoice(subscription, cents)
    Object.assign(invoice, { status: 'paid', intent: this.charge(subscription, cents, fee) })
  }

  private invoice({ of, id: subscription }: Subscription, cents: number): Invoice {
    return this.keep(this.invoices, {
      ...{ id: id('in'), object: 'invoice', of, status: 'open', created: now() },
      ...{ subscription, cents, intent: null },
    } satisfies Invoice)
  }

  private charge(subscription: Subscription, cents: number, fee: number): string {
    const { customer, of, default_payment_method: own } = subscription
    const card = own ?? this.customers.get(customer)?.default_payment_method ?? ''
    return this.take(of, cents, fee, { customer, metadata: {}, last4: this.cards.get(card) }).id
  }

  /** A month goes by. */
  renew(name: string): void {
    const subscription = this.subscriptions.get(name)
    if (subscription?.status !== 'active' && subscription?.status !== 'past_due') return
    subscription.end += 30 * DAY
    if (subscription.pause_collection) return
    subscription.status = 'active'
    this.term(subscription, subscription.cents)
  }

  /** The bank refuses the next term: it stays open, to be tried again. */
  refuseTerm(name: string, daysAgo = 0): void {
    const subscription = this.subscriptions.get(name)
    if (!subscription) return
    subscription.status = 'past_due'
    this.invoice(subscription, subscription.cents).created -= daysAgo * DAY
  }

  /** Ends a subscription in Stripe's own screens, or by itself. */
  end(name: string, reason: string, feedback: string | null = null): void {
    const subscription = this.subscriptions.get(name)
    if (!subscription) return
    subscription.status = 'canceled'
    subscription.cancellation_details = { reason, feedback, comment: null, feedback_option: null }
  }

  /** Some days later what is still open is taken, paused or not; nothing of what has ended. */
  retry(name: string): void {
    const subscription = this.subscriptions.get(name)
    if (!subscription || subscription.status === 'canceled') return
    for (const invoice of this.invoices.values()) {
      if (invoice.subscription !== name || invoice.status !== 'open') continue
      const intent = this.charge(subscription, invoice.cents, 0)
      Object.assign(invoice, { status: 'paid', intent })
      subscription.status = 'active'
    }
  }

  /** A sponsor gives another card on the page for it, which knows the customer alone. */
  changeCard(name: string, last4: string): void {
    const card = id('pm')
    this.cards.set(card, last4)
    const customer = this.customers.get(this.subscriptions.get(name)?.customer ?? '')
    if (customer) customer.default_payment_method = card
  }

  /** The shelter makes a portal of its own, in which nobody changes a card. */
  openForeignPortal(of: string): void {
    this.keep(this.portals, { id: id('bpc'), of, active: true, metadata: {}, features: {} })
  }

  /** @param status `warning_needs_response` is a question of the bank, which takes nothing */
  dispute(intent: string, status = 'needs_response'): void {
    const charge = this.charges.get(this.intents.get(intent)?.latest_charge ?? '')
    if (!charge) return
    charge.disputed = true
    this.disputes.set(charge.id, {
      ...{ id: id('dp'), charge: charge.id, payment_intent: intent },
      ...{ of: charge.of, status, created: now() },
    })
  }

  win(intent: string): void {
    const dispute = this.disputes.get(this.intents.get(intent)?.latest_charge ?? '')
    if (dispute) dispute.status = 'won'
  }

  /** What stayed with the platform, of every fee. */
  get platformCents(): number {
    return [...this.fees.values()].reduce((sum, fee) => sum + fee.amount - fee.amount_refunded, 0)
  }
}
