import fc from 'fast-check'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'

vi.hoisted(() => {
  process.env.DEMO = '1'
  // Nobody answers there: every event is lost, and the tests bring their own.
  process.env.PORT = '9'
})

const { getTestPayload } = await import('../support/payload')
const { makeWorld } = await import('./access/world')
const { ACCOUNT, ADDRESS, givingFixture } = await import('./giving-fixture')
const { compareWithProvider } = await import('@/features/donations/settle/commands/compare')
const { receiveHint } = await import('@/features/donations/settle/commands/receive-hint')
const { reconcileOpen } = await import('@/features/donations/settle/commands/reconcile')
const { changeSettings, dispute, payCheckout, refundOutside } =
  await import('@/platform/payments/simulator/page-actions')
const { paymentProvider } = await import('@/platform/payments/provider')
const { plant } = await import('@/platform/payments/simulator/seed')

let payload: Payload
let world: Awaited<ReturnType<typeof makeWorld>>
let fixture: Awaited<ReturnType<typeof givingFixture>>

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  fixture = await givingFixture(payload, world)
})

const atOnce = (times: number, work: (at: number) => Promise<unknown>) =>
  Promise.all(Array.from({ length: times }, (_, at) => work(at)))

describe('a gift that is paid', () => {
  it('is seen by the page of thanks although its event was lost', async () => {
    const { page, target, email } = await fixture.begin({ receiptWanted: true, address: ADDRESS })
    await payCheckout(page, 'ACCEPTED')
    const { json } = await fixture.gift(target.id)
    expect(json.data).toMatchObject({ state: 'paid', receipt: 'coming', donorPath: '/mes-dons' })
    const lines = await fixture.lines(target)
    expect(lines).toMatchObject([{ kind: 'CHARGE', amount: 2500, tip: 250 }])
    expect(await fixture.receiptOrders(lines[0]?.id)).toMatchObject([{ amount: 2500 }])
    expect(await fixture.mailsTo(email)).toEqual(['Merci pour votre don au Refuge alpha'])
  })
  it('is written once, whoever looks, however often and at once', async () => {
    const { page, target, email } = await fixture.begin({ receiptWanted: true, address: ADDRESS })
    await payCheckout(page, 'TWICE')
    const req = await fixture.program()
    await atOnce(50, (at) =>
      at % 2
        ? fixture.look(target)
        : receiveHint(req, { kind: 'checkout', account: ACCOUNT, id: page }),
    )
    const lines = await fixture.lines(target)
    expect(lines).toHaveLength(1)
    expect(await fixture.receiptOrders(lines[0]?.id)).toHaveLength(1)
    expect(await fixture.mailsTo(email)).toHaveLength(1)
    expect((await fixture.donation(target.id)).status).toBe('PAID')
  })
  it('is one of fifty that come at the same time: none is lost, none doubled', async () => {
    const begun = await Promise.all(
      Array.from({ length: 50 }, (_, at) => fixture.begin({ amount: 1000 + at, tipAmount: at })),
    )
    await atOnce(50, async (at) => {
      const gift = begun[at]
      if (!gift) return
      await payCheckout(gift.page, 'ACCEPTED')
      await Promise.all([fixture.look(gift.target), fixture.look(gift.target)])
    })
    for (const [at, { target, email }] of begun.entries()) {
      expect(await fixture.lines(target)).toMatchObject([{ amount: 1000 + at, tip: at }])
      expect(await fixture.mailsTo(email)).toHaveLength(1)
    }
  }, 120_000)
  it('is paid late: after its page was refused, is processing, or seems closed', async () => {
    const { page, target } = await fixture.begin()
    await payCheckout(page, 'REFUSED')
    await fixture.look(target)
    expect(await fixture.donation(target.id)).toMatchObject({
      status: 'PENDING',
      failure: 'La carte a été refusée par la banque',
    })
    await fixture.pool.query(`update donations set status = 'EXPIRED' where id = $1`, [target.id])
    await payCheckout(page, 'ACCEPTED')
    await reconcileOpen(await fixture.program())
    expect(await fixture.donation(target.id)).toMatchObject({ status: 'PAID', failure: null })
  })
  it('is nothing when nobody pays: the page closes', async () => {
    const { target, email } = await fixture.begin()
    await fixture.pool.query(
      `update donations set expires_at = now() - interval '2 hours' where id = $1`,
      [target.id],
    )
    await fixture.look(target)
    expect((await fixture.donation(target.id)).status).toBe('EXPIRED')
    expect(await fixture.lines(target)).toEqual([])
    expect(await fixture.mailsTo(email)).toEqual([])
  })
})

describe('a server that dies', () => {
  const breakMails = (isBroken: boolean) =>
    fixture.pool.query(
      isBroken
        ? `create function no_mail() returns trigger language plpgsql as $$
             begin raise exception 'killed'; end $$;
           create trigger no_mail before insert on emails for each row execute function no_mail()`
        : 'drop trigger no_mail on emails; drop function no_mail()',
    )

  it('between the line and the e-mail leaves nothing, and the next look does all of it', async () => {
    const { page, target, email } = await fixture.begin({ receiptWanted: true, address: ADDRESS })
    await payCheckout(page, 'ACCEPTED')
    await breakMails(true)
    const end = await fixture.look(target).then(Boolean, () => 'killed')
    await breakMails(false)
    expect(end).toBe('killed')
    expect(await fixture.lines(target)).toEqual([])
    expect((await fixture.donation(target.id)).status).toBe('PENDING')
    const left = await fixture.pool.query(
      `select 1 from receipt_orders where facts ->> 'donor' like $1`,
      [`%${email}%`],
    )
    expect(left.rows).toEqual([])
    await fixture.look(target)
    const lines = await fixture.lines(target)
    expect(lines).toHaveLength(1)
    expect(await fixture.receiptOrders(lines[0]?.id)).toMatchObject([{ amount: 2500 }])
    expect(await fixture.mailsTo(email)).toHaveLength(1)
  })
  it('before it kept the page knows it again by the provider’s word', async () => {
    const { page, target } = await fixture.begin()
    await fixture.pool.query(
      'update donations set checkout_id = null, checkout_url = null where id = $1',
      [target.id],
    )
    await payCheckout(page, 'ACCEPTED')
    await receiveHint(await fixture.program(), { kind: 'checkout', account: ACCOUNT, id: page })
    expect((await fixture.donation(target.id)).status).toBe('PAID')
  })
  it('during an outage of the provider loses nothing: the hint comes back by itself', async () => {
    const { page, target } = await fixture.begin()
    await payCheckout(page, 'ACCEPTED')
    await changeSettings({ isDown: true })
    await receiveHint(await fixture.program(), { kind: 'checkout', account: ACCOUNT, id: page })
    await changeSettings({ isDown: false })
    const { rows } = await fixture.pool.query(
      `select 1 from payload_jobs where task_slug = 'settle-gift' and input ->> 'id' = $1`,
      [target.id],
    )
    expect(rows).toHaveLength(1)
  })
})

describe('somebody who cheats', () => {
  it('does not pay for one gift with the page of another', async () => {
    const cheap = await fixture.given({ amount: 100, tipAmount: 0 })
    const dear = await fixture.begin({ amount: 100_000, tipAmount: 0 })
    await fixture.pool.query('update donations set checkout_id = null where id = $1', [
      cheap.target.id,
    ])
    await fixture.pool.query('update donations set checkout_id = $2 where id = $1', [
      dear.target.id,
      cheap.page,
    ])
    await fixture.look(dear.target)
    expect((await fixture.donation(dear.target.id)).status).toBe('PENDING')
    expect(await fixture.lines(dear.target)).toEqual([])
  })
  it('keeps no page that somebody else’s account says is about a gift', async () => {
    const { page, target } = await fixture.begin()
    await fixture.pool.query(
      `update donations set checkout_id = null, account = 'acct_sim_beta' where id = $1`,
      [target.id],
    )
    await payCheckout(page, 'ACCEPTED')
    await receiveHint(await fixture.program(), { kind: 'checkout', account: ACCOUNT, id: page })
    expect((await fixture.donation(target.id)).checkoutId).toBeNull()
    expect(await fixture.lines(target)).toEqual([])
  })
  it('invents no payment: an unknown id is looked up, and is nothing', async () => {
    const before = await fixture.pool.query('select count(*)::int as n from payments')
    const req = await fixture.program()
    for (const kind of ['checkout', 'subscription', 'payment'] as const) {
      await receiveHint(req, { kind, account: ACCOUNT, id: `x_${kind}` })
    }
    expect((await fixture.pool.query('select count(*)::int as n from payments')).rows).toEqual(
      before.rows,
    )
  })
  it('changes no sum: the ledger says what the provider took', async () => {
    const { page, target } = await fixture.begin({ amount: 1000, tipAmount: 0 })
    await fixture.pool.query('update donations set amount_cents = 900000 where id = $1', [
      target.id,
    ])
    await payCheckout(page, 'ACCEPTED')
    await fixture.look(target)
    expect(await fixture.lines(target)).toMatchObject([{ amount: 1000, tip: 0 }])
  })
  it('opens no gift with a token of their own', async () => {
    const { target } = await fixture.given()
    const { json } = await fixture.gift(target.id)
    expect(JSON.stringify(json)).not.toMatch(/exemple\.fr|Martin|mes-dons\/./)
  })
})

it('every event, ten times, in any order: the ledger ends at the provider’s word', async () => {
  const provider = paymentProvider()
  const step = fc.constantFrom('checkout', 'payment', 'settle', 'page', 'dispute', 'won', 'refund')
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
      const { page, target, email } = await fixture.begin({ receiptWanted: true, address: ADDRESS })
      await payCheckout(page, 'ACCEPTED')
      const req = await fixture.program()
      const record = await provider?.readCheckout({ account: ACCOUNT, id: page })
      const id = record?.payment?.id ?? ''
      let isRefunded = false
      for (const name of steps) {
        if (name === 'dispute' && !isRefunded) await dispute(id, true)
        if (name === 'won') await dispute(id, false)
        if (name === 'refund') {
          await dispute(id, false)
          await refundOutside(id)
          isRefunded = true
        }
        await atOnce(10, async (at) => {
          if (name === 'page') return fixture.gift(target.id)
          if (name === 'settle' || at === 9) return fixture.look(target)
          const told = name === 'checkout' ? ([name, page] as const) : (['payment', id] as const)
          return receiveHint(req, { kind: told[0], account: ACCOUNT, id: told[1] })
        })
      }
      await fixture.look(target)
      const truth = await provider?.readPayment({ account: ACCOUNT, id })
      const lines = await fixture.lines(target)
      const isTaken = truth?.isDisputed || truth?.refundedCents
      expect(lines.reduce((sum, { amount, tip }) => sum + amount + tip, 0)).toBe(isTaken ? 0 : 2750)
      expect(lines.filter(({ kind }) => kind === 'CHARGE')).toHaveLength(1)
      expect(lines.filter(({ kind }) => kind === 'REFUND')).toHaveLength(isRefunded ? 1 : 0)
      const mails = await fixture.mailsTo(email)
      expect(mails.filter((each) => each.startsWith('Merci'))).toHaveLength(1)
      expect(mails.filter((each) => each.startsWith('Remb'))).toHaveLength(isRefunded ? 1 : 0)
      const charge = lines.find(({ kind }) => kind === 'CHARGE')
      expect(await fixture.receiptOrders(charge?.id)).toMatchObject([
        { amount: isTaken ? 0 : 2500 },
      ])
      const { status } = await fixture.donation(target.id)
      expect(status).toBe(truth?.isDisputed ? 'DISPUTED' : isRefunded ? 'REFUNDED' : 'PAID')
    }),
    { numRuns: 12 },
  )
}, 180_000)

describe('the comparison of the night', () => {
  const later = () => new Date(Date.now() + 3_600_000)

  it('mends what nobody noticed, and reports what it cannot explain, once', async () => {
    const lost = await fixture.begin()
    await payCheckout(lost.page, 'ACCEPTED')
    await plant({
      payments: [
        {
          id: 'pi_sim_unknown',
          account: ACCOUNT,
          totalCents: 4200,
          tipCents: 0,
          paidAt: new Date().toISOString(),
          refundedCents: 0,
          tipRefundedCents: 0,
          isDisputed: false,
          card: null,
          subscription: null,
          reference: 'donation:00000000-0000-4000-8000-000000000000',
        },
      ],
    })
    for (let night = 0; night < 2; night += 1) {
      await compareWithProvider(await fixture.program(), later())
    }
    expect((await fixture.donation(lost.target.id)).status).toBe('PAID')
    const { docs } = await payload.find({
      collection: 'reconciliations',
      overrideAccess: true,
      depth: 0,
      where: { resolvedAt: { exists: false } },
    })
    expect(docs.find(({ providerId }) => providerId === 'pi_sim_unknown')).toMatchObject({
      kind: 'MISSING_HERE',
      ledgerCents: 0,
      providerCents: 4200,
      shelter: world.a.shelter,
    })
    const told = (await fixture.mailsTo('admin@exemple.fr')).filter((each) =>
      each.includes('écart'),
    )
    expect(told).toHaveLength(1)
  })
})
