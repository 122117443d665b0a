import { createLocalReq, type Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import type { CardChoice } from '@/platform/payments/simulator/model'

vi.hoisted(() => {
  process.env.DEMO = '1'
  // Nobody answers there: every event is lost.
  process.env.PORT = '9'
})

const { getTestPayload } = await import('../support/payload')
const { makeWorld } = await import('./access/world')
const { ADDRESS, givingFixture } = await import('./giving-fixture')
const { call } = await import('./in-process')
const { describeAddresses } = await import('./giving-addresses')
const { consentsTo } = await import('./consents')
const { READY } = await import('./receipts')
const { askDonorLink, leaveCardPage, moveOwnSponsorship, openCardPage } =
  await import('@/features/donations/donor/api')
const { donorPathOf, readDonorPage } = await import('@/features/donations/donor/queries')
const { openWithdrawal, withdrawNewsletter } = await import('@/features/donations/newsletter/api')
const { readNewsletter } = await import('@/features/donations/newsletter/queries')
const { personalToken } = await import('@/platform/access/personal-link')
const { idOf } = await import('@/platform/access/model')
const { runDueJobs } = await import('@/platform/jobs/run')
const { moveClock } = await import('@/platform/payments/simulator/clock')
const { changeCard } = await import('@/platform/payments/simulator/page-actions')

let payload: Payload
let world: Awaited<ReturnType<typeof makeWorld>>
let fixture: Awaited<ReturnType<typeof givingFixture>>

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  fixture = await givingFixture(payload, world)
  await payload.update({
    collection: 'shelters',
    id: world.a.shelter,
    overrideAccess: true,
    data: READY,
  })
})

/** A sponsorship whose first term was paid, and the link of its sponsor. */
async function sponsored(more: object = {}, card: CardChoice = 'ACCEPTED') {
  const { target, email } = await fixture.given(fixture.sponsoring(more), card)
  const { donor } = await fixture.sponsorship(target.id)
  return { id: target.id, email, token: personalToken('donor', idOf(donor) ?? '') }
}

const move = (of: { id: string; token: string }, body: object | URLSearchParams) =>
  call(world, moveOwnSponsorship, {
    params: { token: of.token, sponsorshipId: of.id },
    body,
  })

const statusOf = async (id: string) => (await fixture.sponsorship(id)).status

describe('the page of a donor', () => {
  it('shows their gifts by year, their receipt and their sponsorship, and no one else’s', async () => {
    const own = await sponsored({ amount: 1000, tipAmount: 0 })
    const { token, email } = own
    await fixture.given({ customerEmail: email, receiptWanted: true, address: ADDRESS })
    await runDueJobs(payload)
    const page = await readDonorPage(token)
    expect(page).toMatchObject({ email, firstName: 'Zoé' })
    expect(page?.sponsorships).toMatchObject([
      { id: own.id, status: 'ACTIVE', amountCents: 1000, animal: 'Nala' },
    ])
    expect(page?.years).toHaveLength(1)
    expect(page?.years[0]).toMatchObject({ keptCents: 3500 })
    const gifts = page?.years[0]?.gifts ?? []
    expect(gifts).toHaveLength(2)
    const single = gifts.find(({ isSponsorship }) => !isSponsorship)
    expect(single).toMatchObject({ amountCents: 2500, tipCents: 250, keptCents: 2500 })
    expect(single?.receipt?.href).toContain('/api/receipts/')
  })

  it('opens by its link alone', async () => {
    const { token } = await sponsored()
    const [id = '', seal = ''] = token.split('.')
    expect(await readDonorPage(id)).toBeNull()
    expect(await readDonorPage(`${id}.${seal.slice(1)}`)).toBeNull()
    expect(await readDonorPage(personalToken('gift', id))).toBeNull()
  })

  it('is found by a signed-in person whose address is proven, and by no other', async () => {
    const { email, token } = await sponsored({ customerEmail: 'visitor@exemple.fr' })
    const pathFor = async (emailVerified: string | null) => {
      const user = await payload.findByID({
        collection: 'users',
        id: world.users.visitor,
        overrideAccess: true,
      })
      const req = await createLocalReq(
        { user: { ...user, email, emailVerified, collection: 'users' } },
        payload,
      )
      return donorPathOf(req)
    }
    expect(await pathFor(null)).toBeNull()
    expect(await pathFor('2026-01-01T00:00:00.000Z')).toBe(`/mes-dons/${token}`)
  })
})

describeAddresses(() => ({ payload, world, fixture }))

describe('a sponsor', () => {
  it('changes the amount, pauses, resumes and stops by their link', async () => {
    const own = await sponsored()
    const { status, json } = await move(own, { move: 'amount', amount: '12,50' })
    expect([status, json.next]).toEqual([200, `/mes-dons/${own.token}?fait=montant`])
    expect((await fixture.sponsorship(own.id)).amountCents).toBe(1250)
    for (const [name, reached] of [
      ['pause', 'PAUSED'],
      ['resume', 'ACTIVE'],
      ['stop', 'ENDED'],
      ['stop', 'ENDED'],
    ] as const) {
      expect((await move(own, { move: name })).status).toBe(200)
      expect(await statusOf(own.id)).toBe(reached)
    }
    expect((await fixture.sponsorship(own.id)).endReason).toBe('DONOR')
    expect((await move(own, { move: 'pause' })).status).toBe(409)
  })

  it('does so without JavaScript, and reads why when it cannot be', async () => {
    const own = await sponsored()
    const post = (fields: Record<string, string>) =>
      move(own, new URLSearchParams({ token: own.token, ...fields }))
    const stopped = await post({ move: 'amount', amount: '15' })
    expect([stopped.status, stopped.headers.get('location')]).toEqual([
      303,
      `/mes-dons/${own.token}?fait=montant`,
    ])
    const wrong = await post({ move: 'amount', amount: 'dix' })
    expect([wrong.status, wrong.headers.get('location')]).toEqual([
      303,
      `/mes-dons/${own.token}?erreur=montant`,
    ])
    expect((await fixture.sponsorship(own.id)).amountCents).toBe(1500)
  })

  it('touches no sponsorship of somebody else', async () => {
    const [own, other] = [await sponsored(), await sponsored()]
    const stolen = { id: other.id, token: own.token }
    expect((await move(stolen, { move: 'stop' })).status).toBe(404)
    for (const route of [openCardPage, leaveCardPage]) {
      const { status } = await call(world, route, {
        params: { token: own.token, sponsorshipId: other.id },
      })
      expect(status).toBe(404)
    }
    expect(await statusOf(other.id)).toBe('ACTIVE')
  })

  it('is sent to the provider’s page to change the card', async () => {
    const own = await sponsored()
    const { status, headers } = await call(world, openCardPage, {
      params: { token: own.token, sponsorshipId: own.id },
    })
    expect(status).toBe(303)
    expect(headers.get('location')).toContain('/carte')
  })

  it('finds its state of now when they come back from there', async () => {
    const own = await sponsored({}, 'NEXT_REFUSED')
    await moveClock(32)
    await fixture.look({ kind: 'sponsorship', id: own.id })
    expect(await statusOf(own.id)).toBe('PAST_DUE')
    await changeCard((await fixture.sponsorship(own.id)).subscriptionId ?? '', 'ACCEPTED')
    const { status, headers } = await call(world, leaveCardPage, {
      params: { token: own.token, sponsorshipId: own.id },
    })
    expect([status, headers.get('location')]).toEqual([303, `/mes-dons/${own.token}?fait=carte`])
    expect(await statusOf(own.id)).toBe('ACTIVE')
  })
})

describe('asking for the link', () => {
  const ask = (email: string) => call(world, askDonorLink, { body: { email } })

  it('answers the same to everybody, and writes to donors alone, five times a day', async () => {
    const { email } = await sponsored()
    const before = (await fixture.mailsTo(email)).length
    const known = await ask(email.toUpperCase())
    const unknown = await ask('personne@exemple.fr')
    expect(known.status).toBe(200)
    expect(known.json).toEqual(unknown.json)
    for (let times = 0; times < 7; times += 1) await ask(email)
    expect((await fixture.mailsTo(email)).slice(before)).toEqual(
      Array.from({ length: 5 }, () => 'Votre page de dons'),
    )
    expect(await fixture.mailsTo('personne@exemple.fr')).toEqual([])
    // A page of payment that nobody paid makes no donor of whose address was written.
    const { email: stranger, target } = await fixture.begin({ customerFirstName: 'Allez\n voir' })
    expect((await fixture.donation(target.id)).firstName).toBe('Allez voir')
    expect((await ask(stranger)).json).toEqual(known.json)
    expect(await fixture.mailsTo(stranger)).toEqual([])
    expect((await ask('rien')).json.fields).toEqual({ email: 'Email invalide' })
  })
})

describe('the news of a shelter', () => {
  const leave = (token: string, more: object = {}) =>
    call(world, withdrawNewsletter, { params: { token }, ...more })
  const asked = async (email: string): Promise<number> => {
    const { rows } = await fixture.pool.query(
      `select id from donations where email = $1 and newsletter_at is not null
       union all select id from sponsorships where email = $1 and newsletter_at is not null`,
      [email],
    )
    return rows.length
  }

  it('are left by the link of the thanks, by POST alone, for every gift to that shelter', async () => {
    const first = await fixture.given({ newsletter: true })
    const customerEmail = first.email
    const second = await fixture.given(fixture.sponsoring({ customerEmail, newsletter: true }))
    // As a gift was that is older than the log.
    await fixture.pool.query('delete from consents where source_id = $1', [second.target.id])
    const { rows } = await fixture.pool.query(
      `select text, html from emails where "to" = $1 and text like '%Ne plus recevoir%' order by created_at`,
      [customerEmail],
    )
    expect(rows).toHaveLength(2)
    const link = /\/desinscription\/(\S+)/.exec(String(rows[0]?.text))?.[1] ?? ''
    const token = decodeURIComponent(link)
    expect(String(rows[0]?.html)).toContain(`/desinscription/${link}`)

    // What a program does that reads mail before its owner.
    const looked = await call(world, openWithdrawal, { params: { token } })
    expect([looked.status, looked.headers.get('location')]).toEqual([
      303,
      `/desinscription/${link}`,
    ])
    expect(await asked(customerEmail)).toBe(2)
    expect(await readNewsletter(token)).toMatchObject({
      isOn: true,
      slug: expect.any(String) as string,
    })

    // As a mail program posts it: a form, no origin, no cookie, no redirection.
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    expect((await leave(token, { body })).status).toBe(200)
    expect(await asked(customerEmail)).toBe(0)
    const again = await leave(token, { query: '?retour=1', body })
    expect([again.status, again.headers.get('location')]).toEqual([
      303,
      `/desinscription/${link}?fait=1`,
    ])
    expect(await consentsTo(payload, first.target.id)).toMatchObject([
      { kind: 'NEWSLETTER', decision: 'GIVEN' },
      { kind: 'NEWSLETTER', decision: 'WITHDRAWN', email: customerEmail, shelter: world.a.shelter },
    ])
    expect(await consentsTo(payload, second.target.id)).toMatchObject([
      {
        kind: 'NEWSLETTER',
        decision: 'GIVEN',
        text: expect.stringContaining('nouvelles') as string,
      },
    ])
    // The gift itself stays as it was.
    expect(await fixture.donation(first.target.id)).toMatchObject({
      status: 'PAID',
      email: customerEmail,
    })
  })

  it('are left by no other link', async () => {
    const { target } = await fixture.given({ newsletter: true })
    for (const token of [target.id, personalToken('gift', target.id)]) {
      expect((await leave(token)).status).toBe(404)
    }
    const { newsletterAt } = await fixture.donation(target.id)
    expect(newsletterAt).not.toBeNull()
  })
})
