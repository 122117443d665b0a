import { beforeAll, expect, it, vi } from 'vitest'

import type { DonationDetail, DonationRow } from '@/features/donations/team/view'

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
const teamApi = await import('@/features/donations/team/api')
const platform = await import('@/features/donations/team/platform-api')
const { dispute } = await import('@/platform/payments/simulator/page-actions')
const { env } = await import('@/platform/env')
const { serve } = await import('@/platform/http/serve')

let world: World
let fixture: GivingFixture
let tip: string
let gift: string

beforeAll(async () => {
  const payload = await getTestPayload()
  world = await makeWorld(payload)
  fixture = await givingFixture(payload, world)
  const toPlatform = { type: 'tip', amount: 800, tipAmount: 0, shelterId: null }
  tip = (await fixture.given({ ...toPlatform, customerLastName: 'Éluard' })).target.id
  await fixture.begin({ ...toPlatform, customerLastName: 'Pasfini' })
  gift = (await fixture.given({ customerLastName: 'Prévert' })).target.id
})

const ask = (donationId: string, as: Who = 'superAdmin') =>
  call(world, platform.readPlatformDonation, { as, params: { donationId } })

it('what goes to the platform is seen and given back by super admins alone', async () => {
  const charge = ((await ask(tip)).json.data as DonationDetail).payments[0]?.id
  const body = { paymentId: charge, amountCents: 100, reason: 'Essai' }
  for (const as of ROLES) {
    if (as === 'superAdmin') continue
    const params = { donationId: tip }
    const answers = [
      await call(world, platform.listPlatformDonations, { as }),
      await call(world, platform.exportPlatformDonations, { as }),
      await call(world, platform.exportPlatformLedger, { as }),
      await ask(tip, as),
      await call(world, platform.refundPlatformDonation, { as, params, body }),
    ]
    const expected = as === 'anonymous' ? 401 : 403
    expect(
      answers.map(({ status }) => status),
      as,
    ).toEqual(answers.map(() => expected))
    expect(answers.every(({ json }) => !('data' in json))).toBe(true)
  }
  expect(await fixture.lines({ kind: 'donation', id: tip })).toHaveLength(1)
})

it('is listed, counted and exported without the gifts of shelters', async () => {
  const { json } = await call(world, platform.listPlatformDonations, { as: 'superAdmin' })
  const rows = json.data as DonationRow[]
  expect(rows.map(({ lastName }) => lastName).sort()).toEqual(['Pasfini', 'Éluard'])
  expect(json.totals).toMatchObject({ counts: { PAID: 1, PENDING: 1 }, paidCents: 800 })
  const found = await call(world, platform.listPlatformDonations, {
    as: 'superAdmin',
    query: '?search=eluard&status=PAID',
  })
  expect(found.json.data).toMatchObject([{ id: tip, amountCents: 800, tipCents: 0 }])
  const request = new Request(env.publicUrl, {
    headers: { cookie: `payload-token=${world.tokens.superAdmin}` },
  })
  const file = await serve(platform.exportPlatformDonations, request, {})
  expect(file.headers.get('content-disposition')).toMatch(/dons-plateforme-.*\.csv"$/)
  const text = await file.text()
  expect(text).toContain('Éluard')
  expect(text).not.toContain('Prévert')
  // A bank takes such a gift from the shelter: nothing of the tip moves.
  const { provider_id: payment = '' } =
    (await fixture.lines({ kind: 'donation', id: gift }))[0] ?? {}
  for (const isDisputed of [true, false]) {
    await dispute(payment, isDisputed)
    await fixture.look({ kind: 'donation', id: gift })
  }
  // In the journal of the platform, of a gift to a shelter stands only its tip.
  const journal = await (await serve(platform.exportPlatformLedger, request, {})).text()
  expect(journal).toMatch(/;Don;8;;;;[^;]*;Éluard;/)
  expect(journal).toMatch(/;Don;;;2,50;;[^;]*;Prévert;/)
  expect(journal.match(/Prévert/g)).toHaveLength(1)
})

it('has a entrance of its own: a gift of a shelter is not behind it, nor the other way round', async () => {
  expect((await ask(gift)).status).toBe(404)
  const params = { shelterId: 'alpha', donationId: tip }
  expect((await call(world, teamApi.readOneDonation, { as: 'superAdmin', params })).status).toBe(
    404,
  )
  const inShelter = { as: 'superAdmin', params: { shelterId: 'alpha' } } as const
  const { json } = await call(world, teamApi.listDonations, inShelter)
  expect((json.data as DonationRow[]).map(({ id }) => id)).toEqual([gift])
})

it('is given back in part, by a super admin, with the reason', async () => {
  const before = (await ask(tip)).json.data as DonationDetail
  const order = { paymentId: before.payments[0]?.id, amountCents: 300, reason: 'Erreur de montant' }
  const { status, json } = await call(world, platform.refundPlatformDonation, {
    as: 'superAdmin',
    params: { donationId: tip },
    body: order,
  })
  expect(status).toBe(200)
  const after = json.data as DonationDetail
  expect(after).toMatchObject({ status: 'PARTIALLY_REFUNDED', givenBackCents: 300, receipts: [] })
  expect(after.payments[1]).toMatchObject({ amountCents: -300, reason: 'Erreur de montant' })
})
