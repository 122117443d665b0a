import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'

vi.hoisted(() => {
  process.env.DEMO = '1'
  // Nobody answers there.
  process.env.PORT = '9'
})

const { ask, openSite } = await import('./api-client')
const { cms, ROLES } = await import('./access/world')
const { givingFixture } = await import('./giving-fixture')
const { call } = await import('./in-process')
const { askDonorLink, moveOwnSponsorship, openCardPage } =
  await import('@/features/donations/donor/api')
const teamApi = await import('@/features/donations/team/api')
const receipts = await import('@/features/receipts/api')
const { readGift } = await import('@/features/donations/checkout/api')
const { personalToken } = await import('@/platform/access/personal-link')
const { startServer } = await import('../support/server')

let site: Awaited<ReturnType<typeof openSite>>
let world: (typeof site)['world']
let fixture: Awaited<ReturnType<typeof givingFixture>>

beforeAll(async () => {
  site = await openSite({ TRUSTED_PROXIES: '1' })
  world = site.world
  fixture = await givingFixture(site.payload, world)
})
afterAll(() => site.server.stop())

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

describe('lists and links that are pushed', () => {
  it.each(['limit=100000', 'page=-1', 'page=NaN', 'limit=0', 'page=1e9', 'limit=12&limit=100'])(
    'a list with %s says no',
    async (query) => {
      const options = { as: 'admin' as const, params: { shelterId: 'alpha' }, query: `?${query}` }
      for (const route of [
        teamApi.listDonations,
        teamApi.listSponsorships,
        receipts.listShelterReceipts,
      ]) {
        expect((await call(world, route, options)).status, route.path).toBe(400)
      }
    },
  )

  it('a search with signs of SQL finds nothing and breaks nothing', async () => {
    for (const word of ["'; drop table payments; --", '%', '_', '\\', '*', 'a'.repeat(100)]) {
      const query = `?search=${encodeURIComponent(word)}`
      const options = { as: 'admin' as const, params: { shelterId: 'alpha' }, query }
      for (const route of [
        teamApi.listDonations,
        teamApi.listSponsorships,
        receipts.listShelterReceipts,
      ]) {
        const { status, json } = await call(world, route, options)
        expect([status, json.data], `${route.path} ${word}`).toEqual([200, []])
      }
    }
  })

  it('no donor’s entrance opens for another purpose, another sponsor or nonsense', async () => {
    const { target } = await fixture.given(fixture.sponsoring())
    const { rows } = await fixture.pool.query('select donor_id from sponsorships where id = $1', [
      target.id,
    ])
    const donor = String(rows[0]?.donor_id)
    const tokens = [
      personalToken('gift', donor),
      personalToken('receipt', donor),
      personalToken('donor', target.id),
      personalToken('donor', world.users.admin),
      `${donor}.`,
      `${donor}.${'A'.repeat(43)}`,
      '..',
      '%00',
      'a'.repeat(200),
    ]
    for (const token of tokens) {
      const params = { token, sponsorshipId: target.id }
      const stop = await call(world, moveOwnSponsorship, { params, body: { move: 'stop' } })
      expect([400, 404]).toContain(stop.status)
      expect((await call(world, openCardPage, { params })).status).toBe(404)
      expect((await call(world, readGift, { params: { token } })).status).toBe(404)
      expect((await call(world, receipts.readOwnReceipt, { params: { token } })).status).toBe(404)
    }
    expect((await fixture.sponsorship(target.id)).status).toBe('ACTIVE')
    const own = { token: personalToken('donor', donor), sponsorshipId: target.id }
    const foreign = { origin: 'https://evil.example' }
    const body = new URLSearchParams({ move: 'stop', token: own.token })
    expect(
      (await call(world, moveOwnSponsorship, { params: own, body, headers: foreign })).status,
    ).toBe(403)
    expect(
      (await call(world, askDonorLink, { body: { email: 'a@b.fr' }, headers: foreign })).status,
    ).toBe(403)
  })
})

describe('Payload’s own entrances', () => {
  const probes = [
    'donations?where[checkoutUrl][like]=http',
    'donations?where[fingerprint][exists]=true',
    'donations?where[donor.email][like]=donneuse',
    'donations?sort=checkoutUrl',
    'sponsorships?sort=idempotencyKey',
    'receipts?where[fileKey][like]=private',
    'receipts?where[facts][exists]=true',
    'receipts?sort=donorKey',
    'shelters?where[stripeAccountId][like]=acct',
    'shelters?sort=stripeAccountId',
    'animals?where[shelter.stripeAccountId][like]=acct',
    'payments?where[donation.checkoutUrl][like]=http',
  ]
  const secrets = /acct_sim_alpha|\/dev\/paiement\/|donneuse\d|"fingerprint":"|private\/receipts/

  it.each(ROLES)('tell %s nothing that is not theirs, whatever is asked', async (who) => {
    await fixture.given()
    const maySee = who === 'admin' || who === 'superAdmin'
    for (const path of probes) {
      const { status, text } = await cms(world, who, 'GET', path)
      expect([200, 400, 403, 404], `${who} ${path}`).toContain(status)
      expect(text, `${who} ${path}`).not.toMatch(
        /\/dev\/paiement\/|"fingerprint":"|private\/receipts/,
      )
      if (!maySee) expect(text, `${who} ${path}`).not.toMatch(secrets)
    }
    const wide =
      'depth=10&limit=100000&select[donor]=true&select[checkoutUrl]=true&select[email]=true'
    for (const slug of ['donations', 'sponsorships', 'payments', 'receipts', 'donors']) {
      const populate = 'populate[donors][email]=true&populate[shelters][stripeAccountId]=true'
      const { text, json } = await cms(world, who, 'GET', `${slug}?${wide}&${populate}`)
      expect((json.docs as unknown[] | undefined)?.length ?? 0).toBeLessThanOrEqual(100)
      expect(text).not.toMatch(/\/dev\/paiement\/|private\/receipts/)
      if (!maySee) expect(text, `${who} ${slug}`).not.toMatch(secrets)
      for (const path of [`${slug}/versions`, `${slug}/count`, `${slug}/access`]) {
        const answer = await cms(world, who, 'GET', path)
        if (!maySee) expect(answer.json.totalDocs ?? 0, `${who} ${path}`).toBe(0)
      }
    }
  })

  it('have no other way to the provider', async () => {
    const body = { stripeMethod: 'stripe.accounts.list', stripeArgs: [] }
    for (const who of ROLES) {
      expect((await cms(world, who, 'POST', 'stripe/rest', { body })).status, who).toBe(404)
      expect((await cms(world, who, 'POST', 'graphql', { body: {} })).status, who).toBe(404)
    }
  })
})

it('whether an address gave is told neither by the answer nor by its time', async () => {
  const { email: known } = await fixture.given()
  const answers = new Set<string>()
  for (const email of [known, 'personne@exemple.fr', known, 'nul@exemple.fr']) {
    const started = performance.now()
    const { status, json } = await call(world, askDonorLink, { body: { email } })
    const ms = performance.now() - started
    expect(ms).toBeGreaterThan(290)
    answers.add(`${status} ${JSON.stringify(json)}`)
  }
  expect(answers.size).toBe(1)
})

describe('over the network', () => {
  const isAlive = async () => (await ask(site, 'GET', '/api/shelters/alpha')).status === 200

  it('a question about the account behind a donor is refused, and the server lives on', async () => {
    const where = [
      'donations?where[donor.user.email][like]=a',
      'payments?where[donation.donor.email][like]=a',
      'sponsorships?where[donor.user.memberships.role][equals]=ADMIN',
      'animals?where[shelter.logo.shelter.stripeAccountId][exists]=true',
    ]
    for (const path of where) {
      for (const as of ['admin', 'anonymous'] as const) {
        const { status } = await ask(site, 'GET', `/api/cms/${path}`, { as })
        expect([200, 400, 403, 404], path).toContain(status)
      }
    }
    expect(await isAlive()).toBe(true)
  })

  it('no page on which one pays stands in a frame, or is kept', async () => {
    const { page, target } = await fixture.begin()
    const paths = [
      '/shelter/alpha/donate',
      '/don/plateforme',
      `/don/${personalToken('gift', target.id)}/annule`,
      `/don/${personalToken('gift', target.id)}/merci`,
      `/dev/paiement/${page}`,
      '/mes-dons',
    ]
    for (const path of paths) {
      const { status, headers } = await ask(site, 'GET', path)
      expect(status, path).toBe(200)
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      if (!path.startsWith('/shelter')) expect(headers.get('cache-control')).toContain('no-store')
    }
  })

  it('an address with a broken link is not there, and nothing falls over', async () => {
    const broken = ['%', '%25', '%2525', '%E0%A4%A', '%00', '..%2f..', 'a'.repeat(3000), '<b>']
    for (const token of broken) {
      const paths = [`/mes-dons/${token}`, `/don/${token}/merci`, `/don/${token}/annule`]
      const apis = [`/api/gifts/${token}`, `/api/receipts/${token}`]
      for (const path of [...paths, ...apis]) {
        expect([400, 404, 414, 431], path).toContain((await ask(site, 'GET', path)).status)
      }
    }
    expect(await isAlive()).toBe(true)
  })

  it('the pages of the simulator lead to no other fixture, for nobody from one', async () => {
    const { target } = await fixture.given(fixture.sponsoring())
    const { subscriptionId } = await fixture.sponsorship(target.id)
    const path = `/dev/paiement/${subscriptionId}/carte`
    for (const evil of [
      'https://evil.example/',
      `${site.server.url}.evil.example/`,
      '//evil.example',
    ]) {
      const shown = await ask(site, 'GET', `${path}?retour=${encodeURIComponent(evil)}`)
      expect(shown.text.match(/href="[^"]*evil[^"]*"/)).toBeNull()
      const body = new URLSearchParams({ carte: 'ACCEPTED', retour: evil }).toString()
      const sent = await ask(site, 'POST', `${path}/changer`, { body, headers: FORM })
      expect([sent.status, sent.headers.get('location')]).toEqual([303, '/'])
    }
    const headers = { ...FORM, origin: 'https://evil.example' }
    for (const act of ['/dev/paiements/agir', `${path}/changer`]) {
      expect((await ask(site, 'POST', act, { body: 'acte=down', headers })).status).toBe(403)
    }
  })

  it('without a demonstration there is no simulator, and nobody can give', async () => {
    const server = await startServer({
      database: process.env.DATABASE_URL ?? '',
      env: { DEMO: '', TRUSTED_PROXIES: '1' },
    })
    onTestFinished(server.stop)
    const real = { ...site, server }
    const { page } = await fixture.begin()
    for (const path of [`paiement/${page}`, 'paiements', 'mailbox', 'ui']) {
      expect((await ask(real, 'GET', `/dev/${path}`)).status, path).toBe(404)
    }
    const acts = [`paiement/${page}/payer`, 'paiements/agir', 'paiement/x/compte/valider']
    for (const path of acts) {
      const body = 'carte=ACCEPTED&acte=up&jeton=x&issue=READY'
      expect((await ask(real, 'POST', `/dev/${path}`, { body, headers: FORM })).status, path).toBe(
        404,
      )
    }
    const order = await ask(real, 'POST', '/api/create-checkout', { body: fixture.bodyOf() })
    expect(order.status).toBe(503)
  })
})
