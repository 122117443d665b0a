import type { Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'

vi.hoisted(() => {
  process.env.DEMO = '1'
  // Nobody answers there: every event is lost.
  process.env.PORT = '9'
})

const { getTestPayload } = await import('../support/payload')
const { makeWorld } = await import('./access/world')
const { ACCOUNT, givingFixture } = await import('./giving-fixture')
const { teamOf } = await import('./adoptions')
const { takeBackAdoptionStep } = await import('@/features/adoptions/back-api')
const { call } = await import('./in-process')
const { request } = await import('./join-request')
const { joinPlatform } = await import('@/features/shelters/join/api')
const { decideShelter } = await import('@/features/shelters/review/api')
const { warnExpiringCards } =
  await import('@/features/donations/sponsorships/commands/warn-expiring-cards')
const { receiveHint } = await import('@/features/donations/settle/commands/receive-hint')
const { endOutside } = await import('@/platform/payments/simulator/page-actions')

type Told = { type: string; title: string; message: string | null; action_url: string | null }

let payload: Payload
let world: Awaited<ReturnType<typeof makeWorld>>
let giving: Awaited<ReturnType<typeof givingFixture>>
let team: ReturnType<typeof teamOf>

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  giving = await givingFixture(payload, world)
  team = teamOf(payload, world)
})

/** What a person has to read of some types, oldest first. */
async function told(email: string, ...types: string[]): Promise<Told[]> {
  const { rows } = await giving.pool.query(
    `select n.type, n.title, n.message, n.action_url from notifications n
     join users u on u.id = n.user_id
     where u.email = $1 and n.type::text = any($2) and n.read_at is null order by n.created_at`,
    [email, types],
  )
  return rows as Told[]
}

describe('what is decided of a shelter', () => {
  const pending = async (more: object = {}) => {
    const body = { ...request(), ...more }
    expect((await call(world, joinPlatform, { body })).status).toBe(200)
    const { rows } = await giving.pool.query('select id, slug from shelters where name = $1', [
      body.name,
    ])
    return rows[0] as { id: string; slug: string }
  }
  const decide = async (id: string, body: object) =>
    (await call(world, decideShelter, { as: 'superAdmin', params: { id }, body })).status

  it('is told to whoever it names, and to whoever asked, once', async () => {
    const yes = await pending()
    const admin = { email: 'visitor@exemple.fr', name: 'Jeanne Le Bihan' }
    expect(await decide(yes.id, { decision: 'APPROVE', admin })).toBe(200)
    expect(await decide(yes.id, { decision: 'APPROVE', admin })).toBe(422)
    expect(await told(admin.email, 'SHELTER_APPROVED')).toMatchObject([
      { title: 'Bienvenue, visitor', action_url: `/shelter/${yes.slug}/admin` },
    ])
    const no = await pending({ email: 'volunteer@exemple.fr' })
    expect(await decide(no.id, { decision: 'REJECT', reason: 'Sans SIRET' })).toBe(200)
    expect(await told('volunteer@exemple.fr', 'SHELTER_REJECTED')).toHaveLength(1)
    // Whoever reviews has it on the site too.
    expect((await told('superadmin@exemple.fr', 'GENERAL_INFO')).map(({ title }) => title)).toEqual(
      ['Un refuge demande à nous rejoindre', 'Un refuge demande à nous rejoindre'],
    )
  })
  it('leaves no link of an invitation on the site', async () => {
    const { id } = await pending()
    const admin = { email: 'toute-neuve@exemple.fr', name: 'Jeanne' }
    expect(await decide(id, { decision: 'APPROVE', admin })).toBe(200)
    const [row] = await told(admin.email, 'SHELTER_APPROVED')
    expect(JSON.stringify(row)).not.toMatch(/jeton|token|mot-de-passe/)
  })
})

describe('gifts', () => {
  const titles = async () =>
    (await told('admin@exemple.fr', 'DONATION_RECEIVED')).map(({ title }) => title)

  it('of one day are one line for the team, also when they come at once', async () => {
    await giving.given()
    expect(await titles()).toEqual(['Nouveau don de 25\u00a0€'])
    const pages = await Promise.all([giving.begin(), giving.begin(), giving.begin()])
    const { payCheckout } = await import('@/platform/payments/simulator/page-actions')
    for (const { page } of pages) await payCheckout(page, 'ACCEPTED')
    await Promise.all(pages.map(({ target }) => giving.look(target)))
    const [one, ...others] = await told('admin@exemple.fr', 'DONATION_RECEIVED')
    expect(others).toEqual([])
    expect(one?.title).toMatch(/^4 dons reçus le \d/)
    expect(one?.message).toContain('100')
  })
  it('that end unpaid are told to the sponsor and to the team; those that are stopped are no alert', async () => {
    for (const [because, wanted] of [
      ['card', 1],
      ['donor', 1],
    ] as const) {
      const sponsoring = giving.sponsoring({ customerEmail: 'mixed@exemple.fr' })
      const { target } = await giving.given(sponsoring)
      const { subscriptionId: id } = await giving.sponsorship(target.id)
      await endOutside(id ?? '', because)
      const hint = { kind: 'subscription', account: ACCOUNT, id: id ?? '' } as const
      for (let time = 0; time < 2; time += 1) await receiveHint(await giving.program(), hint)
      expect(await told('mixed@exemple.fr', 'PLAN_EXPIRED')).toHaveLength(wanted)
    }
    expect(await told('admin@exemple.fr', 'PLAN_EXPIRED')).toHaveLength(2)
  })
  it('say once that their card expires within a month, and again of the next card', async () => {
    const email = 'editor@exemple.fr'
    const { target } = await giving.given(giving.sponsoring({ customerEmail: email }))
    const { card } = await giving.sponsorship(target.id)
    const end = `${card?.expiresYear}-${String(card?.expiresMonth).padStart(2, '0')}`
    const warn = async (day: string) =>
      warnExpiringCards(await giving.program(), new Date(`${day}T09:00:00Z`))
    const count = async () => (await told(email, 'PLAN_EXPIRED')).length
    await warn(`${(card?.expiresYear ?? 0) - 1}-06-10`)
    expect(await count()).toBe(0)
    await Promise.all([warn(`${end}-01`), warn(`${end}-01`)])
    expect(await warn(`${end}-02`)).toBe(0)
    expect(await count()).toBe(1)
    expect((await told(email, 'PLAN_EXPIRED'))[0]).toMatchObject({ action_url: '/mes-dons' })
    await giving.pool.query(`update sponsorships set card_last4 = '9999' where id = $1`, [
      target.id,
    ])
    await warn(`${end}-03`)
    expect(await count()).toBe(2)
  })
})

describe('sponsorships that begin on one day', () => {
  it('are one line for the team, with their number', async () => {
    const lines = async () =>
      (await told('admin@exemple.fr', 'DONATION_RECEIVED')).filter(({ title }) =>
        title.includes('parrainage'),
      )
    const [before] = await lines()
    await giving.given(giving.sponsoring({ customerEmail: 'mixed@exemple.fr' }))
    await giving.given(giving.sponsoring({ customerEmail: 'visitor@exemple.fr' }))
    const [line, ...others] = await lines()
    expect(others).toEqual([])
    expect(line?.title).toMatch(/^\d+ parrainages commencés le /)
    expect(line?.title).not.toBe(before?.title)
  })
})

describe('meetings', () => {
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const received = async () =>
    (await told('moderator@exemple.fr', 'APPOINTMENT_CONFIRMED', 'APPOINTMENT_CANCELLED')).map(
      ({ type }) => type,
    )

  it('that a colleague sets or cancels are told to whoever receives, not to whoever does it', async () => {
    const id = await team.open(await team.animal())
    expect((await team.change(id, { assignee: world.users.moderator }, 'admin')).status).toBe(200)
    expect((await team.change(id, { meetingAt: at(2) }, 'admin')).status).toBe(200)
    expect(await received()).toEqual(['APPOINTMENT_CONFIRMED'])
    expect((await team.change(id, { meetingAt: null }, 'admin')).status).toBe(200)
    expect((await team.change(id, { meetingAt: null }, 'admin')).status).toBe(200)
    expect(await received()).toEqual(['APPOINTMENT_CONFIRMED', 'APPOINTMENT_CANCELLED'])
    // Their own act, and another field, are no news.
    expect((await team.change(id, { meetingAt: at(3) }, 'moderator')).status).toBe(200)
    expect((await team.change(id, { meetingPlace: 'Au parc' }, 'admin')).status).toBe(200)
    expect(await received()).toHaveLength(2)
  })
  it('of a request that is refused, or closed with its animal, are called off to whoever receives', async () => {
    const before = (await received()).length
    const expected = async (animal: string) => {
      const id = await team.open(animal)
      expect((await team.change(id, { assignee: world.users.moderator }, 'admin')).status).toBe(200)
      expect((await team.change(id, { meetingAt: at(4) }, 'admin')).status).toBe(200)
      return id
    }
    const refused = await expected(await team.animal())
    const reason = 'Le chien ne s’entend pas avec les chats'
    expect((await team.move(refused, 'PENDING', 'REJECTED', { reason }, 'admin')).status).toBe(200)
    expect((await received()).slice(before)).toEqual([
      'APPOINTMENT_CONFIRMED',
      'APPOINTMENT_CANCELLED',
    ])
    // It was a slip: the meeting stands again.
    const back = await call(world, takeBackAdoptionStep, {
      as: 'admin',
      params: { shelterId: world.a.shelter, requestId: refused },
      body: { from: 'REJECTED' },
    })
    expect([back.status, (await received()).at(-1)]).toEqual([200, 'APPOINTMENT_CONFIRMED'])
    const again = (await received()).length
    const animal = await team.animal()
    await expected(animal)
    await payload.update({
      collection: 'animals',
      id: animal,
      overrideAccess: true,
      data: { status: 'DECEASED' },
    })
    expect((await received()).slice(again)).toEqual([
      'APPOINTMENT_CONFIRMED',
      'APPOINTMENT_CANCELLED',
    ])
  })
})
