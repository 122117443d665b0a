import { beforeAll, describe, expect, it } from 'vitest'

import { followOrder } from '@/features/receipts/issue'
import { createLocalReq, type Payload } from 'payload'

import { getTestPayload } from '../../support/payload'
import { DONOR, READY, receiptsOf } from '../receipts'
import { statuses, tryAll } from './attempts'
import { cms, makeWorld, ROLES, type World } from './world'

let payload: Payload
let world: World
let receipt: string

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  const id = world.a.shelter
  await payload.update({ collection: 'shelters', id, data: READY, overrideAccess: true })
  const book = receiptsOf(payload, id)
  const payment = await book.pay()
  await book.queue(book.facts(payment, { donor: { ...DONOR, email: 'secret@exemple.fr' } }))
  await followOrder(await createLocalReq({}, payload), payment)
  receipt = (await book.receipts())[0]?.id ?? ''
})

const admins = statuses(403, 403, 403, 403, 403, 200, 404, 200)
const closed = statuses(403, 403, 403, 403, 403, 403, 403, 403)
const body = () => ({ status: 'CANCELLED', amountCents: 1 })

tryAll(
  () => world,
  [
    { name: 'read', method: 'GET', path: () => `receipts/${receipt}`, expected: admins },
    { name: 'create', method: 'POST', path: () => 'receipts', body, expected: closed },
    { name: 'change', method: 'PATCH', path: () => `receipts/${receipt}`, body, expected: closed },
    {
      name: 'change of a list',
      method: 'PATCH',
      path: () => `receipts?where[id][equals]=${receipt}`,
      body,
      expected: closed,
    },
    { name: 'delete', method: 'DELETE', path: () => `receipts/${receipt}`, expected: closed },
  ],
)

describe('receipts', () => {
  it.each(ROLES)('tell %s neither the donor nor where the file is', async (who) => {
    const { text } = await cms(world, who, 'GET', 'receipts?limit=100&depth=2')
    expect(text).not.toContain('secret@exemple.fr')
    expect(text).not.toContain('private/receipts')
    const { docs } = JSON.parse(text) as { docs?: unknown[] }
    expect(docs?.length ?? 0).toBe(who === 'admin' || who === 'superAdmin' ? 1 : 0)
  })
})
