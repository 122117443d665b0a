import { createLocalReq, type Payload } from 'payload'
import type { Pool } from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'

import { openAccount } from '@/features/accounts/sign-up/api'
import { findPersonData } from '@/features/privacy/api'
import { erasePerson } from '@/features/privacy/commands'
import type { Holding } from '@/features/privacy/model'
import { eraseUnconfirmedAccounts } from '@/features/privacy/own/unconfirmed'

import { getTestPayload } from '../support/payload'
import { makeWorld, PASSWORD, type World } from './access/world'
import { teamOf } from './adoptions'
import { call } from './in-process'

const DAY_MS = 24 * 3600 * 1000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)

let payload: Payload
let world: World
let pool: Pool

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  pool = payload.db.pool
})

const eraseOn = async (now: Date) =>
  eraseUnconfirmedAccounts(await createLocalReq({}, payload), now)

async function accountOf(email: string) {
  const { rows } = await pool.query<{ id: string; signed_up_at: Date | null }>(
    'select id, signed_up_at from users where email = $1',
    [email],
  )
  return rows[0]
}

/** Somebody who opens an account at the page for it, and does not confirm the address. */
async function signUp(name: string): Promise<{ id: string; email: string }> {
  const email = `${name}@exemple.fr`
  const body = { name, email, password: 'Sept-Lapins-Blancs-2026', terms: true }
  expect((await call(world, openAccount, { body })).status).toBe(200)
  return { id: (await accountOf(email))?.id ?? '', email }
}

const change = (id: string, data: object) =>
  payload.update({ collection: 'users', id, overrideAccess: true, data })

describe('an account whose address nobody confirmed', () => {
  it('goes thirty days after it was opened, with what it liked, followed and was told', async () => {
    const { id, email } = await signUp('jamais-confirmee')
    const animal = await teamOf(payload, world).animal()
    await pool.query('insert into animal_likes (user_id, animal_id) values ($1, $2)', [id, animal])
    await pool.query('insert into shelter_follows (user_id, shelter_id) values ($1, $2)', [
      id,
      world.a.shelter,
    ])
    await pool.query(
      `insert into audit_log (id, action, entity, entity_id, before, after)
       values (gen_random_uuid(), 'UPDATE', 'users', $1, '{"name": "avant"}', '{"name": "après"}')`,
      [id],
    )
    // What was done with the address is perhaps of somebody else.
    const { id: donor } = await payload.create({
      collection: 'donors',
      overrideAccess: true,
      data: { email, firstName: 'Jamais' },
    })
    expect(await eraseOn(inDays(29.9))).toBe(0)
    expect(await accountOf(email)).toBeDefined()
    expect(await eraseOn(inDays(30.1))).toBe(1)
    expect(await accountOf(email)).toBeUndefined()
    const left = await pool.query(
      `select user_id from animal_likes where user_id = $1
       union all select user_id from shelter_follows where user_id = $1
       union all select entity_id::uuid from audit_log
         where entity_id = $1::text and (before is not null or after is not null)`,
      [id],
    )
    expect(left.rows).toEqual([])
    expect((await pool.query('select 1 from donors where id = $1', [donor])).rows).toHaveLength(1)
    expect(await eraseOn(inDays(31))).toBe(0)
  })

  it('stays once it was confirmed, also with an address that nobody confirmed since', async () => {
    const { id, email } = await signUp('confirmee')
    await change(id, { emailVerified: new Date().toISOString() })
    expect(await eraseOn(inDays(400))).toBe(0)
    expect((await accountOf(email))?.signed_up_at).not.toBeNull()
    await change(id, { email: 'confirmee-ailleurs@exemple.fr' })
    expect(await eraseOn(inDays(400))).toBe(0)
    expect(await accountOf('confirmee-ailleurs@exemple.fr')).toBeDefined()
  })

  it('stays in a team, and when somebody else made it', async () => {
    const { id, email } = await signUp('dans-une-equipe')
    await change(id, {
      memberships: [{ shelter: world.a.shelter, role: 'VOLUNTEER' }],
      location: { city: 'Rennes' },
    })
    await payload.create({
      collection: 'users',
      overrideAccess: true,
      data: { name: 'faite', email: 'faite@exemple.fr', password: PASSWORD },
    })
    expect(await eraseOn(inDays(400))).toBe(0)
    expect(await accountOf(email)).toBeDefined()
    expect(await accountOf('faite@exemple.fr')).toMatchObject({ signed_up_at: null })
    await change(id, { memberships: [] })
    expect(await eraseOn(inDays(400))).toBe(1)
  })

  it('stays as nobody when its person was erased: what they did for a team names it', async () => {
    const { id, email } = await signUp('partie')
    await change(id, { emailVerified: new Date().toISOString() })
    await erasePerson(await createLocalReq({}, payload), email, email)
    expect(await eraseOn(inDays(400))).toBe(0)
    const { rows } = await pool.query('select name from users where id = $1', [id])
    expect(rows).toEqual([{ name: 'Personne anonymisée' }])
  })

  it('keeps no other from going when it cannot go itself', async () => {
    const first = await signUp('tenue')
    const second = await signUp('libre')
    await pool.query(
      `create function refuse_going() returns trigger language plpgsql as
        $$ begin raise exception 'held'; end $$`,
    )
    await pool.query(
      `create trigger refuse_going before delete on users for each row
       when (old.email = '${first.email}') execute function refuse_going()`,
    )
    try {
      await expect(eraseOn(inDays(31))).rejects.toBeDefined()
    } finally {
      await pool.query('drop trigger refuse_going on users; drop function refuse_going()')
    }
    expect(await accountOf(first.email)).toBeDefined()
    expect(await accountOf(second.email)).toBeUndefined()
  })

  it('was opened when the program says, whatever is sent', async () => {
    const editor = world.users.editor
    for (const as of ['editor', 'superAdmin'] as const) {
      await payload.update({
        collection: 'users',
        id: editor,
        overrideAccess: false,
        user: {
          ...(await payload.findByID({ collection: 'users', id: world.users[as] })),
          collection: 'users',
        },
        data: { name: 'editor', signedUpAt: '2020-01-01T00:00:00.000Z' },
      })
      expect(await accountOf('editor@exemple.fr')).toMatchObject({ signed_up_at: null })
    }
  })
})

describe('the last super admin', () => {
  it('stays, also when somebody was named who never confirmed the address', async () => {
    const email = 'nommee-jamais-venue@exemple.fr'
    const { id } = await payload.create({
      collection: 'users',
      overrideAccess: true,
      data: {
        email,
        name: 'Nommée',
        password: PASSWORD,
        isSuperAdmin: true,
        memberships: [],
        location: { city: 'Rennes' },
      },
    })
    const last = 'C’est le dernier compte de super administration de la plateforme.'
    const body = { email: 'superadmin@exemple.fr' }
    const refusals = async () => {
      const { json } = await call(world, findPersonData, { as: 'superAdmin', body })
      return (json.data as Holding).refusals
    }
    expect(await refusals()).toContain(last)
    await change(id, { emailVerified: '2026-01-01' })
    expect(await refusals()).not.toContain(last)
  })
})
