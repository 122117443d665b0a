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
    | 'cancel_at_period_end'
  >
> & { customer: string; item: string; product: string; cents: number; every: Fields; end: number }
export type Invoice = Of<Pick<Stripe.Invoice, 'id' | 'object' | 'status' | 'created'>> & {
  subscription: string
  intent: string
}

export const DAY = 86_400

/** The things that a platform has at Stripe, in memory, and what the world does to them. */
export abstract class World {
  protected readonly sessions = new Map<string, Session>()
  protected readonly intents = new Map<string, Intent>()
  protected readonly charges = new Map<string, Charge>()
  protected readonly fees = new Map<string, Fee>()
  protected readonly subscriptions = new Map<string, Subscription>()
  protected readonly invoices = new Map<string, Invoice>()
  protected readonly disputes = new Map<string, { id: string; charge: string; status: string }>()
  protected readonly portals = new Map<string, { id: string; of: string | null }>()
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
    { customer, metadata }: { customer: string | null; metadata: Record<string, string> },
  ): Intent {
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
        card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2030 },
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
    const subscription = this.keep(this.subscriptions, {
      ...{ id: id('sub'), object: 'subscription', of, status: 'active' },
      metadata: fieldsAt(sent, 'subscription_data', 'metadata'),
      application_fee_percent: percent ? Number(percent) : null,
      ...{ pause_collection: null, cancel_at_period_end: false },
      ...{ customer: id('cus'), item: id('si'), product: id('prod'), cents: sum('0') },
      every: (every.price_data as Fields).recurring as Fields,
      end: now() + 30 * DAY,
    } satisfies Subscription)
    session.subscription = subscription.id
    this.term(subscription, total)
  }

  private term(subscription: Subscription, cents: number): void {
    const percent = subscription.application_fee_percent ?? 0
    const fee = Math.ceil((cents * Math.round(percent * 100)) / 10_000)
    const { customer, of, id: name } = subscription
    const intent = this.take(of, cents, fee, { customer, metadata: {} })
    this.keep(this.invoices, {
      ...{ id: id('in'), object: 'invoice', of, status: 'paid', created: now() },
      ...{ subscription: name, intent: intent.id },
    } satisfies Invoice)
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

  refuseTerm(name: string): void {
    Object.assign(this.subscriptions.get(name) ?? {}, { status: 'past_due' })
  }

  dispute(intent: string): void {
    const charge = this.charges.get(this.intents.get(intent)?.latest_charge ?? '')
    if (!charge) return
    charge.disputed = true
    this.disputes.set(charge.id, { id: id('dp'), charge: charge.id, status: 'needs_response' })
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
