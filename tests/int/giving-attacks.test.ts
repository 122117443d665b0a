import type { Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'

vi.hoisted(() => {
  process.env.DEMO = '1'
  // Nobody answers there: the events of the simulator are handed over by hand.
  process.env.PORT = '9'
})

const { getTestPayload } = await import('../support/payload')
const { makeWorld } = await import('./access/world')
const { givingFixture } = await import('./giving-fixture')
const { call } = await import('./in-process')
const teamApi = await import('@/features/donations/team/api')
const { savePreferences } = await import('@/features/notifications/preferences/api')
const { payCheckout, overview } = await import('@/platform/payments/simulator/page-actions')
const { signatureOf } = await import('@/platform/payments/simulator/events')

let payload: Payload
let world: Awaited<ReturnType<typeof makeWorld>>
let fixture: Awaited<ReturnType<typeof givingFixture>>

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  fixture = await givingFixture(payload, world)
})

const rowsOf = async (email: string): Promise<number> => {
  const { rows } = await fixture.pool.query(
    `select count(*)::int as count from (select email from donations where email = $1
     union all select email from sponsorships where email = $1) gifts`,
    [email],
  )
  return Number(rows[0]?.count)
}

describe('an order that is tampered with', () => {
  const refused: Array<[string, object, number]> = [
    ...(['10.5', '1e3', ' 2500', '-1', '', 'NaN', '0x10', '2500 '] as const).map(
      (amount): [string, object, number] => [
        `the amount ${JSON.stringify(amount)}`,
        { amount },
        400,
      ],
    ),
    ...[10.5, -2500, 0, 99, 1e21, 1_000_001, null, true, [2500], { cents: 2500 }].map(
      (amount): [string, object, number] => [
        `the amount ${JSON.stringify(amount)}`,
        { amount },
        400,
      ],
    ),
    ...[-1, 0.5, 1e21, '1.5', '-5', 100_001].map((tipAmount): [string, object, number] => [
      `the tip ${JSON.stringify(tipAmount)}`,
      { tipAmount },
      400,
    ]),
    ['another total', { expectedTotal: 2500 }, 409],
    ['a total of words', { expectedTotal: 'tout' }, 400],
    ['dollars', { currency: 'USD' }, 400],
    ['euros in small letters', { currency: 'eur' }, 400],
    ['a frequency of its own', { type: 'sponsorship', frequency: 'daily' }, 400],
    ['a plan of its own', { plan: '0190f0a0-0000-7000-8000-000000000001' }, 400],
    ['a state', { status: 'PAID' }, 400],
    ['an account', { account: 'acct_mine' }, 400],
    ['a NUL in a name', { customerFirstName: 'Zo\0é' }, 400],
    ['a NUL in a message', { customerMessage: 'Bon\0jour' }, 400],
    ['half a letter', { customerMessage: 'Bon \ud83d jour' }, 200],
    ['two addresses', { customerEmail: 'a@exemple.fr,b@exemple.fr' }, 400],
    ['a second header', { customerEmail: 'a@exemple.fr\nBcc: b@exemple.fr' }, 400],
    ['a name of spaces', { customerLastName: '     ' }, 400],
    ['a key that is none', { idempotencyKey: '../../etc' }, 400],
  ]
  it.each(refused)(
    '%s is not accepted as it is, and leaves no half of a row',
    async (_, more, status) => {
      const body = fixture.bodyOf(more)
      const answer = await fixture.open(body)
      expect(answer.status, answer.json.error).toBe(status)
      if (status !== 200) expect(await rowsOf(String(body.customerEmail))).toBe(0)
    },
  )

  it('is for no other shelter’s animal, and for no shelter that is not public', async () => {
    const tries: Array<[object, number]> = [
      [{ animalId: world.b.animals.public }, 422],
      [{ animalId: world.a.animals.hidden }, 422],
      [{ animalId: world.a.animals.trashed }, 422],
      [{ animalId: world.users.admin }, 422],
      [{ shelterId: world.suspended.shelter }, 404],
      [{ shelterId: 'gamma' }, 404],
      [{ shelterId: world.b.shelter }, 422],
      [{ shelterId: world.users.admin }, 404],
    ]
    for (const [more, status] of tries) {
      for (const type of ['donation', 'sponsorship']) {
        const { json, status: got } = await fixture.open(fixture.bodyOf({ ...more, type }))
        expect(got, JSON.stringify({ type, ...more })).toBe(status)
        expect(json.error).not.toMatch(/Ombre|gamma/)
      }
    }
  })

  it('comes from no other site', async () => {
    const from = { origin: 'https://evil.example' }
    expect((await fixture.open(fixture.bodyOf(), { headers: from })).status).toBe(403)
    const params = { shelterId: world.a.shelter, donationId: world.users.admin }
    const body = { paymentId: world.users.admin, amountCents: 1, reason: 'x' }
    for (const headers of [from, { origin: 'null' }]) {
      const refund = await call(world, teamApi.refundDonation, {
        as: 'admin',
        params,
        body,
        headers,
      })
      expect(refund.status).toBe(403)
    }
  })
})

describe('an event that nobody should believe', () => {
  /** Hands a text to the entrance of the provider, as it would come over HTTP. */
  async function hand(body: string, headers: Record<string, string>): Promise<number> {
    const { handleEndpoints } = await import('payload')
    const request = new Request('http://localhost:3000/api/cms/stripe/webhooks', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })
    return (await handleEndpoints({ config: payload.config, request })).status
  }
  const signed = (body: string, now?: number) => ({ 'stripe-signature': signatureOf(body, now) })
  const statusOf = async (id: string) => (await fixture.donation(id)).status
  const settled = () => new Promise((resolve) => setTimeout(resolve, 400))

  it('changes nothing unsigned, badly signed, signed long ago or for another body', async () => {
    const { page, target } = await fixture.begin()
    await payCheckout(page, 'ACCEPTED')
    const { events } = await overview()
    const event = events.map(({ event }) => event).find(({ type }) => type.startsWith('checkout'))
    const body = JSON.stringify(event)
    expect(await hand(body, {})).toBe(200)
    for (const headers of [
      { 'stripe-signature': '' },
      { 'stripe-signature': 't=1' },
      { 'stripe-signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` },
      { 'stripe-signature': `t=${'9'.repeat(400)},v1=é` },
      signed(`${body} `),
      signed(body, Date.now() - 6 * 60_000),
    ]) {
      expect([200, 400]).toContain(await hand(body, headers))
    }
    await settled()
    expect(await statusOf(target.id)).toBe('PENDING')
    // The same, rightly signed, ten times: one line.
    for (let times = 0; times < 10; times += 1) expect(await hand(body, signed(body))).toBe(200)
    await vi.waitFor(async () => expect(await statusOf(target.id)).toBe('PAID'), 10_000)
    await settled()
    expect(await fixture.lines(target)).toHaveLength(1)
  })

  it('pays nothing by what it says: the provider is asked', async () => {
    const { page, target } = await fixture.begin()
    const told = (type: string, object: object, account = 'acct_sim_alpha') => {
      const body = JSON.stringify({ id: 'evt_x', object: 'event', type, account, data: { object } })
      return hand(body, signed(body))
    }
    const reference = `donation:${target.id}`
    const paid = { id: page, payment_status: 'paid', amount_total: 1, metadata: { reference } }
    await told('checkout.session.completed', paid)
    await told('checkout.session.completed', paid, 'acct_sim_other')
    await told('payment_intent.succeeded', { id: 'pi_mine', metadata: { reference } })
    await told('charge.refunded', { id: 'ch_1', payment_intent: { id: "pi' or 1=1 --" } })
    await told('invoice.paid', {
      id: 'in',
      parent: { subscription_details: { subscription: page } },
    })
    await settled()
    expect(await statusOf(target.id)).toBe('PENDING')
    expect(await fixture.lines(target)).toEqual([])
  })
})

describe('words of a stranger', () => {
  it('stay words: in messages to the team and the donor, in subjects, in the file', async () => {
    const mean = {
      customerFirstName: '=HYPERLINK("https://evil.example")',
      customerLastName: '<img src=x onerror=alert(1)>\r\nBcc: victime@exemple.fr',
      customerMessage: '</td><script>alert(1)</script>\n+33600000000',
      customerEmail: 'mechant@exemple.fr',
    }
    const choose = (when: string) =>
      call(world, savePreferences, { as: 'admin', body: { donation_email: when } })
    // A team hears of its gifts in the morning, unless it chooses to hear of each.
    await choose('NOW')
    await fixture.given(mean)
    await choose('')
    const { docs } = await payload.find({
      collection: 'emails',
      overrideAccess: true,
      limit: 100,
      where: { html: { contains: 'evil.example' } },
    })
    expect(new Set(docs.map(({ to }) => to))).toEqual(
      new Set([mean.customerEmail, 'admin@exemple.fr']),
    )
    for (const { to, subject, html } of docs) {
      expect(`${to}${subject}`).not.toMatch(/[\r\n]/)
      expect(html).not.toMatch(/<script|<img src=x|onerror=alert\(1\)>/)
    }
    const file = await callText(teamApi.exportDonationsCsv)
    const cells = file.split('\r\n').flatMap((line) => line.split(';'))
    expect(cells.some((cell) => /^"?[=+@-]/.test(cell))).toBe(false)
    expect(file).toContain("'=HYPERLINK")
  })

  async function callText(route: typeof teamApi.exportDonationsCsv): Promise<string> {
    const { serve } = await import('@/platform/http/serve')
    const request = new Request(`http://localhost:3000${route.path}`, {
      headers: { cookie: `payload-token=${world.tokens.admin}` },
    })
    return (await serve(route, request, { shelterId: world.a.shelter })).text()
  }
})

it('a shelter that receives more than an integer holds still reads its sums', async () => {
  const { target } = await fixture.given({ tipAmount: 0 })
  const read = async () => {
    const options = { as: 'admin' as const, params: { shelterId: world.a.shelter } }
    const [list, summary] = await Promise.all([
      call(world, teamApi.listDonations, options),
      call(world, teamApi.readSummary, options),
    ])
    const { months } = summary.json.data as { months: Array<{ giftsCents: number }> }
    const { paidCents } = list.json.totals as { paidCents: number }
    return [paidCents, months.at(-1)?.giftsCents ?? 0] as const
  }
  const before = await read()
  const most = 2_000_000_000
  for (const name of ['one', 'two', 'three']) {
    await fixture.pool.query(
      `insert into payments (id, shelter_id, kind, happened_at, donation_id, donor_id, amount_cents,
         tip_cents, currency, provider, provider_id, entry_key)
       select gen_random_uuid(), shelter_id, 'CHARGE', now(), id, donor_id, $2, 0, 'EUR', provider,
         $3, $3 from donations where id = $1`,
      [target.id, most, name],
    )
  }
  expect(await read()).toEqual(before.map((cents) => cents + 3 * most))
})

it('the answer of one opened page is not for whoever guesses its key', async () => {
  const idempotencyKey = 'guessed-key-guessed-key'
  await fixture.open(fixture.bodyOf({ idempotencyKey }))
  const other = await fixture.open(fixture.bodyOf({ idempotencyKey }))
  expect(other.status).toBe(409)
  expect(other.json.url).toBeUndefined()
})
