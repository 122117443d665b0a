import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type PayloadRequest } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import { invitations } from '@/features/accounts/invite/store'
import { sessionOf } from '@/platform/db/session'

import { getTestPayload } from '../support/payload'

let req: PayloadRequest

beforeAll(async () => {
  req = await createLocalReq({}, await getTestPayload())
})

const expires = Date.now() + 60_000
const whole = { email: 'ines@exemple.fr', shelter: 'a', role: 'EDITOR', by: 'b', expires } as const

async function store(key: string, data: object): Promise<void> {
  const session = await sessionOf(req)
  await session.execute(sql`insert into payload_kv (id, key, data)
    values (gen_random_uuid(), ${`invitation:${key}`}, ${JSON.stringify(data)}::jsonb)`)
}

it('a link is found again, and what is none opens nothing', async () => {
  await store('whole', whole)
  await store('no-role', { ...whole, role: 'KING' })
  await store('no-address', { shelter: 'a', expires })
  expect(await invitations.list(req, { shelter: 'a' })).toEqual([{ ...whole, id: 'whole' }])
  expect(await invitations.find(req, 'no-role')).toBeNull()
  expect(await invitations.take(req, 'no-address')).toBeNull()
  expect(await invitations.take(req, 'whole')).toEqual({ ...whole, id: 'whole' })
})
