import { createLocalReq, type Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import { readOwnReceipt } from '@/features/receipts/api'
import { followOrder } from '@/features/receipts/issue'
import { receiptStateOf } from '@/features/receipts/queries'
import type { ReceiptSnapshot } from '@/features/receipts/model'
import type { Receipt } from '@/payload-types'
import { personalToken } from '@/platform/access/personal-link'
import { runDueJobs } from '@/platform/jobs/run'
import { storage } from '@/platform/storage'
import { sweepFiles } from '@/platform/storage/transaction'

import { getTestPayload } from '../support/payload'
import { makeWorld, type World } from './access/world'
import { call } from './in-process'
import { DONOR, givingShelter, READY, receiptsOf } from './receipts'

let payload: Payload
let world: World
let book: ReturnType<typeof receiptsOf>
let shelterId: string

const asProgram = { overrideAccess: true, depth: 0 } as const

const newShelter = (slug: string, more: object = READY) => givingShelter(payload, slug, more)

const request = () => createLocalReq({}, payload)

/** What a server does with a job: as often as it likes. */
const follow = async (payment: string) => followOrder(await request(), payment)

const ranks = (rows: Receipt[]) => rows.map(({ number }) => number)

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  shelterId = world.a.shelter
  await payload.update({ collection: 'shelters', ...asProgram, id: shelterId, data: READY })
  book = receiptsOf(payload, shelterId)
})

describe('a receipt', () => {
  it('is made once by the queue, with its number, file and e-mail, without the tip', async () => {
    const fixture = await newShelter('une-fois')
    const payment = await fixture.pay()
    const donor = { ...DONOR, email: 'Une.Fois@exemple.fr' }
    await fixture.queue(fixture.facts(payment, { donor }))
    await fixture.queue(fixture.facts(payment, { donor }))
    expect(await receiptStateOf(await request(), payment)).toBe('coming')
    await runDueJobs(payload)
    await follow(payment)
    const [receipt, ...others] = await fixture.receipts()
    expect(others).toEqual([])
    expect(receipt).toMatchObject({
      label: '2026-000001',
      status: 'ISSUED',
      amountCents: 5000,
      donorKey: 'une.fois@exemple.fr',
    })
    expect((receipt?.facts as ReceiptSnapshot).issuer).toMatchObject({ siren: '732829320' })
    const bytes = await storage.read(receipt?.fileKey ?? '')
    expect(bytes?.subarray(0, 5).toString()).toBe('%PDF-')
    expect(await receiptStateOf(await request(), payment)).toBe('sent')
    const mails = await fixture.mails('une.fois@exemple.fr')
    expect(mails).toHaveLength(1)
    expect(mails[0]).toContain('50,00')
    expect(mails[0]).toContain('/api/receipts/')
  })

  it('is not made without an address, nor by a shelter that gives none', async () => {
    const silent = await newShelter('sans-recus', { ...READY, taxReceiptsEnabled: false })
    const [without, refused] = [await book.pay(), await silent.pay()]
    const address = { ...DONOR.address, city: ' ' }
    await book.queue(book.facts(without, { donor: { ...DONOR, address } }))
    await silent.queue(silent.facts(refused))
    for (const payment of [without, refused]) {
      await follow(payment)
      expect(await receiptStateOf(await request(), payment)).toBe('none')
    }
    expect(await silent.receipts()).toEqual([])
  })

  it('waits for the identity of its shelter, and comes when it is complete', async () => {
    const fixture = await newShelter('en-attente', { ...READY, legalPurpose: '' })
    const payment = await fixture.pay()
    await fixture.queue(fixture.facts(payment))
    await follow(payment)
    expect(await fixture.receipts()).toEqual([])
    const shelter = fixture.facts(payment).shelterId
    await payload.update({ collection: 'shelters', ...asProgram, id: shelter, data: READY })
    await follow(payment)
    expect(ranks(await fixture.receipts())).toEqual([1])
  })
})

describe('numbers', () => {
  it('have no hole when fifty receipts are made at once, each twice', async () => {
    const fixture = await newShelter('cinquante')
    const payments = await Promise.all(Array.from({ length: 50 }, () => fixture.pay()))
    for (const payment of payments) await fixture.queue(fixture.facts(payment))
    // As many at once as the pool of the program bears.
    const queue = [...payments, ...payments]
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (let next = queue.shift(); next; next = queue.shift()) await follow(next)
      }),
    )
    const rows = await fixture.receipts()
    expect(ranks(rows)).toEqual(Array.from({ length: 50 }, (_, at) => at + 1))
    expect(new Set(rows.map(({ fileKey }) => fileKey)).size).toBe(50)
  }, 60_000)

  it('begin again each year, that of the gift in Paris', async () => {
    const fixture = await newShelter('nouvel-an')
    for (const paidAt of ['2026-12-31T22:59:59Z', '2026-12-31T23:00:00Z']) {
      const payment = await fixture.pay()
      await fixture.queue(fixture.facts(payment, { paidAt }))
      await follow(payment)
    }
    expect((await fixture.receipts()).map(({ label }) => label)).toEqual([
      '2026-000001',
      '2027-000001',
    ])
  })

  it('are given back when the server dies between the number and the file', async () => {
    const fixture = await newShelter('coupure')
    const [first, second] = [await fixture.pay(), await fixture.pay()]
    for (const payment of [first, second]) await fixture.queue(fixture.facts(payment))
    const written: string[] = []
    const write = storage.write.bind(storage)
    // The number is taken and the file written; then nothing more is heard of the transaction.
    const spy = vi.spyOn(storage, 'write').mockImplementationOnce(async (key, bytes) => {
      await write(key, bytes)
      written.push(key)
      throw new Error('killed')
    })
    await expect(follow(first)).rejects.toThrow('killed')
    spy.mockRestore()
    expect(await fixture.receipts()).toEqual([])
    await sweepFiles()
    expect(written).toHaveLength(1)
    expect(await storage.open(written[0] ?? '')).toBeNull()
    await follow(second)
    await follow(first)
    expect(ranks(await fixture.receipts())).toEqual([1, 2])
  })
})

describe('a refund', () => {
  it('cancels the receipt at once and replaces it by one of what is left', async () => {
    const fixture = await newShelter('rembourse')
    const payment = await fixture.pay()
    const donor = { ...DONOR, email: 'rembourse@exemple.fr' }
    await fixture.queue(fixture.facts(payment, { donor }))
    await follow(payment)
    await fixture.reduce(payment, 3000)
    await fixture.reduce(payment, 3000)
    expect((await fixture.receipts()).map(({ status }) => status)).toEqual(['CANCELLED'])
    await follow(payment)
    await follow(payment)
    const [old, next, ...others] = await fixture.receipts()
    expect(others).toEqual([])
    expect(old).toMatchObject({ status: 'CANCELLED', cancelReason: 'Don remboursé' })
    expect(old?.replacedBy).toBe(next?.id)
    expect(next).toMatchObject({ status: 'ISSUED', amountCents: 3000, replaces: old?.id })
    expect((next?.facts as ReceiptSnapshot).replaces).toBe('2026-000001')
    const link = await call(world, readOwnReceipt, {
      params: { token: personalToken('receipt', old?.id ?? '') },
    })
    expect(link.status).toBe(303)
    expect(link.headers.get('location')).toContain(next?.id)

    await fixture.reduce(payment, 0)
    await follow(payment)
    expect((await fixture.receipts()).map(({ status }) => status)).toEqual([
      'CANCELLED',
      'CANCELLED',
    ])
    expect((await fixture.mails('rembourse@exemple.fr')).at(-1)).toContain('annulé')
  })

  it('of the rest before the replacement was made still tells the donor, at their address of now', async () => {
    const fixture = await newShelter('reste')
    const payment = await fixture.pay()
    const donor = { ...DONOR, email: 'avant@exemple.fr' }
    await fixture.queue(fixture.facts(payment, { donor }))
    await follow(payment)
    await fixture.pool.query(
      `update receipt_orders set facts = jsonb_set(facts, '{donor,email}', '"maintenant@exemple.fr"')
       where payment_id = $1`,
      [payment],
    )
    await fixture.reduce(payment, 3000)
    await fixture.reduce(payment, 0)
    await fixture.reduce(payment, 0)
    await follow(payment)
    expect((await fixture.receipts()).map(({ status }) => status)).toEqual(['CANCELLED'])
    const told = (await fixture.mails('maintenant@exemple.fr')).filter((mail) =>
      mail.includes('est annulé'),
    )
    expect(told).toHaveLength(1)
    expect((await fixture.mails('avant@exemple.fr')).join()).not.toContain('est annulé')
  })

  it('after the donor was erased cancels the receipt, and writes to nobody', async () => {
    const fixture = await newShelter('efface')
    const payment = await fixture.pay()
    await fixture.queue(fixture.facts(payment))
    await follow(payment)
    await fixture.pool.query(
      'update receipt_orders set is_closed = true, is_done = true where payment_id = $1',
      [payment],
    )
    const before = (await fixture.mails(DONOR.email)).length
    await fixture.reduce(payment, 3000)
    await follow(payment)
    expect((await fixture.receipts()).map(({ status }) => status)).toEqual(['CANCELLED'])
    expect(await fixture.mails(DONOR.email)).toHaveLength(before)
  })

  it('before the receipt was made makes one of what is left, or none', async () => {
    const fixture = await newShelter('avant')
    const [part, whole] = [await fixture.pay(), await fixture.pay()]
    for (const payment of [part, whole]) await fixture.queue(fixture.facts(payment))
    await fixture.reduce(part, 1234)
    await fixture.reduce(whole, 0)
    for (const payment of [part, whole]) await follow(payment)
    expect((await fixture.receipts()).map(({ amountCents }) => amountCents)).toEqual([1234])
  })

  it('replaces in the name of a shelter that gives no receipts any more', async () => {
    const fixture = await newShelter('ferme')
    const payment = await fixture.pay()
    const facts = fixture.facts(payment)
    await fixture.queue(facts)
    await follow(payment)
    await payload.update({
      collection: 'shelters',
      ...asProgram,
      id: facts.shelterId,
      data: { taxReceiptsEnabled: false },
    })
    await fixture.reduce(payment, 2000)
    await follow(payment)
    expect((await fixture.receipts()).map(({ status }) => status)).toEqual(['CANCELLED', 'ISSUED'])
  })
})

describe('the rows', () => {
  it('never change, and are never deleted', async () => {
    const payment = await book.pay()
    await book.queue(book.facts(payment))
    await follow(payment)
    const receipt = (await book.receipts()).at(-1)
    const id = receipt?.id ?? ''
    const data = { amountCents: 1, donorKey: 'x', label: 'x', sha256: 'x' }
    await payload.update({ collection: 'receipts', ...asProgram, id, data })
    expect(await payload.findByID({ collection: 'receipts', ...asProgram, id })).toMatchObject({
      amountCents: 5000,
      label: receipt?.label,
      sha256: receipt?.sha256,
    })
    await expect(payload.delete({ collection: 'receipts', ...asProgram, id })).rejects.toThrow(
      'ne se supprime pas',
    )
  })
})
