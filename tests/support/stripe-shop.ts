import { randomUUID } from 'node:crypto'

import { Billing, listOf, refuse } from './stripe-billing'
import { fieldsAt, textAt, type Fields } from './stripe-form'
import { DAY, id, now, type Session } from './stripe-world'

export type Asked = { method: string; path: string; form: Fields; account: string | null }

/** What Stripe answers. */
export class Shop extends Billing {
  /** @throws {StripeProblem} for whatever Stripe refuses */
  answer(asked: Asked): object {
    const [, , ...names] = asked.path.split('/')
    const [first = '', second = ''] = names
    const isDeep = ['checkout', 'billing_portal'].includes(first)
    const kind = isDeep ? `${first}/${second}` : first
    const [thing, act] = isDeep ? names.slice(2) : names.slice(1)
    const { method, form, account } = asked
    switch (`${method} ${kind}${thing ? '/:id' : ''}${act ? `/${act}` : ''}`) {
      case 'POST checkout/sessions':
        return this.openSession(form, account)
      case 'GET checkout/sessions/:id':
        return this.session(thing, account, form)
      case 'POST checkout/sessions/:id/expire':
        return this.expire(thing, account)
      case 'GET payment_intents/:id':
        return this.intent(thing, account, form)
      case 'GET charges':
        return listOf(asked.path, this.listCharges(form, account))
      case 'POST charges/:id':
        return this.describe(thing, account, form)
      case 'GET subscriptions/:id':
        return this.subscription(this.own(this.subscriptions, thing, account), form)
      case 'POST subscriptions/:id':
        return this.change(thing, account, form)
      case 'DELETE subscriptions/:id':
        return this.cancel(thing, account)
      case 'POST products/:id':
        return this.sell(thing, account, form)
      case 'POST customers/:id':
        return this.setCard(thing, account, form)
      case 'POST invoices/:id/void':
        return this.void(thing, account)
      case 'GET invoices':
        return listOf(asked.path, this.listInvoices(form, account))
      case 'GET invoice_payments':
        return listOf(asked.path, this.listTerms(form, account))
      case 'GET disputes':
        return listOf(
          asked.path,
          [...this.disputes.values()].filter(
            ({ charge, of, created }) =>
              of === account &&
              charge === (textAt(form, 'charge') ?? charge) &&
              created >= Number(textAt(form, 'created', 'gte') ?? 0),
          ),
        )
      case 'GET refunds':
        return listOf(
          asked.path,
          this.refunds.filter(({ charge }) => charge === textAt(form, 'charge')),
        )
      case 'POST refunds':
        return this.refund(form, account)
      case 'POST refunds/:id':
        return { id: thing, object: 'refund', metadata: fieldsAt(form, 'metadata') }
      case 'GET application_fees/:id':
        return account ? refuse('resource_missing') : this.feeOf(thing)
      case 'POST application_fees/:id/refunds':
        return this.refundFee(thing, form, account)
      case 'GET billing_portal/configurations':
        return listOf(asked.path, this.listPortals(account))
      case 'POST billing_portal/configurations':
        return this.makePortal(form, account)
      case 'POST billing_portal/sessions':
        return this.openPortal(form, account)
      case 'POST accounts':
        return this.account(
          this.keep(this.accounts, { id: id('acct'), isReady: false, isEmpty: false }),
        )
      case 'GET accounts/:id':
        return this.account(this.accounts.get(thing ?? '') ?? refuse('resource_missing'))
      case 'POST account_links':
        return { object: 'account_link', url: `https://connect.stripe.test/${id('link')}` }
      default:
        return refuse('unknown_route')
    }
  }

  private openSession(form: Fields, account: string | null): object {
    if (account && !this.accounts.get(account)?.isReady) refuse('account_invalid')
    const sums = [0, 1].map((at) =>
      Number(textAt(form, 'line_items', String(at), 'price_data', 'unit_amount') ?? 0),
    )
    const total = (sums[0] ?? 0) + (sums[1] ?? 0)
    if (!Number.isInteger(total) || (sums[0] ?? 0) < 50) refuse('amount_too_small')
    // Gone since 2026-09-30: what is allowed is named instead.
    if (form.payment_method_types) refuse('payment_method_types_no_longer_supported')
    const fee = Number(textAt(form, 'payment_intent_data', 'application_fee_amount') ?? 0)
    const percent = Number(textAt(form, 'subscription_data', 'application_fee_percent') ?? 0)
    if ((fee > 0 || percent > 0) && !account) refuse('application_fee_not_allowed')
    if (fee > total || !/^\d+(\.\d{1,2})?$/.test(String(percent))) refuse('parameter_invalid')
    const expires = Number(textAt(form, 'expires_at'))
    if (expires < now() + 29 * 60 || expires > now() + DAY + 60) refuse('parameter_invalid')
    const session = this.keep(this.sessions, {
      id: id('cs_test'),
      object: 'checkout.session',
      mode: textAt(form, 'mode') ?? 'payment',
      of: account,
      status: 'open',
      payment_status: 'unpaid',
      metadata: fieldsAt(form, 'metadata'),
      expires_at: expires,
      url: `https://checkout.stripe.test/${randomUUID()}`,
      ...{ payment_intent: null, subscription: null, sent: form },
    } satisfies Session)
    return session
  }

  private session(name: string | undefined, account: string | null, form: Fields): object {
    const session = this.own(this.sessions, name, account)
    const isWhole = Object.values(fieldsAt(form, 'expand')).some((each) =>
      each.startsWith('payment_intent'),
    )
    if (!isWhole || !session.payment_intent) return session
    return { ...session, payment_intent: this.intent(session.payment_intent, account, form) }
  }

  /** The subscription that a paid page began, before anybody looked at it. */
  subscriptionOf(page: string): string {
    return this.sessions.get(page)?.subscription ?? ''
  }

  /** What was asked for a page. */
  sentFor(name: string): Fields {
    return this.sessions.get(name)?.sent ?? {}
  }

  private expire(name: string | undefined, account: string | null): object {
    const session = this.own(this.sessions, name, account)
    if (session.status !== 'open') refuse('checkout_session_not_open')
    session.status = 'expired'
    return session
  }

  private intent(name: string | undefined, account: string | null, form: Fields): object {
    const intent = this.own(this.intents, name, account)
    const isWhole = Object.values(fieldsAt(form, 'expand')).some((each) =>
      each.includes('latest_charge'),
    )
    const charge = isWhole && intent.latest_charge ? this.charges.get(intent.latest_charge) : null
    return charge ? { ...intent, latest_charge: this.withRefunds(charge, form) } : intent
  }

  /** As Stripe since 2022: a charge shows its refunds to whoever asks for them. */
  private withRefunds<C extends { id: string }>(charge: C, form: Fields): object {
    const isWhole = Object.values(fieldsAt(form, 'expand')).some((each) => each.endsWith('refunds'))
    const data = this.refunds.filter((refund) => refund.charge === charge.id)
    const first = { object: 'list', has_more: data.length > 10, data: data.slice(0, 10) }
    return isWhole ? { ...charge, refunds: first } : charge
  }

  /** A bank does not take what was given back. */
  failRefunds(intent: string): void {
    const charge = this.charges.get(this.intents.get(intent)?.latest_charge ?? '')
    for (const refund of this.refunds.filter((each) => each.charge === charge?.id)) {
      refund.status = 'failed'
    }
    if (charge) charge.amount_refunded = 0
  }

  private listCharges(form: Fields, account: string | null): object[] {
    const customer = textAt(form, 'customer')
    const since = Number(textAt(form, 'created', 'gte') ?? 0)
    return [...this.charges.values()]
      .filter((charge) => charge.of === account && charge.created >= since)
      .filter((charge) => !customer || charge.customer === customer)
      .reverse()
      .map((charge) => this.withRefunds(charge, form))
  }

  private describe(name: string | undefined, account: string | null, form: Fields): object {
    const charge = this.own(this.charges, name, account)
    Object.assign(charge.metadata, fieldsAt(form, 'metadata'))
    return charge
  }

  private refund(form: Fields, account: string | null): object {
    const intent = this.own(this.intents, textAt(form, 'payment_intent'), account)
    const charge = this.own(this.charges, intent.latest_charge ?? '', account)
    const cents = Number(textAt(form, 'amount'))
    const left = charge.amount_captured - charge.amount_refunded
    if (left === 0) refuse('charge_already_refunded')
    if (charge.disputed) refuse('refund_disputed_payment')
    if (!(cents > 0) || cents > left) refuse('amount_too_large')
    if (account && this.accounts.get(account)?.isEmpty) refuse('insufficient_funds')
    charge.amount_refunded += cents
    const fee = this.fees.get(charge.application_fee ?? '')
    if (fee && textAt(form, 'refund_application_fee') === 'true')
      fee.amount_refunded += Math.round((fee.amount * cents) / charge.amount)
    const refund = { id: id('re'), object: 'refund', amount: cents, status: 'succeeded' }
    this.refunds.push({ ...refund, charge: charge.id })
    return refund
  }

  private readonly refunds: Array<{ charge: string; amount: number; status: string }> = []

  /** How often a fee was given back by a call of its own. */
  feeRefunds = 0

  private readonly feeOf = (name: string | undefined) =>
    this.fees.get(name ?? '') ?? refuse('resource_missing')

  private refundFee(name: string | undefined, form: Fields, account: string | null): object {
    const fee = this.feeOf(name)
    if (account) refuse('resource_missing')
    const cents = Number(textAt(form, 'amount'))
    if (!(cents > 0) || cents > fee.amount - fee.amount_refunded) refuse('amount_too_large')
    fee.amount_refunded += cents
    this.feeRefunds += 1
    return { id: id('fr'), object: 'fee_refund', amount: cents, fee: fee.id }
  }

  private account({ id, isReady }: { id: string; isReady: boolean }): object {
    const due = isReady ? [] : ['company.tax_id']
    return {
      ...{ id, object: 'account', charges_enabled: isReady, payouts_enabled: isReady },
      requirements: { currently_due: due },
    }
  }
}
