import { createLocalReq, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import {
  cancelShelterReceipt,
  exportShelterReceipts,
  listShelterReceipts,
  readOwnReceipt,
  readShelterReceipt,
} from '@/features/receipts/api'
import { blockedShelters } from '@/features/receipts/issue'
import type { ReceiptSnapshot } from '@/features/receipts/model'
import { openOrders, sheltersWithOpenOrders } from '@/features/receipts/orders'
import { personalToken } from '@/platform/access/personal-link'

import { getTestPayload } from '../support/payload'
import { makeWorld, ROLES, type World } from './access/world'
import { auditLines } from './audit-lines'
import { call } from './in-process'
import { DONOR, givingShelter, READY, receiptsOf } from './receipts'

let payload: Payload
let world: World
let book: ReturnType<typeof receiptsOf>
let shelterId: string

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  shelterId = world.a.shelter
  await payload.update({
    collection: 'shelters',
    id: shelterId,
    overrideAccess: true,
    depth: 0,
    data: READY,
  })
  book = receiptsOf(payload, shelterId)
  const payment = await book.pay()
  await book.queue(book.facts(payment))
  await book.follow(payment)
})

describe('the book', () => {
  const params = () => ({ shelterId })

  it.each(ROLES)('opens to %s what the role gives', async (as) => {
    const allowed = as === 'admin' || as === 'superAdmin'
    const expected = allowed
      ? 200
      : as === 'anonymous'
        ? 401
        : ['visitor', 'foreignAdmin'].includes(as)
          ? 404
          : 403
    const [receipt] = await book.receipts()
    for (const [route, more] of [
      [listShelterReceipts, {}],
      [exportShelterReceipts, {}],
      [readShelterReceipt, { receiptId: `${receipt?.id}.pdf` }],
    ] as const) {
      const { status } = await call(world, route, { as, params: { ...params(), ...more } })
      expect(status).toBe(expected)
    }
    const { status } = await call(world, cancelShelterReceipt, {
      as,
      params: { ...params(), receiptId: '0196a1b2-c3d4-7e5f-8071-8293a4b5c6d7' },
      body: { reason: 'Essai' },
    })
    expect(status).toBe(allowed ? 404 : expected)
  })

  it('shows no receipt of another shelter by its id', async () => {
    const [receipt] = await book.receipts()
    const { status } = await call(world, readShelterReceipt, {
      as: 'foreignAdmin',
      params: { shelterId: world.b.shelter, receiptId: `${receipt?.id}.pdf` },
    })
    expect(status).toBe(404)
  })

  it('finds by number and name, and tells the total of the year', async () => {
    const find = async (query: string) => {
      const { json } = await call(world, listShelterReceipts, {
        as: 'admin',
        params: params(),
        query,
      })
      return json as unknown as {
        data: { label: string }[]
        years: { year: number; issued: number; amountCents: number }[]
      }
    }
    const { data, years } = await find('?search=le%20GOFF%202026-000001&year=2026&status=ISSUED')
    expect(data.map(({ label }) => label)).toEqual(['2026-000001'])
    expect(years).toEqual([{ year: 2026, issued: 1, amountCents: 5000, cancelled: 0 }])
    expect((await find('?search=%25')).data).toEqual([])
  })

  it('comes in the order that is asked for', async () => {
    for (const [lastName, amountCents] of [
      ['Abadie', 9000],
      ['Zola', 1000],
    ] as const) {
      const payment = await book.pay()
      await book.queue(book.facts(payment, { amountCents, donor: { ...DONOR, lastName } }))
      await book.follow(payment)
    }
    const names = async (query: string) => {
      const asked = { as: 'admin' as const, params: params(), query }
      const { status, json } = await call(world, listShelterReceipts, asked)
      const rows = (json.data ?? []) as { donor: { lastName: string } }[]
      return status === 200 ? rows.map(({ donor }) => donor.lastName) : status
    }
    expect(await names('')).toEqual(['Zola', 'Abadie', 'Le Goff'])
    expect(await names('?sortOrder=asc')).toEqual(['Le Goff', 'Abadie', 'Zola'])
    expect(await names('?sortBy=amount')).toEqual(['Abadie', 'Le Goff', 'Zola'])
    expect(await names('?sortBy=name&sortOrder=asc')).toEqual(['Abadie', 'Le Goff', 'Zola'])
    expect(await names('?sortBy=donor')).toBe(400)
  })

  it('cancels with a reason, replaces corrected words, and never the second time', async () => {
    const payment = await book.pay()
    await book.queue(book.facts(payment, { donor: { ...DONOR, email: 'faute@exemple.fr' } }))
    await book.follow(payment)
    const wrong = (await book.receipts()).at(-1)
    const cancel = (id: string | undefined, body: object) =>
      call(world, cancelShelterReceipt, {
        as: 'admin',
        params: { ...params(), receiptId: id ?? '' },
        body,
      })
    expect((await cancel(wrong?.id, { reason: ' ' })).json.fields).toEqual({
      reason: 'Indiquez le motif',
    })
    const { firstName, address } = DONOR
    const donor = { firstName, lastName: 'Le Goff-Martin', address }
    expect((await cancel(wrong?.id, { reason: 'Nom mal écrit', donor })).status).toBe(200)
    expect((await cancel(wrong?.id, { reason: 'Nom mal écrit', donor })).status).toBe(409)
    expect((await auditLines(wrong?.id)).at(-1)).toMatchObject({
      entity: 'receipts',
      by: world.users.admin,
      after: { status: 'CANCELLED' },
    })
    await book.follow(payment)
    const right = (await book.receipts()).at(-1)
    expect(right).toMatchObject({ status: 'ISSUED', replaces: wrong?.id, amountCents: 5000 })
    expect((right?.facts as ReceiptSnapshot).donor).toEqual({ ...donor, email: 'faute@exemple.fr' })

    expect((await cancel(right?.id, { reason: 'Don de la caisse' })).status).toBe(200)
    await book.reduce(payment, 2500)
    await book.follow(payment)
    expect((await book.receipts()).at(-1)?.id).toBe(right?.id)
    const link = await call(world, readOwnReceipt, {
      params: { token: personalToken('receipt', right?.id ?? '') },
    })
    expect([link.status, link.json.error]).toEqual([404, 'Ce reçu est annulé'])
  })

  it('opens a receipt by its link alone', async () => {
    const [receipt] = await book.receipts()
    const open = (token: string) => call(world, readOwnReceipt, { params: { token } })
    const { status, headers } = await open(personalToken('receipt', receipt?.id ?? ''))
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect((await open(personalToken('gift', receipt?.id ?? ''))).status).toBe(404)
    expect((await open(receipt?.id ?? '')).status).toBe(404)
  })
})

describe('a round of what waits', () => {
  it('leaves no shelter behind those that have to wait', async () => {
    const fixture = await givingShelter(payload, 'tour-a-tour', { ...READY, legalPurpose: '' })
    const replaced = await fixture.pay()
    await fixture.queue(fixture.facts(replaced))
    const shelter = fixture.facts(replaced).shelterId
    const write = (data: object) =>
      payload.update({ collection: 'shelters', overrideAccess: true, depth: 0, id: shelter, data })
    await write({ legalPurpose: READY.legalPurpose })
    await fixture.follow(replaced)
    await fixture.reduce(replaced, 2000)
    await write({ legalPurpose: '' })
    const blocked = await fixture.pay()
    await fixture.queue(fixture.facts(blocked))
    const other = await givingShelter(payload, 'a-son-tour')
    const ready = await other.pay()
    await other.queue(other.facts(ready))

    const req = await createLocalReq({}, payload)
    const shelters = await sheltersWithOpenOrders(req)
    expect(await blockedShelters(req, shelters)).toContain(shelter)
    const round = await openOrders(req, {
      limit: 100,
      blocked: await blockedShelters(req, shelters),
    })
    // The receipt that replaces another one keeps its giver.
    expect(round).toEqual(expect.arrayContaining([replaced, ready]))
    expect(round).not.toContain(blocked)
  })
})
