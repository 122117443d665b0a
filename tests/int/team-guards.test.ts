import { createLocalReq, type Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import { invite } from '@/features/accounts/invite/api'
import type { Role } from '@/platform/access/model'

import { getTestPayload } from '../support/payload'
import { cms, makeWorld, type World } from './access/world'
import { call } from './in-process'

let payload: Payload
let world: World
const pool = () => payload.db.pool

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
})

it('of two invitations of one address at once, one works', async () => {
  const ask = (role: Role) =>
    call(world, invite, {
      as: 'admin',
      params: { shelterId: 'alpha' },
      body: { email: 'double@exemple.fr', role },
    })
  const answers = await Promise.all([ask('EDITOR'), ask('VOLUNTEER'), ask('MODERATOR')])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const { rows } = await pool().query(
    `select 1 from payload_kv where starts_with(key, 'invitation:') and data->>'email' = $1`,
    ['double@exemple.fr'],
  )
  expect(rows).toHaveLength(1)
})

it('the last ADMIN who can enter stays, beside one who was invited and never came', async () => {
  const { id } = await payload.create({
    collection: 'users',
    overrideAccess: true,
    data: {
      email: 'jamais-venue@exemple.fr',
      name: 'Jamais Venue',
      password: 'Cinq-Chats-Gris-2026',
      memberships: [{ shelter: world.a.shelter, role: 'ADMIN' }],
      location: { city: 'Rennes' },
    },
  })
  const leave = () =>
    cms(world, 'superAdmin', 'PATCH', `users/${world.users.admin}`, { body: { memberships: [] } })
  expect((await leave()).status).toBe(422)
  await payload.update({
    collection: 'users',
    id,
    req: await createLocalReq({}, payload),
    overrideAccess: true,
    data: { emailVerified: '2026-01-01T00:00:00.000Z' },
  })
  expect((await leave()).status).toBe(200)
})
