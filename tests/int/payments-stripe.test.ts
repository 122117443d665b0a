import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { paymentOrder } from './payment-order'

const { startStripeServer } = await import('../support/stripe-server')
const stripe = await startStripeServer()
Object.assign(process.env, {
  STRIPE_SECRET_KEY: stripe.secretKey,
  STRIPE_WEBHOOK_SECRET: 'whsec_test',
  STRIPE_API_URL: stripe.url,
})

const { stripeProvider: provider } = await import('@/platform/payments/stripe/provider')

let account = ''
let number = 0

beforeAll(async () => {
  const shelter = { name: 'Alpha', email: 'alpha@exemple.fr', shelter: 'a' }
  account = await provider.createAccount(shelter, 'account')
  stripe.shop.ready(account)
})
afterAll(() => stripe.stop())

async function paid(more: object = {}) {
  const order = paymentOrder(account, `donation:stripe-${(number += 1)}`, more)
  const { id } = await provider.createCheckout(order, order.reference)
  stripe.shop.pay(id)
  const { payment, subscription } = await provider.readCheckout({ account, id })
  return { id, payment: { account, id: payment?.id ?? '' }, sponsorship: subscription ?? '' }
}

async function sponsor() {
  const { sponsorship: id } = await paid({ frequency: 'monthly' })
  return { account, id }
}

const returnUrl = 'http://localhost/mes-dons'
const cards = async (at: { account: string; id: string }) =>
  (await provider.readSubscription(at)).payments.map(({ card }) => card?.last4)

/** What Stripe does that the simulator does not. */
describe('Stripe', () => {
  it.each([null, 'monthly'] as const)('takes cards alone, in euros (%s)', async (frequency) => {
    const { id } = await paid({ frequency })
    expect(stripe.shop.sentFor(id)).toMatchObject({
      allowed_payment_method_types: { 0: 'card' },
      adaptive_pricing: { enabled: 'false' },
    })
  })

  it('takes the next term from the card that was changed, however often it is', async () => {
    const at = await sponsor()
    for (const last4 of ['0005', '4444']) {
      await provider.portalUrl({ ...at, returnUrl })
      stripe.shop.changeCard(at.id, last4)
      // Shown at once, before it has paid anything.
      expect((await provider.readSubscription(at)).card?.last4).toBe(last4)
      stripe.shop.renew(at.id)
    }
    await provider.portalUrl({ ...at, returnUrl })
    stripe.shop.renew(at.id)
    expect(await cards(at)).toEqual(['4242', '0005', '4444', '4444'])
  })

  it('shows its own page for the card, whatever pages the shelter has made', async () => {
    const at = await sponsor()
    stripe.shop.openForeignPortal(account)
    const writes = () => stripe.writes.filter(({ line }) => line.endsWith('/configurations'))
    const before = writes().length
    for (let times = 0; times < 3; times += 1) {
      expect(await provider.portalUrl({ ...at, returnUrl })).toContain('https://')
      stripe.shop.openForeignPortal(account)
    }
    expect(writes().length - before).toBeLessThanOrEqual(1)
  })

  it('takes nothing during a pause, not even a term that was refused before', async () => {
    const at = await sponsor()
    stripe.shop.refuseTerm(at.id)
    expect((await provider.readSubscription(at)).state).toBe('past_due')
    await provider.pause(at, `${at.id}:pause`)
    stripe.shop.retry(at.id)
    expect(await provider.readSubscription(at)).toMatchObject({ state: 'paused' })
    expect(await cards(at)).toHaveLength(1)
    await provider.resume(at, `${at.id}:resume`)
    stripe.shop.renew(at.id)
    expect(await cards(at)).toHaveLength(2)
  })

  it('gives back as soon as there is money, although the same refund was refused twice', async () => {
    const { payment } = await paid()
    const refund = () =>
      provider.refund({ ...payment, amountCents: 2750, tipCents: 250, reason: 'Essai' }, payment.id)
    stripe.shop.empty(account, true)
    for (let times = 0; times < 2; times += 1) {
      await expect(refund()).rejects.toMatchObject({ code: 'balance_insufficient' })
    }
    const before = stripe.shop.platformCents
    stripe.shop.empty(account, false)
    await Promise.all([refund(), refund()])
    await refund()
    expect((await provider.readPayment(payment)).refundedCents).toBe(2750)
    expect(before - stripe.shop.platformCents).toBe(250)
  })

  it('gives a whole payment back with its tip in one breath, and a part of it in two', async () => {
    for (const [amountCents, tipCents, isAtOnce] of [
      [2750, 250, true],
      [2600, 100, false],
    ] as const) {
      const { payment } = await paid()
      const { platformCents: before, feeRefunds: calls } = stripe.shop
      await provider.refund({ ...payment, amountCents, tipCents, reason: '' }, payment.id)
      await provider.returnTip({ ...payment, tipCents })
      expect(before - stripe.shop.platformCents).toBe(tipCents)
      expect(stripe.shop.feeRefunds - calls).toBe(isAtOnce ? 0 : 1)
    }
  })

  it('says that a refund came back, wherever it is read, and gives the tip back once', async () => {
    const { payment } = await paid()
    const whole = { ...payment, amountCents: 2750, tipCents: 250, reason: '' }
    const before = stripe.shop.platformCents
    await provider.refund(whole, `first:${payment.id}`)
    stripe.shop.failRefunds(payment.id)
    const back = { refundedCents: 0, failedRefundCents: 2750 }
    expect(await provider.readPayment(payment)).toMatchObject(back)
    const listed = []
    const since = new Date(Date.now() - 60_000)
    for await (const each of provider.listPayments({ ...payment, since })) listed.push(each)
    expect(listed.find(({ id }) => id === payment.id)).toMatchObject(back)
    await provider.refund({ ...whole, isAgain: true }, `again:${payment.id}`)
    await provider.returnTip(whole)
    expect(before - stripe.shop.platformCents).toBe(250)
    const again = { ...back, refundedCents: 2750 }
    expect(await provider.readPayment(payment)).toMatchObject(again)
  })

  it('counts more refunds of one payment than a charge shows', async () => {
    const { payment } = await paid()
    for (let nth = 0; nth < 11; nth += 1) {
      const part = { ...payment, amountCents: 100, tipCents: 0, reason: '' }
      await provider.refund(part, `part-${nth}:${payment.id}`)
    }
    stripe.shop.failRefunds(payment.id)
    await provider.refund({ ...payment, amountCents: 200, tipCents: 0, reason: '' }, payment.id)
    const counted = { refundedCents: 200, failedRefundCents: 1100 }
    expect(await provider.readPayment(payment)).toMatchObject(counted)
  })

  it('takes a question of the bank for no dispute', async () => {
    const { payment } = await paid()
    stripe.shop.dispute(payment.id, 'warning_needs_response')
    expect((await provider.readPayment(payment)).isDisputed).toBe(false)
    const since = new Date(Date.now() - 60_000)
    for await (const id of provider.listDisputes({ account, since }))
      expect(id).not.toBe(payment.id)
  })

  it('leaves the tip alone with the platform although the sponsorship ended before it was seen', async () => {
    const order = paymentOrder(account, 'sponsorship:ended', { frequency: 'monthly' })
    const { id } = await provider.createCheckout(order, order.reference)
    const before = stripe.shop.platformCents
    stripe.shop.pay(id)
    const at = { account, id: stripe.shop.subscriptionOf(id) }
    stripe.shop.end(at.id, 'cancellation_requested')
    for (let looks = 0; looks < 3; looks += 1) {
      const { state, payments } = await provider.readSubscription(at)
      expect([state, payments.map(({ tipCents }) => tipCents)]).toEqual(['ended', [250]])
    }
    expect(stripe.shop.platformCents - before).toBe(250)
  })

  it('gives the whole tip of a first term back, besides what was taken beyond it', async () => {
    // 10.05 of 100.07 is no whole percentage: a surplus is taken, and goes back at once.
    const { sponsorship: id } = await paid({
      ...{ frequency: 'monthly', amountCents: 9002, tipCents: 1005 },
    })
    const [first] = (await provider.readSubscription({ account, id })).payments
    const before = stripe.shop.platformCents
    await provider.returnTip({ account, id: first?.id ?? '', tipCents: 1005 })
    await provider.returnTip({ account, id: first?.id ?? '', tipCents: 1005 })
    expect(before - stripe.shop.platformCents).toBe(1005)
  })

  it('knows a term that was due long before it was paid', async () => {
    const at = await sponsor()
    stripe.shop.refuseTerm(at.id, 40)
    stripe.shop.retry(at.id)
    const [, late] = (await provider.readSubscription(at)).payments
    const since = new Date(Date.now() - 35 * 86_400_000)
    for await (const each of provider.listPayments({ account, since })) {
      if (each.id === late?.id) return expect(each).toEqual(late)
    }
    expect.unreachable('the late term is not listed')
  })
})
