import { createLocalReq, type Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'

vi.hoisted(() => {
  process.env.DEMO = '1'
  // Nobody answers there: every event is lost.
  process.env.PORT = '9'
})

const { getTestPayload } = await import('../support/payload')
const { makeWorld, legalCat } = await import('./access/world')
const { ACCOUNT, ADDRESS, givingFixture } = await import('./giving-fixture')
const { call } = await import('./in-process')
const { READY } = await import('./receipts')
const { compareWithProvider } = await import('@/features/donations/settle/commands/compare')
const { reconcileOpen } = await import('@/features/donations/settle/commands/reconcile')
const { endUnanswered } = await import('@/features/donations/sponsorships/commands/end-unanswered')
const { endSponsorship } = await import('@/features/donations/sponsorships/commands/end')
const { chooseAfterLeaving } =
  await import('@/features/donations/sponsorships/commands/choose-after-leaving')
const { cancelShelterReceipt } = await import('@/features/receipts/api')
const { moveClock } = await import('@/platform/payments/simulator/clock')
const { erasePerson } = await import('@/features/privacy/commands')
const { refundPayment } = await import('@/features/donations/refunds/commands/refund')
const { runDueJobs } = await import('@/platform/jobs/run')
const { dispute, failRefund, refundOutside } =
  await import('@/platform/payments/simulator/page-actions')
const { plant } = await import('@/platform/payments/simulator/seed')
const { simulator } = await import('@/platform/payments/simulator/provider')

let payload: Payload
let world: Awaited<ReturnType<typeof makeWorld>>
let fixture: Awaited<ReturnType<typeof givingFixture>>

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  fixture = await givingFixture(payload, world)
})

const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
const compare = async (days: number) => compareWithProvider(await fixture.program(), inDays(days))

const animal = async (name: string): Promise<string> => {
  const { id } = await payload.create({
    collection: 'animals',
    overrideAccess: true,
    data: { ...legalCat, name, shelter: world.a.shelter } as never,
  })
  return id
}
const adopt = (id: string) =>
  payload.update({
    collection: 'animals',
    id,
    overrideAccess: true,
    data: { status: 'ADOPTED' },
  })

/** A sponsorship whose animal has left, and whose terms are stopped. */
async function asked(name: string) {
  const animalId = await animal(name)
  const { target } = await fixture.given(fixture.sponsoring({ animalId }))
  await adopt(animalId)
  await runDueJobs(payload)
  await fixture.look(target)
  return target
}

describe('a dispute whose event was lost', () => {
  it('is seen by the next night, however old the payment, and so is its end', async () => {
    const { target } = await fixture.given()
    const [charge] = await fixture.lines(target)
    await dispute(charge?.provider_id ?? '', true)
    await compare(100)
    expect((await fixture.donation(target.id)).status).toBe('DISPUTED')
    await dispute(charge?.provider_id ?? '', false)
    await compare(100)
    expect((await fixture.donation(target.id)).status).toBe('PAID')
  })
})

describe('a refund that no bank took', () => {
  const admin = async () => {
    const user = await payload.findByID({
      collection: 'users',
      id: world.users.admin,
      overrideAccess: true,
    })
    return createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  }
  it('is in the ledger again, told to both, without a receipt, and may be given back again', async () => {
    const { target, email } = await fixture.given({ receiptWanted: true, address: ADDRESS })
    const [charge] = await fixture.lines(target)
    const back = async (reason: string) =>
      refundPayment(await admin(), { paymentId: charge?.id ?? '', amountCents: 2750, reason })
    await back('En double')
    await failRefund(charge?.provider_id ?? '')
    await compare(1)
    await compare(1)
    const after = (await fixture.lines(target)).map(({ kind, amount, tip }) => [kind, amount, tip])
    expect(after.slice(1)).toEqual([
      ['REFUND', -2500, -250],
      ['REFUND_FAILED', 2750, 0],
    ])
    expect(await fixture.donation(target.id)).toMatchObject({ status: 'PAID', refundedCents: 0 })
    expect(await fixture.receiptOrders(charge?.id)).toMatchObject([{ amount: 0 }])
    const told = [
      (await fixture.mailsTo(email)).filter((each) => each.includes('pas arrivé')),
      (await fixture.mailsTo('admin@exemple.fr')).filter((each) => each.includes('est revenu')),
    ]
    expect(told).toEqual([
      ['Votre remboursement de 27,50\u00a0€ n’est pas arrivé'],
      ['Un remboursement de 27,50\u00a0€ est revenu'],
    ])
    const open = await payload.count({
      collection: 'reconciliations',
      overrideAccess: true,
      where: { providerId: { equals: charge?.provider_id }, resolvedAt: { exists: false } },
    })
    expect(open.totalDocs).toBe(0)
    await back('Autre carte')
    expect((await fixture.lines(target)).at(-1)).toMatchObject({
      kind: 'REFUND',
      amount: -2750,
      tip: 0,
    })
    expect((await fixture.donation(target.id)).status).toBe('REFUNDED')
  })
})

describe('a difference that is not explained', () => {
  it('stays open when the payment is older than what is compared each night', async () => {
    await plant({
      payments: [
        {
          ...{ id: 'pi_sim_old', account: ACCOUNT, totalCents: 4200, tipCents: 0 },
          paidAt: new Date().toISOString(),
          ...{ refundedCents: 0, tipRefundedCents: 0, isDisputed: false, card: null },
          ...{ subscription: null, reference: 'donation:00000000-0000-4000-8000-000000000000' },
        },
      ],
    })
    const isOpen = async () => {
      const { rows } = await fixture.pool.query(
        `select resolved_at from reconciliations where provider_id = 'pi_sim_old'`,
      )
      return rows.map(({ resolved_at }) => resolved_at === null)
    }
    for (const days of [1, 60]) {
      // As a night later.
      await fixture.pool.query(`update reconciliations set seen_at = now() - interval '1 day'`)
      await compare(days)
      expect(await isOpen()).toEqual([true])
    }
  })
})

describe('a refund in the provider’s own screens', () => {
  it('is the animal’s that the payment was for, and the platform gives its tip back', async () => {
    const first = await animal('Nala')
    const { target } = await fixture.given(fixture.sponsoring({ animalId: first }))
    await fixture.pool.query('update sponsorships set animal_id = $2 where id = $1', [
      target.id,
      await animal('Rex'),
    ])
    const [charge] = await fixture.lines(target)
    await refundOutside(charge?.provider_id ?? '')
    await fixture.look(target)
    const { rows } = await fixture.pool.query(
      `select kind, animal_id, card_last4 from payments where sponsorship_id = $1 order by kind`,
      [target.id],
    )
    expect(rows).toEqual([
      { kind: 'CHARGE', animal_id: first, card_last4: '4242' },
      { kind: 'REFUND', animal_id: first, card_last4: null },
    ])
    const given = vi.spyOn(simulator, 'returnTip')
    for (let round = 0; round < 2; round += 1) await reconcileOpen(await fixture.program())
    expect(given.mock.calls.map(([{ id, tipCents }]) => [id, tipCents])).toEqual([
      [charge?.provider_id, 250],
    ])
    given.mockRestore()
  })
})

describe('a sponsor who is asked what follows', () => {
  it('is not charged although the pause never reached the provider', async () => {
    const target = await asked('Filou')
    const { subscriptionId: id } = await fixture.sponsorship(target.id)
    // As after an outage that outlived the tries of the task.
    await simulator.resume({ account: ACCOUNT, id: id ?? '' }, `lost:${target.id}`)
    await fixture.look(target)
    expect((await fixture.sponsorship(target.id)).nextPaymentAt).not.toBeNull()
    await reconcileOpen(await fixture.program())
    await runDueJobs(payload)
    expect((await fixture.atProvider(target.id))?.state).toBe('paused')
  })

  it('and answers while others are ended keeps the sponsorship', async () => {
    const [slow, answered] = [await asked('Lent'), await asked('Répond')]
    const cancel = vi.spyOn(simulator, 'cancel')
    cancel.mockImplementationOnce(async () => {
      const choice = { choice: 'SHELTER' } as const
      await chooseAfterLeaving(await fixture.program(), answered.id, choice)
    })
    await fixture.pool.query(
      `update sponsorships set choice_until = now() - interval '2 hours' where id = $1`,
      [slow.id],
    )
    await fixture.pool.query(
      `update sponsorships set choice_until = now() - interval '1 hour' where id = $1`,
      [answered.id],
    )
    expect(await endUnanswered(await fixture.program())).toBe(1)
    cancel.mockRestore()
    expect(await fixture.sponsorship(answered.id)).toMatchObject({
      status: 'ACTIVE',
      endReason: null,
    })
    expect((await fixture.atProvider(answered.id))?.state).toBe('active')
  })
})

it('a receipt that was corrected is right for the next term too', async () => {
  await payload.update({
    collection: 'shelters',
    id: world.a.shelter,
    overrideAccess: true,
    data: READY,
  })
  const order = { receiptWanted: true, address: ADDRESS, customerLastName: 'Matrin' }
  const { target } = await fixture.given(fixture.sponsoring(order))
  await runDueJobs(payload)
  const [charge] = await fixture.lines(target)
  const { rows } = await fixture.pool.query('select id from receipts where payment_id = $1', [
    charge?.id,
  ])
  const donor = { firstName: 'Zoé', lastName: 'Martin', address: { ...ADDRESS, line: '2 rue' } }
  const cancelled = await call(world, cancelShelterReceipt, {
    as: 'admin',
    params: { shelterId: 'alpha', receiptId: String(rows[0]?.id) },
    body: { reason: 'Nom mal écrit', donor },
  })
  expect(cancelled.status).toBe(200)
  await moveClock(31)
  await fixture.look(target)
  const { rows: orders } = await fixture.pool.query(
    `select o.facts -> 'donor' as donor from receipt_orders o
     join payments p on p.id = o.payment_id where p.sponsorship_id = $1 order by o.created_at`,
    [target.id],
  )
  expect(orders).toHaveLength(2)
  expect(orders[1]?.donor).toMatchObject(donor)
})

it('the end of an erased sponsor brings no card back', async () => {
  const { target, email } = await fixture.given(fixture.sponsoring())
  await endSponsorship(await fixture.program(), target.id, 'DONOR')
  await erasePerson(await fixture.program(), email, email)
  await fixture.look(target)
  expect((await fixture.sponsorship(target.id)).card?.last4 ?? null).toBeNull()
})
