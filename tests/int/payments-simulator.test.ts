import { beforeAll, describe, expect, it, vi } from 'vitest'

import { paymentOrder } from './payment-order'

vi.hoisted(() => {
  process.env.DEMO = '1'
  // Nobody answers there: what the simulator sends is lost.
  process.env.PORT = '9'
})

const { paymentProvider } = await import('@/platform/payments/provider')
const bank = await import('@/platform/payments/simulator/page-actions')
const { moveClock } = await import('@/platform/payments/simulator/clock')
const { plant } = await import('@/platform/payments/simulator/seed')

const ACCOUNT = 'acct_sim_test'
const provider = paymentProvider()
if (!provider) throw new Error('A demonstration has a simulator')

let number = 0
const order = (more: object = {}) => paymentOrder(ACCOUNT, `donation:${(number += 1)}`, more)
const sponsor = async (choice: Parameters<typeof bank.payCheckout>[1]) => {
  const wanted = order({ frequency: 'monthly' })
  const { id } = await provider.createCheckout(wanted, wanted.reference)
  await bank.payCheckout(id, choice)
  const { subscription } = await provider.readCheckout({ account: ACCOUNT, id })
  return { account: ACCOUNT, id: subscription ?? '' }
}

beforeAll(async () => {
  await plant({
    accounts: [
      {
        id: ACCOUNT,
        name: 'Alpha',
        email: 'alpha@exemple.fr',
        shelter: 'a',
        canCharge: true,
        canPayOut: true,
        needsInformation: false,
        isEmpty: false,
        onboarding: null,
      },
    ],
  })
})

describe('the cards of the demonstration', () => {
  const pay = async (choice: Parameters<typeof bank.payCheckout>[1]) => {
    const wanted = order()
    const { id } = await provider.createCheckout(wanted, wanted.reference)
    await bank.payCheckout(id, choice)
    return provider.readCheckout({ account: ACCOUNT, id })
  }
  const told = async (reference: string) => {
    const { events } = await bank.overview(50)
    return events
      .map(({ event }) => event)
      .filter(({ data }) => JSON.stringify(data).includes(`"${reference}"`))
      .map(({ type }) => type)
      .reverse()
  }

  it('accepts a card, and takes the money once', async () => {
    const record = await pay('ACCEPTED')
    expect(record).toMatchObject({ state: 'paid', payment: { totalCents: 2750, tipCents: 250 } })
    const again = await bank.payCheckout(record.id, 'ACCEPTED')
    expect(again?.payment).toBe(record.payment?.id)
  })

  it('refuses a card, and lets another one be tried', async () => {
    const record = await pay('REFUSED')
    expect(record).toMatchObject({ state: 'open', payment: null })
    expect(record.failure).toMatch(/refusée/)
    await bank.payCheckout(record.id, 'ACCEPTED')
    const after = await provider.readCheckout({ account: ACCOUNT, id: record.id })
    expect(after).toMatchObject({ state: 'paid', failure: null })
  })

  it('answers twice, and in the wrong order', async () => {
    const twice = await pay('TWICE')
    const once = ['payment_intent.succeeded', 'checkout.session.completed']
    expect(await told(twice.reference)).toEqual([...once, ...once])
    const disorder = await pay('DISORDER')
    expect(await told(disorder.reference)).toEqual([...once].reverse())
  })

  it('answers late: the money comes by itself', async () => {
    const record = await pay('LATE')
    expect(record).toMatchObject({ state: 'processing', payment: null })
    await moveClock(1)
    const after = await provider.readCheckout({ account: ACCOUNT, id: record.id })
    expect(after.state).toBe('paid')
    expect(await told(record.reference)).toContain('checkout.session.async_payment_succeeded')
  })

  it('closes a page that nobody paid', async () => {
    const wanted = order()
    const { id } = await provider.createCheckout(wanted, wanted.reference)
    await moveClock(1)
    expect((await provider.readCheckout({ account: ACCOUNT, id })).state).toBe('expired')
    expect((await bank.payCheckout(id, 'ACCEPTED'))?.state).toBe('expired')
  })
})

describe('the clock of the demonstration', () => {
  it('renews for fourteen months, through a refusal and another card', async () => {
    const at = await sponsor('ACCEPTED')
    await moveClock(190)
    const half = await provider.readSubscription(at)
    expect(half.payments).toHaveLength(7)
    expect(half.payments.map(({ totalCents }) => totalCents)).toEqual([
      2750,
      ...Array<number>(6).fill(2500),
    ])

    await bank.changeCard(at.id, 'NEXT_REFUSED')
    await moveClock(31)
    expect((await provider.readSubscription(at)).state).toBe('past_due')
    await bank.changeCard(at.id, 'ACCEPTED')
    const mended = await provider.readSubscription(at)
    expect(mended).toMatchObject({ state: 'active' })
    expect(mended.payments).toHaveLength(8)

    await moveClock(210)
    const whole = await provider.readSubscription(at)
    expect(whole.payments).toHaveLength(15)
  })

  it('ends a gift whose card is refused three times over ten days', async () => {
    const at = await sponsor('NEXT_REFUSED')
    await moveClock(32)
    expect((await provider.readSubscription(at)).state).toBe('past_due')
    await moveClock(12)
    const after = await provider.readSubscription(at)
    expect(after).toMatchObject({ state: 'ended', nextPaymentAt: null })
    expect(after.payments).toHaveLength(1)
  })

  it('takes nothing while a gift is paused', async () => {
    const at = await sponsor('ACCEPTED')
    await provider.pause(at, `${at.id}:pause`)
    await moveClock(70)
    expect(await provider.readSubscription(at)).toMatchObject({
      state: 'paused',
      nextPaymentAt: null,
    })
    await provider.resume(at, `${at.id}:resume`)
    await moveClock(31)
    const { payments, state } = await provider.readSubscription(at)
    expect(state).toBe('active')
    expect(payments).toHaveLength(2)
  })
})
