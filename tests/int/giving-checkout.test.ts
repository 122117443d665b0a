import type { Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'

vi.hoisted(() => {
  process.env.DEMO = '1'
  process.env.TRUSTED_PROXIES = '0'
  // Nobody answers there: every event is lost.
  process.env.PORT = '9'
})

const { getTestPayload } = await import('../support/payload')
const { makeWorld, legalCat } = await import('./access/world')
const { consentsTo } = await import('./consents')
const { givingFixture } = await import('./giving-fixture')
const { changeSettings, payCheckout } = await import('@/platform/payments/simulator/page-actions')
const { forgetAbandoned } = await import('@/features/donations/commands/forget-abandoned')
const { env } = await import('@/platform/env')

let payload: Payload
let world: Awaited<ReturnType<typeof makeWorld>>
let fixture: Awaited<ReturnType<typeof givingFixture>>

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  fixture = await givingFixture(payload, world)
})

const count = async (table: 'donations' | 'sponsorships'): Promise<number> => {
  const { rows } = await fixture.pool.query(`select count(*)::int as n from ${table}`)
  return rows[0]?.n as number
}
const animal = async (more: object) =>
  payload.create({
    collection: 'animals',
    overrideAccess: true,
    data: {
      name: 'Filou',
      shelter: world.a.shelter,
      status: 'AT_SHELTER',
      isVisible: true,
      ...legalCat,
      ...more,
    },
  })

describe('a payment page', () => {
  it('is opened for a row that waits, with the sums of the server', async () => {
    const { target } = await fixture.begin({ customerEmail: 'Zoe@Exemple.fr', newsletter: true })
    expect(await fixture.donation(target.id)).toMatchObject({
      status: 'PENDING',
      type: 'DONATION',
      amountCents: 2500,
      tipCents: 250,
      email: 'zoe@exemple.fr',
      shelter: world.a.shelter,
      receiptWanted: false,
      newsletterText: expect.stringContaining('nouvelles') as string,
    })
    expect(await consentsTo(payload, target.id)).toEqual([
      expect.objectContaining({
        kind: 'NEWSLETTER',
        email: 'zoe@exemple.fr',
        shelter: world.a.shelter,
        text: expect.stringContaining('nouvelles') as string,
      }),
    ])
    expect((await fixture.gift(target.id)).json.data).toMatchObject({
      kind: 'donation',
      state: 'pending',
      donorPath: null,
    })
  })
  it('is the same for the same key, ten at once included', async () => {
    const body = fixture.bodyOf({ idempotencyKey: 'une-cle-de-vingt-signes' })
    const before = await count('donations')
    const answers = await Promise.all(Array.from({ length: 10 }, () => fixture.open(body)))
    const urls = new Set(answers.map(({ json }) => json.url))
    expect([...urls]).toEqual([expect.stringContaining('/dev/paiement/')])
    expect(await count('donations')).toBe(before + 1)
    expect((await fixture.open({ ...body, amount: 2600 })).status).toBe(409)
    const { idempotencyKey, ...rest } = body as typeof body & { idempotencyKey: string }
    const byHeader = await fixture.open(rest, { headers: { 'idempotency-key': idempotencyKey } })
    expect(byHeader.json.url).toBe([...urls][0])
  })
  it('is refused when the page showed another total', async () => {
    const answer = await fixture.open(fixture.bodyOf({ expectedTotal: 2500 }))
    expect(answer.status).toBe(409)
    expect((await fixture.open(fixture.bodyOf({ expectedTotal: 2750 }))).status).toBe(200)
  })
  it('takes a form of a page without JavaScript, and says what is wrong with one', async () => {
    const fields = {
      ...{ form: 'oui', type: 'donation', shelterId: world.a.shelter, amount: '1000' },
      ...{ tipPercent: '10', customerEmail: 'sans@exemple.fr' },
      ...{ customerFirstName: 'Sans', customerLastName: 'Script' },
    }
    const send = (more: Record<string, string>) =>
      fixture.open(new URLSearchParams({ ...fields, ...more }))
    const fine = await send({})
    expect(fine.status).toBe(303)
    expect(fine.headers.get('location')).toContain('/dev/paiement/')
    const page = fine.headers.get('location')?.split('/').at(-1) ?? ''
    const { id } = await fixture.targetOf(page)
    expect(await fixture.donation(id)).toMatchObject({ amountCents: 1000, tipCents: 100 })
    const before = await count('donations')
    const wrong = await send({ amount: 'other', amountOther: '0,50' })
    expect(wrong.status).toBe(303)
    expect(wrong.headers.get('location')).not.toContain('/dev/paiement/')
    expect(await count('donations')).toBe(before)
  })
  it('is the same for two presses of a form without JavaScript, which has no key', async () => {
    const fields = {
      ...{ form: 'oui', type: 'donation', shelterId: world.a.shelter, amount: '1000' },
      ...{ customerEmail: 'deux-fois@exemple.fr', customerFirstName: 'Deux' },
      customerLastName: 'Fois',
    }
    const press = async (more: Record<string, string> = {}) => {
      const answer = await fixture.open(new URLSearchParams({ ...fields, ...more }))
      return answer.headers.get('location') ?? ''
    }
    const before = await count('donations')
    const [first, ...others] = await Promise.all([press(), press(), press()])
    expect(first).toContain('/dev/paiement/')
    expect(others).toEqual([first, first])
    expect(await count('donations')).toBe(before + 1)
    expect(await press({ amount: '1500' })).not.toBe(first)
    // Some minutes later it is another gift, and so it is once the first was paid.
    const { id } = await fixture.targetOf(first?.split('/').at(-1) ?? '')
    const old = `update donations set created_at = now() - interval '11 minutes' where id = $1`
    await fixture.pool.query(old, [id])
    const second = await press()
    expect(second).not.toBe(first)
    await payCheckout(second.split('/').at(-1) ?? '', 'ACCEPTED')
    await fixture.look(await fixture.targetOf(second.split('/').at(-1) ?? ''))
    expect(await press()).not.toBe(second)
  })
  it('is opened again by the same key after the provider was down', async () => {
    const body = fixture.bodyOf({ idempotencyKey: 'pendant-la-panne-2026' })
    await changeSettings({ isDown: true })
    const down = await fixture.open(body)
    await changeSettings({ isDown: false })
    expect([down.status, down.json.error]).toEqual([503, expect.stringContaining('Rien n’a été')])
    const before = await count('donations')
    expect((await fixture.open(body)).status).toBe(200)
    expect(await count('donations')).toBe(before)
  })
  it('is not opened more than twenty times an hour from one network', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.7' }
    const statuses: number[] = []
    for (let at = 0; at < 21; at += 1) {
      const body = fixture.bodyOf({ expectedTotal: 1 })
      statuses.push((await fixture.open(body, { headers })).status)
    }
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 409))
    expect(statuses.at(-1)).toBe(429)
  })
  it('of a gift to the platform has no shelter', async () => {
    const { target } = await fixture.begin({ type: 'tip', tipAmount: 0, shelterId: null })
    expect(await fixture.donation(target.id)).toMatchObject({
      type: 'TIP',
      shelter: null,
      account: null,
      amountCents: 2500,
      tipCents: 0,
    })
  })
  it('keeps an address only for a receipt', async () => {
    const address = { line: '1 rue des Prés', postalCode: '35000', city: 'Rennes' }
    const wanted = await fixture.begin({ receiptWanted: true, address })
    expect((await fixture.donation(wanted.target.id)).address).toMatchObject(address)
    const not = await fixture.begin({ receiptWanted: false, address })
    expect((await fixture.donation(not.target.id)).address?.line ?? null).toBeNull()
  })
})

describe('a gift that cannot be received', () => {
  const refused = async (more: object) => {
    const { status, json } = await fixture.open(fixture.bodyOf(more))
    return [status, Object.keys(json.fields ?? {})[0] ?? null]
  }
  it('is refused: shelter, animal, tip', async () => {
    const gone = await animal({ status: 'ADOPTED', species: 'HAMSTER' })
    const found = await animal({ status: 'FOUND', isVisible: true })
    const sponsor = fixture.sponsoring()
    expect(await refused({ shelterId: world.suspended.shelter })).toEqual([404, null])
    expect(await refused({ shelterId: world.b.shelter })).toEqual([422, 'shelterId'])
    expect(await refused({ animalId: world.b.animals.public })).toEqual([422, 'animalId'])
    expect(await refused({ animalId: world.a.animals.hidden })).toEqual([422, 'animalId'])
    expect(await refused({ ...sponsor, animalId: gone.id })).toEqual([422, 'animalId'])
    expect(await refused({ ...sponsor, animalId: found.id })).toEqual([422, 'animalId'])
    const set = (sets: string) =>
      fixture.pool.query(`update shelters set ${sets} where id = $1`, [world.a.shelter])
    await set(`payout_state = 'RESTRICTED'`)
    expect(await refused({})).toEqual([422, 'shelterId'])
    await set(`payout_state = 'ENABLED', tip_mode = 'OFF'`)
    expect(await refused({})).toEqual([422, 'tipAmount'])
    await set(`tip_mode = 'FREE', accepts_sponsoring = false`)
    expect(await refused(sponsor)).toEqual([422, 'shelterId'])
    await set('accepts_sponsoring = true')
  })
  it('is refused without a provider', async () => {
    vi.spyOn(env, 'DEMO', 'get').mockReturnValue(false)
    expect((await fixture.open(fixture.bodyOf())).status).toBe(503)
    vi.restoreAllMocks()
  })
})

it('who never paid is forgotten in ninety days, and who paid is not', async () => {
  const abandoned = await fixture.begin()
  const sponsoring = await fixture.begin(fixture.sponsoring())
  const paid = await fixture.given()
  await fixture.pool.query(`update donations set status = 'EXPIRED' where id = $1`, [
    abandoned.target.id,
  ])
  await fixture.pool.query(
    `update sponsorships set status = 'ENDED', end_reason = 'EXPIRED' where id = $1`,
    [sponsoring.target.id],
  )
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
  const req = await fixture.program()
  expect(await forgetAbandoned(req, inDays(89))).toBe(0)
  expect(await forgetAbandoned(req, inDays(91))).toBe(2)
  expect(await forgetAbandoned(req, inDays(91))).toBe(0)
  const gift = await fixture.donation(abandoned.target.id)
  expect(gift).toMatchObject({ firstName: null, lastName: null, amountCents: 2500 })
  expect(gift.email).toContain('anonyme.invalid')
  expect((await fixture.donation(paid.target.id)).email).toBe(paid.email)
  const left = await payload.find({
    collection: 'donors',
    overrideAccess: true,
    where: { email: { in: [abandoned.email, sponsoring.email, paid.email] } },
  })
  expect(left.docs.map(({ email }) => email)).toEqual([paid.email])
})
