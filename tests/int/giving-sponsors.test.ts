import type { Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'

vi.hoisted(() => {
  process.env.DEMO = '1'
  // Nobody answers there: every event is lost.
  process.env.PORT = '9'
})

const { getTestPayload } = await import('../support/payload')
const { cms, legalCat, makeWorld } = await import('./access/world')
const { ACCOUNT, ADDRESS, givingFixture } = await import('./giving-fixture')
const amount = await import('@/features/donations/sponsorships/commands/change-amount')
const leaving = await import('@/features/donations/sponsorships/commands/choose-after-leaving')
const { endSponsorship } = await import('@/features/donations/sponsorships/commands/end')
const { endUnanswered } = await import('@/features/donations/sponsorships/commands/end-unanswered')
const { pauseSponsorship } = await import('@/features/donations/sponsorships/commands/pause')
const { resumeSponsorship } = await import('@/features/donations/sponsorships/commands/resume')
const { reconcileOpen } = await import('@/features/donations/settle/commands/reconcile')
const { countOpenSponsorships } = await import('@/features/donations/queries')
const { moveClock } = await import('@/platform/payments/simulator/clock')
const { changeCard, changeSettings, payCheckout } =
  await import('@/platform/payments/simulator/page-actions')
const { paymentProvider } = await import('@/platform/payments/provider')
const { runDueJobs } = await import('@/platform/jobs/run')

let payload: Payload
let world: Awaited<ReturnType<typeof makeWorld>>
let fixture: Awaited<ReturnType<typeof givingFixture>>

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  fixture = await givingFixture(payload, world)
})

const animal = async (name: string, status: 'AT_SHELTER' | 'FOUND' = 'AT_SHELTER') => {
  const { id } = await payload.create({
    collection: 'animals',
    overrideAccess: true,
    data: {
      name,
      shelter: world.a.shelter,
      status,
      isVisible: true,
      ...legalCat,
      species: 'HAMSTER',
    },
  })
  return id
}
const change = (id: string, data: object) =>
  payload.update({ collection: 'animals', id, overrideAccess: true, data })
const sponsor = (more: object = {}, choice: Parameters<typeof payCheckout>[1] = 'ACCEPTED') =>
  fixture.given(fixture.sponsoring({ amount: 1000, tipAmount: 137, ...more }), choice)

describe('a year and more of a sponsorship', () => {
  it('has each term once, the tip only in the first, and follows card and amount', async () => {
    const { target, email } = await sponsor(
      { receiptWanted: true, address: ADDRESS },
      'NEXT_REFUSED',
    )
    const { id } = target
    const req = await fixture.program()
    expect(await fixture.sponsorship(id)).toMatchObject({
      status: 'ACTIVE',
      amountCents: 1000,
      tipCents: 137,
      card: { last4: '0341' },
    })
    // The card is refused: late, told once, mended by another card.
    await moveClock(32)
    await fixture.look(target)
    await fixture.look(target)
    expect((await fixture.sponsorship(id)).status).toBe('PAST_DUE')
    await changeCard((await fixture.sponsorship(id)).subscriptionId ?? '', 'ACCEPTED')
    await fixture.look(target)
    expect(await fixture.sponsorship(id)).toMatchObject({
      status: 'ACTIVE',
      card: { last4: '4242' },
    })
    await amount.changeSponsorshipAmount(req, id, 2000)
    for (let month = 0; month < 13; month += 1) {
      await moveClock(31)
      // Every second month nobody looks: the events are lost and the job comes late.
      if (month % 2) await Promise.all([fixture.look(target), fixture.look(target)])
    }
    await fixture.look(target)
    const truth = await fixture.atProvider(id)
    const lines = await fixture.lines(target)
    expect(lines.map(({ provider_id }) => provider_id)).toEqual(
      truth?.payments.map((each) => each.id),
    )
    expect(lines.length).toBeGreaterThanOrEqual(14)
    expect(lines.map(({ amount, tip }) => [amount, tip]).slice(0, 3)).toEqual([
      [1000, 137],
      [1000, 0],
      [2000, 0],
    ])
    expect(lines.every(({ kind }) => kind === 'CHARGE')).toBe(true)
    const { rows } = await fixture.pool.query(
      `select count(*)::int as n, sum(o.amount_cents)::int as sum from receipt_orders o
       join payments p on p.id = o.payment_id where p.sponsorship_id = $1`,
      [id],
    )
    const gifts = lines.reduce((sum, { amount }) => sum + amount, 0)
    expect(rows).toEqual([{ n: lines.length, sum: gifts }])
    const mails = await fixture.mailsTo(email)
    const about = (words: string) => mails.filter((each) => each.startsWith(words)).length
    expect(about('Merci pour le parrainage')).toBe(1)
    expect(about('Votre paiement')).toBe(lines.length - 1)
    expect(about('Votre carte a été refusée')).toBe(1)
  }, 120_000)

  it('ends by itself when the card is refused for good', async () => {
    const { target, email } = await sponsor({}, 'NEXT_REFUSED')
    await moveClock(32)
    await fixture.look(target)
    await moveClock(20)
    await reconcileOpen(await fixture.program())
    expect(await fixture.sponsorship(target.id)).toMatchObject({
      status: 'ENDED',
      endReason: 'CARD',
      nextPaymentAt: null,
    })
    expect(await fixture.lines(target)).toHaveLength(1)
    expect((await fixture.mailsTo(email)).filter((each) => each.startsWith('Fin de'))).toHaveLength(
      1,
    )
  })
})

describe('what a sponsor may do', () => {
  it('pauses, resumes and stops, at the provider too, each once', async () => {
    const { target, email } = await sponsor()
    const { id } = target
    const both = async (
      work: (req: Awaited<ReturnType<typeof fixture.program>>) => Promise<unknown>,
    ) => Promise.all([work(await fixture.program()), work(await fixture.program())])
    await both((req) => pauseSponsorship(req, id))
    expect((await fixture.atProvider(id))?.state).toBe('paused')
    await both((req) => resumeSponsorship(req, id))
    expect((await fixture.atProvider(id))?.state).toBe('active')
    await both((req) => endSponsorship(req, id, 'DONOR'))
    expect((await fixture.atProvider(id))?.state).toBe('ended')
    expect(await fixture.sponsorship(id)).toMatchObject({ status: 'ENDED', endReason: 'DONOR' })
    const [, ...told] = await fixture.mailsTo(email)
    expect(told).toEqual([
      'Votre parrainage est en pause',
      'Votre parrainage reprend',
      'Fin de votre parrainage au Refuge alpha',
    ])
    const late = pauseSponsorship(await fixture.program(), id)
    await expect(late).rejects.toMatchObject({ status: 409 })
  })
  it('is told when the provider does not answer, and nothing has changed', async () => {
    const { target } = await sponsor()
    const req = await fixture.program()
    await changeSettings({ isDown: true })
    const end = endSponsorship(req, target.id, 'DONOR')
    await expect(end).rejects.toMatchObject({ status: 503 })
    await changeSettings({ isDown: false })
    const state = async () => {
      const { status, endReason } = await fixture.sponsorship(target.id)
      return [status, endReason]
    }
    expect(await state()).toEqual(['ACTIVE', 'DONOR'])
    await reconcileOpen(req)
    expect(await state()).toEqual(['ACTIVE', null])
  })
  it('has stopped for the reason they gave, when the server died in between', async () => {
    const { target } = await sponsor()
    const { subscriptionId } = await fixture.sponsorship(target.id)
    await fixture.pool.query(`update sponsorships set end_reason = 'DONOR' where id = $1`, [
      target.id,
    ])
    await paymentProvider()?.cancel({ account: ACCOUNT, id: subscriptionId ?? '' }, 'dies')
    await reconcileOpen(await fixture.program())
    const ended = { status: 'ENDED', endReason: 'DONOR' }
    expect(await fixture.sponsorship(target.id)).toMatchObject(ended)
  })
  it('gives no amount out of the limits', async () => {
    const { target } = await sponsor()
    for (const cents of [99, 1_000_001, 100.5]) {
      const wrong = amount.changeSponsorshipAmount(await fixture.program(), target.id, cents)
      await expect(wrong).rejects.toMatchObject({ status: 422 })
    }
  })
})

describe('an animal that leaves', () => {
  it('asks its sponsors, who go on with another, and takes nothing meanwhile', async () => {
    const [first, next] = [await animal('Filou'), await animal('Pixel')]
    const { target, email } = await sponsor({ animalId: first })
    await change(first, { status: 'ADOPTED' })
    expect(await fixture.sponsorship(target.id)).toMatchObject({
      status: 'AWAITING_CHOICE',
      formerAnimalName: 'Filou',
    })
    await runDueJobs(payload)
    expect((await fixture.atProvider(target.id))?.state).toBe('paused')
    await fixture.look(target)
    expect((await fixture.sponsorship(target.id)).status).toBe('AWAITING_CHOICE')
    for (const animalId of [world.b.animals.public, await animal('Égaré', 'FOUND')]) {
      const req = await fixture.program()
      const wrong = leaving.chooseAfterLeaving(req, target.id, { choice: 'ANIMAL', animalId })
      await expect(wrong).rejects.toMatchObject({ status: 422 })
    }
    const choice = { choice: 'ANIMAL', animalId: next } as const
    await leaving.chooseAfterLeaving(await fixture.program(), target.id, choice)
    expect(await fixture.sponsorship(target.id)).toMatchObject({ status: 'ACTIVE', animal: next })
    expect((await fixture.atProvider(target.id))?.state).toBe('active')
    expect(await fixture.mailsTo(email)).toContain('Filou a trouvé une famille')
  })
  it('is said with care when it died; the sponsor helps the shelter', async () => {
    const id = await animal('Nuage')
    const { target, email } = await sponsor({ animalId: id })
    await change(id, { status: 'DECEASED' })
    expect(await fixture.mailsTo(email)).toContain('Nuage nous a quittés')
    await leaving.chooseAfterLeaving(await fixture.program(), target.id, { choice: 'SHELTER' })
    expect(await fixture.sponsorship(target.id)).toMatchObject({ status: 'ACTIVE', animal: null })
  })
  it('leaves a pause of the sponsor as it is, whatever they choose', async () => {
    for (const choice of ['ANIMAL', 'SHELTER'] as const) {
      const [first, next] = [await animal('Brume'), await animal('Perle')]
      const { target } = await sponsor({ animalId: first })
      await pauseSponsorship(await fixture.program(), target.id)
      await change(first, { status: 'ADOPTED' })
      await runDueJobs(payload)
      const req = await fixture.program()
      await leaving.chooseAfterLeaving(req, target.id, { choice, animalId: next })
      const chosen = { animal: choice === 'ANIMAL' ? next : null, choiceUntil: null }
      expect(await fixture.sponsorship(target.id)).toMatchObject({ status: 'PAUSED', ...chosen })
      expect((await fixture.atProvider(target.id))?.state).toBe('paused')
      await fixture.look(target)
      expect((await fixture.sponsorship(target.id)).status).toBe('PAUSED')
      await resumeSponsorship(await fixture.program(), target.id)
      expect((await fixture.atProvider(target.id))?.state).toBe('active')
    }
  })
  it('ends without an answer in fifteen days, and not before', async () => {
    const id = await animal('Tao')
    const { target } = await sponsor({ animalId: id })
    await change(id, { status: 'ARCHIVED' })
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
    await endUnanswered(await fixture.program(), inDays(14))
    expect((await fixture.sponsorship(target.id)).status).toBe('AWAITING_CHOICE')
    await endUnanswered(await fixture.program(), inDays(16))
    expect(await fixture.sponsorship(target.id)).toMatchObject({
      status: 'ENDED',
      endReason: 'NO_ANSWER',
    })
    expect((await fixture.atProvider(target.id))?.state).toBe('ended')
  })
  it('while the page of payment is open asks the sponsor as soon as they have paid', async () => {
    const id = await animal('Zig')
    const { page, target } = await fixture.begin(fixture.sponsoring({ animalId: id }))
    await change(id, { status: 'ADOPTED' })
    expect((await fixture.sponsorship(target.id)).status).toBe('PENDING')
    await payCheckout(page, 'ACCEPTED')
    await fixture.look(target)
    expect((await fixture.sponsorship(target.id)).status).toBe('AWAITING_CHOICE')
  })
  it('and is paid for at the very moment is never forgotten', async () => {
    for (let round = 0; round < 6; round += 1) {
      const id = await animal(`Vif ${round}`)
      const { page, target } = await fixture.begin(fixture.sponsoring({ animalId: id }))
      await payCheckout(page, 'ACCEPTED')
      await Promise.all([fixture.look(target), change(id, { status: 'ADOPTED' })])
      expect((await fixture.sponsorship(target.id)).status).toBe('AWAITING_CHOICE')
    }
  })
  it('is not deleted while the ledger names it', async () => {
    const id = await animal('Gardé')
    await sponsor({ animalId: id })
    const answer = await cms(world, 'superAdmin', 'DELETE', `animals/${id}`)
    expect(answer.status).toBe(422)
  })
})

it('counts as a subscription of the plan that fits the animal', async () => {
  const plan = await payload.create({
    collection: 'plans',
    overrideAccess: true,
    data: {
      shelter: world.a.shelter,
      title: 'Parrainer un hamster',
      type: 'SPONSORSHIP',
      species: 'HAMSTER',
      priceCents: 500,
      ageMinMonths: 0,
      isActive: true,
    },
  })
  const { target } = await sponsor({ animalId: await animal('Noix') })
  const req = await fixture.program()
  expect(await countOpenSponsorships(req, plan.id)).toBe(1)
  await endSponsorship(req, target.id, 'SHELTER')
  expect(await countOpenSponsorships(req, plan.id)).toBe(0)
})
