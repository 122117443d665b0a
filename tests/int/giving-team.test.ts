import { beforeAll, describe, expect, it, vi } from 'vitest'

import type { DonationDetail, DonationRow, GivingSummary } from '@/features/donations/team/view'
import type { Route } from '@/platform/http/route'

import type { Who, World } from './access/world'
import type { GivingFixture } from './giving-fixture'

vi.hoisted(() => {
  process.env.DEMO = '1'
  // Nobody answers there: every event is lost, and the tests look by themselves.
  process.env.PORT = '9'
})

const { getTestPayload } = await import('../support/payload')
const { makeWorld, ROLES } = await import('./access/world')
const { givingFixture } = await import('./giving-fixture')
const { call } = await import('./in-process')
const { auditLines } = await import('./audit-lines')
const teamApi = await import('@/features/donations/team/api')
const { env } = await import('@/platform/env')
const { serve } = await import('@/platform/http/serve')
const { parisDay } = await import('@/platform/time/model')

let world: World
let fixture: GivingFixture
let gift: string
let anonymous: string
let sponsorship: string

beforeAll(async () => {
  const payload = await getTestPayload()
  world = await makeWorld(payload)
  fixture = await givingFixture(payload, world)
  const more = { animalId: world.a.animals.public }
  gift = (await fixture.given({ customerLastName: 'Éluard', ...more })).target.id
  const quiet = { customerLastName: '=cmd()', anonymous: true, amount: 10_000, tipAmount: 0 }
  anonymous = (await fixture.given(quiet)).target.id
  await fixture.begin({ customerLastName: 'Pasfini' })
  sponsorship = (await fixture.given(fixture.sponsoring())).target.id
})

const shelterId = 'alpha'

const list = async (query = '', as: Who = 'admin') => {
  const answer = await call(world, teamApi.listDonations, { as, params: { shelterId }, query })
  const { data, totals, pagination } = answer.json as unknown as {
    data: DonationRow[]
    totals: { counts: Record<string, number>; paidCents: number; netCents: number }
    pagination: { total: number }
  }
  return { ...answer, names: data?.map(({ lastName }) => lastName), data, totals, pagination }
}

const detail = async (donationId: string): Promise<DonationDetail> => {
  const params = { shelterId, donationId }
  const { json } = await call(world, teamApi.readOneDonation, { as: 'admin', params })
  return json.data as DonationDetail
}

const refund = (donationId: string, body: object, as: Who = 'admin') =>
  call(world, teamApi.refundDonation, { as, params: { shelterId, donationId }, body })

describe('who may', () => {
  const expected: Record<Who, number> = {
    anonymous: 401,
    visitor: 404,
    volunteer: 403,
    editor: 403,
    moderator: 403,
    admin: 200,
    foreignAdmin: 404,
    superAdmin: 200,
  }

  it('see what a shelter receives: its administrators alone', async () => {
    const entrances: Array<{ route: Route; params?: Record<string, string> }> = [
      { route: teamApi.listDonations },
      { route: teamApi.exportDonationsCsv },
      { route: teamApi.exportLedgerCsv },
      { route: teamApi.readOneDonation, params: { donationId: gift } },
      { route: teamApi.listSponsorships },
      { route: teamApi.readOneSponsorship, params: { sponsorshipId: sponsorship } },
      { route: teamApi.listAnimalSponsors, params: { animalId: world.a.animals.public } },
      { route: teamApi.readSummary },
    ]
    for (const as of ROLES) {
      for (const { route, params } of entrances) {
        const { status } = await call(world, route, { as, params: { shelterId, ...params } })
        expect(status, `${as} ${route.path}`).toBe(expected[as])
      }
    }
  })

  it('give back or end: nobody else, and nothing changes', async () => {
    const [charge] = (await detail(gift)).payments
    const body = { paymentId: charge?.id, amountCents: 100, reason: 'Essai' }
    for (const as of ROLES) {
      if (expected[as] === 200) continue
      expect((await refund(gift, body, as)).status, as).toBe(expected[as])
      const params = { shelterId, sponsorshipId: sponsorship }
      const ended = await call(world, teamApi.endOneSponsorship, { as, params, body: {} })
      expect(ended.status, as).toBe(expected[as])
    }
    expect((await detail(gift)).payments).toHaveLength(1)
    expect((await fixture.sponsorship(sponsorship)).status).toBe('ACTIVE')
  })

  it('a gift of another shelter is not there, by whatever entrance', async () => {
    const [charge] = (await detail(gift)).payments
    const body = { paymentId: charge?.id, amountCents: 100, reason: 'Essai' }
    const params = { shelterId: 'beta', donationId: gift }
    for (const as of ['foreignAdmin', 'superAdmin'] as const) {
      expect((await call(world, teamApi.readOneDonation, { as, params })).status).toBe(404)
      expect((await call(world, teamApi.refundDonation, { as, params, body })).status).toBe(404)
    }
    // A payment of another gift of the same shelter neither.
    expect((await refund(anonymous, body)).status).toBe(404)
    const { json } = await call(world, teamApi.listDonations, {
      as: 'foreignAdmin',
      params: { shelterId: 'beta' },
    })
    expect(json.data).toEqual([])
  })
})

describe('the list', () => {
  it('finds without accents, by name, animal, day and state, and counts the rest', async () => {
    expect((await list('?search=eluard')).names).toEqual(['Éluard'])
    expect((await list('?search=%25%25')).names).toEqual([])
    expect((await list(`?animal=${world.a.animals.public}`)).names).toEqual(['Éluard'])
    expect((await list('?sortBy=amount&limit=1')).names).toEqual(['=cmd()'])
    const today = parisDay(new Date())
    expect((await list(`?from=${today}&to=${today}&status=PENDING`)).names).toEqual(['Pasfini'])
    expect((await list('?to=2020-01-01')).names).toEqual([])
    const paid = await list('?status=PAID,REFUNDED')
    expect(paid.pagination.total).toBe(2)
    expect(paid.totals).toMatchObject({ paidCents: 12_500, netCents: 12_500 })
    expect(paid.totals.counts).toMatchObject({ PAID: 2, PENDING: 1, DISPUTED: 0 })
  })

  it('shows its administrators who wishes to stay anonymous, and that they do', async () => {
    const { data } = await list('?search=cmd')
    expect(data[0]).toMatchObject({ firstName: 'Zoé', isAnonymous: true })
  })

  it.each([
    'limit=0',
    'limit=101',
    'page=-1',
    'status=OPEN',
    'from=2026-02-30',
    'x=1',
    'sortBy=id',
  ])('refuses %s', async (query) => {
    const { status, json } = await list(`?${query}`)
    expect(status).toBe(400)
    expect(json.fields).toBeTruthy()
  })

  it('leaves as a file in which a formula is a text', async () => {
    const request = new Request(`${env.publicUrl}/?status=PAID`, {
      headers: { cookie: `payload-token=${world.tokens.admin}` },
    })
    const response = await serve(teamApi.exportDonationsCsv, request, { shelterId })
    expect(response.headers.get('content-disposition')).toMatch(/dons-alpha-.*\.csv"$/)
    const text = await response.text()
    expect(text.split('\r\n')).toHaveLength(4)
    expect(text).toContain("'=cmd()")
    expect(text).toContain(';100;0;0;Zoé;')
  })
})

describe('the summary', () => {
  it('tells this month from the ledger, gifts apart from sponsorships', async () => {
    const { json } = await call(world, teamApi.readSummary, { as: 'admin', params: { shelterId } })
    const { months, animals, ...now } = json.data as GivingSummary
    expect(months).toHaveLength(24)
    expect(months.at(-1)).toMatchObject({
      month: parisDay(new Date()).slice(0, 7),
      ...{ giftsCents: 12_500, sponsorshipsCents: 2500, givenBackCents: 0, count: 3 },
    })
    expect(animals.map(({ netCents, sponsors }) => [netCents, sponsors])).toEqual([
      [10_000, 0],
      [5000, 1],
    ])
    expect(now).toEqual({ sponsors: 1, late: 0, perMonthCents: 2500 })
  })
})

describe('a refund by the teamApi', () => {
  it('is refused with a sentence on the field, and changes nothing', async () => {
    const { target } = await fixture.given()
    const [charge] = (await detail(target.id)).payments
    const order = { paymentId: charge?.id, amountCents: 2750, reason: 'Doublon' }
    expect((await refund(target.id, { ...order, amountCents: 2751 })).status).toBe(422)
    for (const wrong of [{ amountCents: 0 }, { amountCents: 1.5 }, { reason: ' ' }]) {
      const { status, json } = await refund(target.id, { ...order, ...wrong })
      expect(status).toBe(400)
      expect(Object.keys(json.fields ?? {})).toEqual(Object.keys(wrong))
    }
    expect(await fixture.lines(target)).toHaveLength(1)
  })

  it('gives back first the gift, then the tip, and once for two presses at once', async () => {
    const { target } = await fixture.given()
    const [charge] = (await detail(target.id)).payments
    const order = { paymentId: charge?.id, amountCents: 1000, reason: 'Erreur de montant' }
    const answers = await Promise.all([refund(target.id, order), refund(target.id, order)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const part = await detail(target.id)
    expect(part.status).toBe('PARTIALLY_REFUNDED')
    expect(part.payments.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
      ['CHARGE', 2500],
      ['REFUND', -1000],
    ])
    expect(part.payments[0]?.refundableCents).toBe(1750)
    expect(part.payments[1]).toMatchObject({ reason: 'Erreur de montant', tipCents: 0 })
    expect(part.payments[1]?.by).toBeTruthy()
    const rest = await refund(target.id, { ...order, amountCents: 1750, reason: 'Le reste' })
    expect((rest.json.data as DonationDetail).status).toBe('REFUNDED')
    expect((rest.json.data as DonationDetail).payments.at(-1)).toMatchObject({
      amountCents: -1500,
      tipCents: -250,
    })
    expect((await refund(target.id, { ...order, reason: 'Encore' })).status).toBe(409)
  })
})

it('the journal has each movement on its day, what comes in apart from what goes back', async () => {
  const journal = async (query: string) => {
    const request = new Request(`${env.publicUrl}/${query}`, {
      headers: { cookie: `payload-token=${world.tokens.admin}` },
    })
    const response = await serve(teamApi.exportLedgerCsv, request, { shelterId })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-disposition')).toMatch(/journal-alpha-.*\.csv"$/)
    const [head, ...rows] = (await response.text()).trim().split('\r\n')
    return { head, rows: rows.map((row) => row.split(';').slice(1, 10)) }
  }
  const today = parisDay(new Date())
  const { head, rows } = await journal(`?from=${today}&to=${today}`)
  expect(head).toContain('Date;Nature;Origine;Encaissé (€);Rendu (€);')
  const [first] = rows
  expect(first?.slice(0, 6)).toEqual(['Encaissement', 'Don', '25', '', '2,50', ''])
  expect(first?.[7]).toBe('Éluard')
  expect(rows.filter(([, origin]) => origin === 'Parrainage')).toHaveLength(1)
  const back = rows.filter(([kind]) => kind === 'Remboursement').map((row) => row.slice(2, 6))
  expect(back).toEqual([
    ['', '10', '', ''],
    ['', '15', '', '2,50'],
  ])
  expect((await journal('?to=2020-01-01')).rows).toEqual([])
})

describe('a sponsorship', () => {
  it('is listed with its next payment, told whole, and ended by the shelter once', async () => {
    const params = { shelterId, sponsorshipId: sponsorship }
    const found = await call(world, teamApi.listSponsorships, {
      as: 'admin',
      params: { shelterId },
      query: '?status=ACTIVE&sortBy=nextPaymentAt&sortOrder=asc',
    })
    expect(found.json).toMatchObject({
      data: [{ id: sponsorship, terms: 1, paidCents: 2500, frequency: 'monthly' }],
      totals: { counts: { ACTIVE: 1 }, perMonthCents: 2500 },
    })
    const end = () => call(world, teamApi.endOneSponsorship, { as: 'admin', params, body: {} })
    const [one, two] = await Promise.all([end(), end()])
    expect([one.status, two.status]).toEqual([200, 200])
    const { json } = await call(world, teamApi.readOneSponsorship, { as: 'admin', params })
    expect(json.data).toMatchObject({ status: 'ENDED', endReason: 'SHELTER', nextPaymentAt: null })
    const lines = await auditLines(sponsorship)
    expect(lines.filter(({ after }) => after.status === 'ENDED')).toMatchObject([
      { entity: 'sponsorships', by: world.users.admin, before: { status: 'ACTIVE' } },
    ])
    const { email } = await fixture.sponsorship(sponsorship)
    expect((await fixture.mailsTo(email)).length).toBe(2)
  })
})
