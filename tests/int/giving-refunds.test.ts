import { createLocalReq, type Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'

vi.hoisted(() => {
  process.env.DEMO = '1'
  // Nobody answers there: every event is lost.
  process.env.PORT = '9'
})

const { getTestPayload } = await import('../support/payload')
const { makeWorld } = await import('./access/world')
const { ACCOUNT, ADDRESS, givingFixture } = await import('./giving-fixture')
const { refundPayment } = await import('@/features/donations/refunds/commands/refund')
const { receiveHint } = await import('@/features/donations/settle/commands/receive-hint')
const { reconcileOpen } = await import('@/features/donations/settle/commands/reconcile')
const { changeSettings, emptyAccount, refundOutside } =
  await import('@/platform/payments/simulator/page-actions')
const { simulator } = await import('@/platform/payments/simulator/provider')
const { ProviderDown } = await import('@/platform/payments/types')

let payload: Payload
let world: Awaited<ReturnType<typeof makeWorld>>
let fixture: Awaited<ReturnType<typeof givingFixture>>

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  fixture = await givingFixture(payload, world)
})

type Person = Exclude<keyof typeof world.users, never>

const as = async (who: Person) => {
  const user = await payload.findByID({
    collection: 'users',
    id: world.users[who],
    overrideAccess: true,
  })
  return createLocalReq({ user: { ...user, collection: 'users' } }, payload)
}
const refund = async (
  paymentId: string,
  amountCents: number,
  { who = 'admin', reason = 'Erreur de saisie' }: { who?: Person; reason?: string } = {},
) => refundPayment(await as(who), { paymentId, amountCents, reason })

const paid = async (more: object = {}) => {
  const gift = await fixture.given({ receiptWanted: true, address: ADDRESS, ...more })
  const [charge] = await fixture.lines(gift.target)
  return { ...gift, charge: charge?.id ?? '', providerId: charge?.provider_id ?? '' }
}
const receiptOf = async (charge: string) => (await fixture.receiptOrders(charge))[0]

describe('giving money back', () => {
  it('takes first of the gift, then of the tip; receipt, state, line and e-mail follow', async () => {
    const { target, charge, email } = await paid()
    await refund(charge, 1000)
    expect(await fixture.lines(target)).toMatchObject([
      {},
      { kind: 'REFUND', amount: -1000, tip: 0 },
    ])
    expect(await receiptOf(charge)).toEqual({ amount: 1500, reason: 'Erreur de saisie' })
    expect(await fixture.donation(target.id)).toMatchObject({
      status: 'PARTIALLY_REFUNDED',
      refundedCents: 1000,
    })
    await refund(charge, 1750)
    expect((await fixture.lines(target)).at(-1)).toMatchObject({ amount: -1500, tip: -250 })
    expect(await receiptOf(charge)).toMatchObject({ amount: 0 })
    expect((await fixture.donation(target.id)).status).toBe('REFUNDED')
    const mails = await fixture.mailsTo(email)
    expect(mails.filter((each) => each.startsWith('Remboursement'))).toEqual([
      'Remboursement de 10\u00a0€',
      'Remboursement de 17,50\u00a0€',
    ])
    const { rows } = await fixture.pool.query(
      `select by_id, reason from payments where donation_id = $1 and kind = 'REFUND'`,
      [target.id],
    )
    expect(rows).toEqual([
      { by_id: world.users.admin, reason: 'Erreur de saisie' },
      { by_id: world.users.admin, reason: 'Erreur de saisie' },
    ])
  })
  it('happens once for two clicks, and once more when its event comes ten times', async () => {
    const { target, charge, providerId, email } = await paid()
    await Promise.all([refund(charge, 500), refund(charge, 500), refund(charge, 500)])
    const req = await fixture.program()
    await Promise.all(
      Array.from({ length: 10 }, () =>
        receiveHint(req, { kind: 'payment', account: ACCOUNT, id: providerId }),
      ),
    )
    expect((await fixture.lines(target)).map(({ amount }) => amount)).toEqual([2500, -500])
    expect((await fixture.mailsTo(email)).filter((each) => each.startsWith('Remb'))).toHaveLength(1)
  })
  it('gives back a term of a sponsorship, which goes on', async () => {
    const { target, charge } = await paid(fixture.sponsoring())
    await refund(charge, 2750)
    expect((await fixture.lines(target)).at(-1)).toMatchObject({ amount: -2500, tip: -250 })
    expect((await fixture.sponsorship(target.id)).status).toBe('ACTIVE')
  })
})

describe('a refund whose server dies', () => {
  const breakLines = (isBroken: boolean) =>
    fixture.pool.query(
      isBroken
        ? `create function no_line() returns trigger language plpgsql as $$
             begin raise exception 'killed'; end $$;
           create trigger no_line before insert on payments for each row execute function no_line()`
        : 'drop trigger no_line on payments; drop function no_line()',
    )
  /** The provider gives back, and nothing of it can be written. */
  const lost = async (charge: string, amountCents: number, by: Parameters<typeof refund>[2]) => {
    await breakLines(true)
    try {
      await expect(refund(charge, amountCents, by)).rejects.toThrow()
    } finally {
      await breakLines(false)
    }
  }
  const entries = async (id: string) => {
    const { rows } = await fixture.pool.query(
      `select (amount_cents + tip_cents)::int as cents, by_id, reason from payments
       where donation_id = $1 and kind = 'REFUND' order by amount_cents desc`,
      [id],
    )
    return rows
  }
  const refundMails = async (email: string) =>
    (await fixture.mailsTo(email)).filter((each) => each.startsWith('Remb'))

  it('before the line has its author and reason with the next round, and all of it once', async () => {
    const { target, charge, email } = await paid()
    await lost(charge, 1000, { reason: 'Don en double' })
    expect(await fixture.lines(target)).toHaveLength(1)
    await reconcileOpen(await fixture.program())
    await reconcileOpen(await fixture.program())
    expect(await entries(target.id)).toEqual([
      { cents: -1000, by_id: world.users.admin, reason: 'Don en double' },
    ])
    expect(await receiptOf(charge)).toEqual({ amount: 1500, reason: 'Don en double' })
    expect(await fixture.donation(target.id)).toMatchObject({ status: 'PARTIALLY_REFUNDED' })
    expect(await refundMails(email)).toHaveLength(1)
    const { rows } = await fixture.pool.query(
      'select outcome from refund_orders where payment_id = $1',
      [charge],
    )
    expect(rows).toEqual([{ outcome: 'DONE' }])
  })
  it('is the same refund when somebody asks again, whatever they write', async () => {
    const { target, charge, email } = await paid()
    await lost(charge, 700, { reason: 'Première fois' })
    await refund(charge, 700, { who: 'superAdmin', reason: 'Deuxième fois' })
    expect(await entries(target.id)).toEqual([
      { cents: -700, by_id: world.users.admin, reason: 'Première fois' },
    ])
    expect(await refundMails(email)).toHaveLength(1)
  })
  it('keeps another sum waiting, and is never mixed with one made at the provider', async () => {
    const { target, charge, providerId, email } = await paid()
    await lost(charge, 700, { reason: 'La nôtre' })
    await expect(refund(charge, 800)).rejects.toMatchObject({ status: 409 })
    await refundOutside(providerId)
    await fixture.look(target)
    expect(await entries(target.id)).toEqual([
      { cents: -700, by_id: world.users.admin, reason: 'La nôtre' },
      { cents: -2050, by_id: null, reason: null },
    ])
    expect((await fixture.donation(target.id)).status).toBe('REFUNDED')
    expect(await refundMails(email)).toHaveLength(1)
  })
  it('minutes ago is looked up before another sum goes back', async () => {
    const { target, charge } = await paid()
    await lost(charge, 1000, { reason: 'La première' })
    await fixture.pool.query(
      `update refund_orders set created_at = now() - interval '3 minutes' where payment_id = $1`,
      [charge],
    )
    // Of the 27,50 € there are 17,50 € left, whatever the first person was told.
    await expect(refund(charge, 2000)).rejects.toMatchObject({ status: 422 })
    expect((await entries(target.id)).map(({ cents }) => cents)).toEqual([-1000])
    await refund(charge, 500, { reason: 'La deuxième' })
  })
  it('before the provider heard of it is given up, and asked again it happens', async () => {
    const { target, charge } = await paid()
    await changeSettings({ isDown: true })
    await expect(refund(charge, 900)).rejects.toMatchObject({ status: 503 })
    await changeSettings({ isDown: false })
    await fixture.pool.query(
      `update refund_orders set created_at = now() - interval '61 minutes' where payment_id = $1`,
      [charge],
    )
    await reconcileOpen(await fixture.program())
    expect(await entries(target.id)).toEqual([])
    await refund(charge, 800, { reason: 'Moins' })
    expect(await entries(target.id)).toEqual([
      { cents: -800, by_id: world.users.admin, reason: 'Moins' },
    ])
  })
})

describe('the platform’s share of a refund', () => {
  const outcomes = async (charge: string) => {
    const { rows } = await fixture.pool.query(
      'select outcome from refund_orders where payment_id = $1 order by before_cents',
      [charge],
    )
    return rows.map((row) => row.outcome as string)
  }
  const returned = async (providerId: string) => {
    const { rows } = await fixture.pool.query(
      `select (data ->> 'tipRefundedCents')::int as cents from simulated_objects where id = $1`,
      [providerId],
    )
    return rows[0]?.cents as number | undefined
  }

  it('goes back with the next round when the provider was away in between, once for two at a time', async () => {
    const { target, charge, providerId } = await paid()
    const away = vi.spyOn(simulator, 'returnTip').mockRejectedValue(new ProviderDown('away'))
    await refund(charge, 2600)
    expect((await fixture.lines(target)).at(-1)).toMatchObject({ amount: -2500, tip: -100 })
    expect([await outcomes(charge), await returned(providerId)]).toEqual([['TIP_OPEN'], 0])
    await refund(charge, 50, { reason: 'Encore un peu' })
    away.mockRestore()
    const asked = vi.spyOn(simulator, 'returnTip')
    await Promise.all([
      reconcileOpen(await fixture.program()),
      reconcileOpen(await fixture.program()),
    ])
    expect(await outcomes(charge)).toEqual(['DONE', 'DONE'])
    expect(asked.mock.calls.map(([{ id, tipCents }]) => ({ id, tipCents }))).toEqual([
      { id: providerId, tipCents: 100 },
      { id: providerId, tipCents: 150 },
    ])
    expect(await returned(providerId)).toBe(150)
    asked.mockRestore()
  })
  it('goes back at once with the whole, and not at all with a part of the gift', async () => {
    const [whole, part] = [await paid(), await paid()]
    await refund(whole.charge, 2750)
    await refund(part.charge, 1000)
    expect([await outcomes(whole.charge), await outcomes(part.charge)]).toEqual([
      ['DONE'],
      ['DONE'],
    ])
    expect([await returned(whole.providerId), await returned(part.providerId)]).toEqual([250, 0])
  })
})

describe('a refund that may not be', () => {
  it('is refused by what it asks', async () => {
    const { charge, target } = await paid()
    for (const wrong of [2751, 0, 10.5]) {
      await expect(refund(charge, wrong)).rejects.toMatchObject({ status: 422 })
    }
    const unsaid = refund(charge, 100, { reason: ' ' })
    await expect(unsaid).rejects.toMatchObject({ status: 422 })
    await refund(charge, 2750)
    const again = refund(charge, 1, { reason: 'Encore' })
    await expect(again).rejects.toMatchObject({ status: 409 })
    const [, line] = await fixture.lines(target)
    await expect(refund(line?.id ?? '', 1)).rejects.toMatchObject({ status: 404 })
  })
  it('is refused to whoever does not see the gifts of the shelter', async () => {
    const { charge, target } = await paid()
    for (const who of ['visitor', 'volunteer', 'editor', 'moderator', 'foreignAdmin'] as const) {
      await expect(refund(charge, 100, { who })).rejects.toMatchObject({ status: 404 })
    }
    const tip = await fixture.given({ type: 'tip', tipAmount: 0, shelterId: null })
    const [platform] = await fixture.lines(tip.target)
    await expect(refund(platform?.id ?? '', 100)).rejects.toMatchObject({ status: 404 })
    await refund(platform?.id ?? '', 100, { who: 'superAdmin' })
    expect(await fixture.lines(target)).toHaveLength(1)
  })
  it('waits for money on the account, in French', async () => {
    const { charge, target } = await paid()
    await emptyAccount(ACCOUNT, true)
    await expect(refund(charge, 2750)).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining('solde') as string,
    })
    await emptyAccount(ACCOUNT, false)
    expect(await fixture.lines(target)).toHaveLength(1)
    await refund(charge, 2750)
    expect(await fixture.lines(target)).toHaveLength(2)
  })
})

it('no line of the ledger is changed or deleted, not even by the program', async () => {
  const { charge, target } = await paid()
  const program = { overrideAccess: true, id: charge, collection: 'payments' } as const
  await expect(payload.update({ ...program, data: { amountCents: 1 } })).rejects.toThrow()
  await expect(payload.delete(program)).rejects.toThrow()
  const gift = { overrideAccess: true, id: target.id, collection: 'donations' } as const
  await expect(payload.delete(gift)).rejects.toThrow()
  expect(await fixture.lines(target)).toMatchObject([{ amount: 2500, tip: 250 }])
})
