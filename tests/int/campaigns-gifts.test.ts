import type { Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'

vi.hoisted(() => {
  process.env.DEMO = '1'
  // Nobody answers there: every event is lost.
  process.env.PORT = '9'
})

const { getTestPayload } = await import('../support/payload')
const { makeWorld } = await import('./access/world')
const { ACCOUNT, ADDRESS, givingFixture } = await import('./giving-fixture')
const { campaignDesk } = await import('./campaigns')
const { call } = await import('./in-process')
const { consentsTo } = await import('./consents')
const { SENTENCES } = await import('@/features/campaigns/model')
const { readWall } = await import('@/features/campaigns/queries')
const { leaveWallRoute } = await import('@/features/donations/donor/api')
const { readDonorPage } = await import('@/features/donations/donor/queries')
const { refundPayment } = await import('@/features/donations/refunds/commands/refund')
const { receiveHint } = await import('@/features/donations/settle/commands/receive-hint')
const { personalToken } = await import('@/platform/access/personal-link')
const { payCheckout, refundOutside } = await import('@/platform/payments/simulator/page-actions')
const { createLocalReq } = await import('payload')

let payload: Payload
let world: Awaited<ReturnType<typeof makeWorld>>
let giving: Awaited<ReturnType<typeof givingFixture>>
let desk: ReturnType<typeof campaignDesk>

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  giving = await givingFixture(payload, world)
  desk = campaignDesk(payload, world, giving)
})

const refund = async (donation: string, amountCents: number) => {
  const user = await payload.findByID({
    collection: 'users',
    id: world.users.admin,
    overrideAccess: true,
  })
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  const [charge] = await giving.lines({ kind: 'donation', id: donation })
  await refundPayment(req, { paymentId: charge?.id ?? '', amountCents, reason: 'Erreur' })
}

describe('what a campaign received', () => {
  it('is what was paid, less what went back, without tips, at once', async () => {
    const { id } = await desk.open()
    expect(await desk.sums(id)).toEqual({ receivedCents: 0, donors: 0 })
    const waiting = await giving.begin({ campaignId: id })
    expect(await desk.sums(id)).toEqual({ receivedCents: 0, donors: 0 })
    await payCheckout(waiting.page, 'ACCEPTED')
    await giving.look(waiting.target)
    expect(await desk.sums(id)).toEqual({ receivedCents: 2500, donors: 1 })
    await refund(waiting.target.id, 1000)
    expect(await desk.sums(id)).toEqual({ receivedCents: 1500, donors: 1 })
    await refund(waiting.target.id, 1750)
    expect(await desk.sums(id)).toEqual({ receivedCents: 0, donors: 0 })
  })

  it('counts each gift once, whoever tells of it, ten at once and twice again', async () => {
    const { id, slug } = await desk.open()
    const begun = await Promise.all(
      // By its address as well as by its id; the fourth from somebody who gave before.
      [id, slug, id, slug].map((campaignId, at) =>
        giving.begin({
          campaignId,
          amount: 1000 * (at + 1),
          ...(at > 1 && { customerEmail: 'deux@exemple.fr' }),
        }),
      ),
    )
    for (const { page } of begun) await payCheckout(page, 'ACCEPTED')
    const hints = begun.map(
      ({ page }) => ({ kind: 'checkout', account: ACCOUNT, id: page }) as const,
    )
    const req = await desk.program()
    await Promise.all([...hints, ...hints, ...hints].map((hint) => receiveHint(req, hint)))
    expect(await desk.sums(id)).toEqual({ receivedCents: 10_000, donors: 3 })
    // Money that goes back in the provider's own screens, at once with another look.
    const [first] = await giving.lines(begun[3]?.target ?? { kind: 'donation', id: '' })
    await refundOutside(first?.provider_id ?? '')
    await Promise.all(hints.map((hint) => receiveHint(req, hint)))
    expect(await desk.sums(id)).toEqual({ receivedCents: 6000, donors: 3 })
  })

  it('counts a gift that was begun before the end and paid after it', async () => {
    const { id } = await desk.open()
    const begun = await giving.begin({ campaignId: id })
    expect((await desk.step('end', id)).status).toBe(200)
    await payCheckout(begun.page, 'ACCEPTED')
    await giving.look(begun.target)
    expect(await desk.sums(id)).toEqual({ receivedCents: 2500, donors: 1 })
    const late = await desk.askFor({ campaignId: id })
    expect([late.status, late.json.fields]).toEqual([422, { campaignId: SENTENCES.over }])
  })
})

describe('a gift to a campaign', () => {
  it('is refused with a sentence where the campaign takes none', async () => {
    const refusal = async (more: object) => {
      const { status, json } = await desk.askFor(more)
      return [status, json.fields]
    }
    const { id: draft } = await desk.draft()
    const { id: coming } = await desk.open({ startsOn: '2999-01-01T12:00:00.000Z' })
    const { id: foreign } = await desk.draft({ shelter: world.b.shelter })
    const there = [422, { campaignId: SENTENCES.notThere }]
    expect(await refusal({ campaignId: draft })).toEqual(there)
    expect(await refusal({ campaignId: foreign })).toEqual(there)
    expect(await refusal({ campaignId: 'aucune-collecte' })).toEqual(there)
    expect(await refusal({ campaignId: coming })).toEqual([422, { campaignId: SENTENCES.notYet }])
    expect(await refusal({ campaignId: "x' or 1=1" })).toEqual([
      400,
      { campaignId: SENTENCES.notThere },
    ])
    const { id } = await desk.open()
    expect(await refusal({ campaignId: id, ...giving.sponsoring() })).toEqual([
      400,
      { campaignId: SENTENCES.onlyGifts },
    ])
    expect(await refusal({ thanksName: 'Zoé' })).toMatchObject([
      400,
      { thanksName: expect.any(String) as string },
    ])
    expect(await refusal({ campaignId: id, thanksName: 'zoe@exemple.fr' })).toMatchObject([
      400,
      { thanksName: expect.any(String) as string },
    ])
  })

  it('names it in the mail, the receipt, the state and the history of the donor', async () => {
    const { id, slug, title } = await desk.open({ title: 'Une chatière' })
    const { target, email } = await desk.gift(id, { receiptWanted: true, address: ADDRESS })
    expect((await giving.gift(target.id)).json.data).toMatchObject({
      campaign: { id, slug, title },
    })
    const { docs } = await payload.find({
      collection: 'emails',
      overrideAccess: true,
      where: { to: { equals: email } },
    })
    expect(JSON.stringify(docs)).toContain(title)
    const [charge] = await giving.lines(target)
    const { rows } = await giving.pool.query(
      'select facts from receipt_orders where payment_id = $1',
      [charge?.id],
    )
    expect(JSON.stringify(rows)).toContain(title)
    const { donor } = await giving.donation(target.id)
    const page = await readDonorPage(personalToken('donor', String(donor)))
    expect(page?.years[0]?.gifts[0]).toMatchObject({ campaign: title, thanked: null })
  })
})

describe('the wall of thanks', () => {
  it('has the names that donors chose, the sum only where they said so, until it is given back', async () => {
    const { id } = await desk.open()
    const shy = await desk.gift(id, { thanksName: 'Mamie Jo' })
    await desk.gift(id, { thanksName: 'Nono', thanksAmount: true })
    await desk.gift(id)
    await giving.begin({ campaignId: id, thanksName: 'Pas payé' })
    expect((await readWall(id)).names.map(({ name, amountCents }) => [name, amountCents])).toEqual([
      ['Nono', 2500],
      ['Mamie Jo', null],
    ])
    expect(await consentsTo(payload, shy.target.id)).toEqual([
      expect.objectContaining({ kind: 'THANKS_WALL' }),
    ])
    await refund(shy.target.id, 2750)
    expect((await readWall(id)).total).toBe(1)
  })

  it('lets a donor leave by their link, and nobody else', async () => {
    const { id } = await desk.open()
    const { target } = await desk.gift(id, { thanksName: 'Mamie Jo' })
    const { donor } = await giving.donation(target.id)
    const other = await desk.gift(id)
    const { donor: stranger } = await giving.donation(other.target.id)
    const leave = (of: unknown) =>
      call(world, leaveWallRoute, {
        params: { token: personalToken('donor', String(of)), donationId: target.id },
        body: {},
      })
    expect((await leave(stranger)).status).toBe(404)
    expect((await readWall(id)).total).toBe(1)
    expect((await leave(donor)).status).toBe(200)
    expect((await readWall(id)).total).toBe(0)
    expect((await leave(donor)).status).toBe(404)
    expect(await desk.sums(id)).toMatchObject({ receivedCents: 5000 })
  })
})
