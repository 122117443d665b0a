import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import type { StripeServer } from '../support/stripe-server'
import { paymentOrder } from './payment-order'

vi.hoisted(() => {
  process.env.DEMO = '1'
  // Nobody answers there: what the simulator sends is lost.
  process.env.PORT = '9'
})

const { startStripeServer } = await import('../support/stripe-server')
const stripe: StripeServer = await startStripeServer()
Object.assign(process.env, {
  STRIPE_SECRET_KEY: stripe.secretKey,
  STRIPE_WEBHOOK_SECRET: 'whsec_test',
  STRIPE_API_URL: stripe.url,
})

const { paymentProvider } = await import('@/platform/payments/provider')
const { commandsOf } = await import('./payment-acts')
const { ProviderDown, ProviderRefusal } = await import('@/platform/payments/types')

const ACTS = commandsOf(stripe)

afterAll(() => stripe.stop())

it('takes Stripe as soon as its keys are set, in a demonstration too', () => {
  expect(paymentProvider()?.name).toBe('stripe')
})

describe.each(['stripe', 'simulator'] as const)('%s', (name) => {
  const { provider, ...acts } = ACTS[name]
  const start = new Date(Date.now() - 60_000)
  let account = ''
  let number = 0

  const order = (more: object = {}) =>
    paymentOrder(account, `donation:${name}-${(number += 1)}`, more)
  type Order = ReturnType<typeof order>
  const open = (wanted: Order) => provider.createCheckout(wanted, wanted.reference)
  const paid = async (more: object = {}) => {
    const wanted = order(more)
    const { id } = await open(wanted)
    await acts.pay(id)
    const record = await provider.readCheckout({ account: wanted.account, id })
    if (!record.payment) throw new Error(`${id} is not paid`)
    return { ...record, payment: record.payment }
  }
  const sponsor = async (more: object = {}) => {
    const { subscription } = await paid({ frequency: 'monthly', ...more })
    return { account, id: subscription ?? '' }
  }
  const code = async (work: Promise<unknown>) => {
    const error: unknown = await work.catch((error: unknown) => error)
    return error instanceof ProviderRefusal ? error.code : error
  }

  beforeAll(async () => {
    const shelter = { name: 'Alpha', email: 'alpha@exemple.fr', shelter: 'a' }
    account = await provider.createAccount(shelter, `${name}:account`)
    expect(await provider.createAccount(shelter, `${name}:account`)).toBe(account)
  })

  it('opens an account that takes payments once it may', async () => {
    const of = { returnUrl: 'http://localhost/r', refreshUrl: 'http://localhost/r' }
    expect(new URL(await provider.onboardingUrl({ id: account, ...of })).protocol).toMatch(/http/)
    expect(await provider.readAccount(account)).toMatchObject({
      canCharge: false,
      needsInformation: true,
    })
    expect(await code(open(order()))).toBe('account_invalid')
    await acts.ready(account)
    expect(await provider.readAccount(account)).toEqual({
      id: account,
      ...{ canCharge: true, canPayOut: true, needsInformation: false },
    })
    expect(await code(provider.readAccount('acct_none'))).toBe('resource_missing')
  })

  it('gives one page for one key, and none for a key of something else', async () => {
    const wanted = order()
    const pages = await Promise.all([1, 2, 3].map(() => open(wanted)))
    expect(new Set(pages.map(({ id }) => id)).size).toBe(1)
    expect(pages[0]?.expiresAt.getTime()).toBeCloseTo(wanted.expiresAt.getTime(), -4)
    expect(await code(open({ ...wanted, amountCents: 100 }))).toBe('idempotency_error')
    const record = await provider.readCheckout({ account, id: pages[0]?.id ?? '' })
    expect(record).toMatchObject({ state: 'open', payment: null, reference: wanted.reference })
  })

  it('takes a gift on the shelter’s account, and the tip as its fee', async () => {
    const { id, state, payment, reference } = await paid()
    expect(state).toBe('paid')
    expect(payment).toMatchObject({
      ...{ totalCents: 2750, tipCents: 250, currency: 'EUR', refundedCents: 0 },
      ...{ isDisputed: false, subscription: null, reference },
      card: { brand: 'visa', last4: '4242' },
    })
    expect(await provider.readPayment({ account, id: payment.id })).toEqual(payment)
    expect(await code(provider.readPayment({ account: null, id: payment.id }))).toBe(
      'resource_missing',
    )
    expect(await code(provider.readCheckout({ account: null, id }))).toBe('resource_missing')
  })

  it('takes a tip alone on the platform’s account', async () => {
    const { payment } = await paid({ account: null, amountCents: 500, tipCents: 0 })
    expect(payment).toMatchObject({ totalCents: 500, tipCents: 0 })
  })

  it('closes a page once, and never one that is paid', async () => {
    const { id } = await open(order())
    await provider.expireCheckout({ account, id })
    await provider.expireCheckout({ account, id })
    await acts.pay(id)
    expect(await provider.readCheckout({ account, id })).toMatchObject({
      state: 'expired',
      payment: null,
    })
    const done = await paid()
    expect(await code(provider.expireCheckout({ account, id: done.id }))).toBe('checkout_not_open')
  })

  it('takes the tip of a sponsorship once, to the cent, whatever the sums', async () => {
    const sums = fc.record({
      amountCents: fc.integer({ min: 100, max: 1_000_000 }),
      tipCents: fc.integer({ min: 0, max: 100_000 }),
    })
    await fc.assert(
      fc.asyncProperty(sums, async ({ amountCents, tipCents }) => {
        const before = stripe.shop.platformCents
        const { payment, subscription } = await paid({
          frequency: 'quarterly',
          ...{ amountCents, tipCents },
        })
        expect(payment).toMatchObject({ totalCents: amountCents + tipCents, tipCents })
        const at = { account, id: subscription ?? '' }
        const [again] = (await provider.readSubscription(at)).payments
        expect(again).toEqual(payment)
        if (name === 'stripe') expect(stripe.shop.platformCents - before).toBe(tipCents)
      }),
      { numRuns: 12 },
    )
  })

  it('follows a sponsorship through its terms, a refusal and its end', async () => {
    const at = await sponsor()
    const before = stripe.shop.platformCents
    expect(await provider.readSubscription(at)).toMatchObject({
      ...{ id: at.id, state: 'active', amountCents: 2500, frequency: 'monthly' },
      card: { last4: '4242' },
      payments: [{ totalCents: 2750, tipCents: 250 }],
    })
    await acts.renew(at.id)
    const renewed = await provider.readSubscription(at)
    expect(renewed.payments.map(({ totalCents, tipCents }) => [totalCents, tipCents])).toEqual([
      [2750, 250],
      [2500, 0],
    ])
    expect(stripe.shop.platformCents).toBe(before)
    const second = renewed.payments[1]
    expect(second).toMatchObject({ subscription: at.id, reference: renewed.reference })
    expect(await provider.readPayment({ account, id: second?.id ?? '' })).toEqual(second)

    await provider.changeAmount({ ...at, amountCents: 4000 }, `${at.id}:4000`)
    await provider.changeAmount({ ...at, amountCents: 4000 }, `${at.id}:4000`)
    await acts.renew(at.id)
    const changed = await provider.readSubscription(at)
    expect(changed.amountCents).toBe(4000)
    expect(changed.payments.map(({ totalCents }) => totalCents)).toEqual([2750, 2500, 4000])

    await acts.refuseTerm(at.id)
    expect((await provider.readSubscription(at)).state).toBe('past_due')
    await provider.cancel(at, `${at.id}:end`)
    await provider.cancel(at, `${at.id}:end-again`)
    expect(await provider.readSubscription(at)).toMatchObject({
      state: 'ended',
      nextPaymentAt: null,
    })
    const change = provider.changeAmount({ ...at, amountCents: 500 }, `${at.id}:late`)
    expect(await code(change)).toBe('resource_missing')
  })

  it('pauses a sponsorship, goes on with it, and opens its page for the card', async () => {
    const at = await sponsor()
    await provider.pause(at, `${at.id}:pause`)
    await provider.pause(at, `${at.id}:pause`)
    await acts.renew(at.id)
    expect(await provider.readSubscription(at)).toMatchObject({
      ...{ state: 'paused', nextPaymentAt: null },
      payments: [{ totalCents: 2750 }],
    })
    await provider.resume(at, `${at.id}:resume`)
    const resumed = await provider.readSubscription(at)
    expect(resumed.state).toBe('active')
    expect(resumed.nextPaymentAt?.getTime()).toBeGreaterThan(Date.now())
    const returnUrl = 'http://localhost/mes-dons'
    expect(new URL(await provider.portalUrl({ ...at, returnUrl })).protocol).toMatch(/http/)
  })

  it('gives money back once for each key, and never more than there is', async () => {
    const { payment } = await paid()
    const of = { account, id: payment.id, reason: 'Erreur de montant' }
    const before = stripe.shop.platformCents
    const part = { ...of, amountCents: 1000, tipCents: 0 }
    await Promise.all([
      provider.refund(part, 'part-1' + of.id),
      provider.refund({ ...part, reason: 'Dit autrement' }, 'part-1' + of.id),
    ])
    expect((await provider.readPayment(of)).refundedCents).toBe(1000)
    const tooMuch = provider.refund({ ...of, amountCents: 1751, tipCents: 0 }, 'much' + of.id)
    expect(await code(tooMuch)).toBe('amount_too_large')
    await provider.refund({ ...of, amountCents: 1750, tipCents: 250 }, 'rest' + of.id)
    expect((await provider.readPayment(of)).refundedCents).toBe(2750)
    const tips = () => name === 'stripe' && stripe.shop.platformCents - before
    for (const [tipCents, left] of [
      [100, -100],
      [250, -250],
      [250, -250],
      [100, -250],
    ] as const) {
      await provider.returnTip({ ...of, tipCents })
      if (name === 'stripe') expect(tips()).toBe(left)
    }
    expect(await code(provider.returnTip({ ...of, tipCents: 251 }))).toBe('amount_too_large')
    const more = provider.refund({ ...of, amountCents: 1, tipCents: 0 }, 'more' + of.id)
    expect(await code(more)).toBe('charge_already_refunded')
  })

  it('says why money cannot be given back', async () => {
    const { payment } = await paid()
    const of = { account, id: payment.id, reason: '', amountCents: 100, tipCents: 0 }
    await acts.empty(account, true)
    expect(await code(provider.refund(of, `empty:${of.id}`))).toBe('balance_insufficient')
    await acts.empty(account, false)
    await acts.dispute(payment.id)
    expect((await provider.readPayment(of)).isDisputed).toBe(true)
    const disputes: string[] = []
    for await (const id of provider.listDisputes({ account, since: start })) disputes.push(id)
    expect(disputes).toEqual([payment.id])
    for await (const id of provider.listDisputes({ account: null, since: start })) disputes.push(id)
    expect(disputes).toHaveLength(1)
    expect(await code(provider.refund(of, `disputed:${of.id}`))).toBe('charge_disputed')
    await acts.win(payment.id)
    expect((await provider.readPayment(of)).isDisputed).toBe(false)
  })

  it('says who ended a sponsorship, in its own screens too', async () => {
    for (const because of ['donor', 'shelter', 'card'] as const) {
      const at = await sponsor()
      expect((await provider.readSubscription(at)).endedBecause).toBeNull()
      await acts.end(at.id, because)
      const { state, endedBecause } = await provider.readSubscription(at)
      expect([state, endedBecause]).toEqual(['ended', because])
    }
  })

  it('lists what an account took, terms of sponsorships included', async () => {
    const single = await paid()
    const at = await sponsor()
    await acts.renew(at.id)
    const { payments } = await provider.readSubscription(at)
    const found = new Map<string, unknown>()
    for await (const each of provider.listPayments({ account, since: start })) {
      found.set(each.id, each)
    }
    for (const each of [single.payment, ...payments]) expect(found.get(each.id)).toEqual(each)
    const none: string[] = []
    const later = new Date(Date.now() + 10 * 365 * 86_400_000)
    for await (const { id } of provider.listPayments({ account, since: later })) none.push(id)
    expect(none).toEqual([])
  })

  it('says that it is down, and does nothing then', async () => {
    const wanted = order()
    await acts.down(true)
    const failure: unknown = await open(wanted).catch((error: unknown) => error)
    await acts.down(false)
    expect(failure).toBeInstanceOf(ProviderDown)
    expect((await open(wanted)).url).toMatch(/^http/)
  })
})

it('sends a key with every write to Stripe that would count twice', () => {
  const counted = stripe.writes.filter(({ line }) =>
    /sessions$|refunds$|accounts$|subscriptions\//.test(line.replace('/expire', '')),
  )
  expect(counted.length).toBeGreaterThan(20)
  const withoutKey = counted.filter(({ key, line }) => !key && !line.includes('billing_portal'))
  expect(withoutKey).toEqual([])
})
