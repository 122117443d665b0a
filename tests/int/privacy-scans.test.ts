import { sql, type PostgresAdapter } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq, type Payload } from 'payload'
import type { Pool } from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'

import { copyPerson, erasePerson } from '@/features/privacy/commands'
import { findPerson } from '@/features/privacy/find'
import { cancelDeletion, requestDeletion } from '@/features/privacy/own/api'
import type { Execute } from '@/platform/db/transaction'

import { getTestPayload } from '../support/payload'
import { makeWorld, PASSWORD, type World } from './access/world'
import { teamOf, type Team } from './adoptions'
import { archivesIn } from './data-archives'
import { call } from './in-process'

let payload: Payload
let world: World
let pool: Pool
let team: Team

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  pool = payload.db.pool
  team = teamOf(payload, world)
})

const { somebody } = archivesIn(() => ({ payload, world, pool }))
const erase = async (email: string) => erasePerson(await createLocalReq({}, payload), email, email)

describe('« Effacer mon compte »', () => {
  const pressing = async (name: string) => {
    const { email, headers } = await somebody(name)
    const body = { currentPassword: PASSWORD }
    return {
      email,
      press: () => call(world, requestDeletion, { body, headers }),
      keep: () => call(world, cancelDeletion, { body: {}, headers }),
    }
  }

  it('reads no table that grows with everybody’s', async () => {
    const { press } = await pressing('efface-vite')
    const other = await pool.connect()
    try {
      await other.query('begin')
      await other.query(
        `lock table notifications, audit_log, form_submissions, adoption_requests, relay_messages,
          wall_comments, animals in access exclusive mode`,
      )
      expect((await press()).status).toBe(200)
    } finally {
      await other.query('rollback')
      other.release()
    }
  })

  it('refuses while a payment page is open, whichever way the gift is known', async () => {
    const { email, press, keep } = await pressing('efface-paye')
    const { rows } = await pool.query<{ id: string }>(
      `insert into donors (id, email, created_at, updated_at)
       values (gen_random_uuid(), $1, now(), now()) returning id`,
      [email],
    )
    const { id } = await payload.create({
      collection: 'donations',
      overrideAccess: true,
      data: {
        shelter: world.a.shelter,
        donor: rows[0]?.id,
        type: 'DONATION',
        status: 'PENDING',
        amountCents: 500,
        tipCents: 0,
        refundedCents: 0,
        currency: 'EUR',
        firstName: 'A',
        lastName: 'B',
        email: 'autre-adresse@exemple.fr',
        provider: 'simulator',
        revision: 0,
      } as never,
    })
    const refused = await press()
    expect([refused.status, refused.json.error]).toEqual([
      422,
      expect.stringContaining('page de paiement'),
    ])
    await pool.query(`update donations set status = 'FAILED' where id = $1`, [id])
    expect((await press()).status).toBe(200)
    await keep()
  })

  it('pressed again and again, with a change of mind between, is refused for a while', async () => {
    const { press, keep } = await pressing('efface-souvent')
    const statuses: number[] = []
    for (let nth = 0; nth < 8; nth += 1) {
      statuses.push((await press()).status)
      await keep()
    }
    expect(statuses[0]).toBe(200)
    expect(statuses).toContain(429)
  })
})

const notice = async (id: string | null, title: string, url: string | null): Promise<string> => {
  const { rows } = await pool.query<{ id: string }>(
    `insert into notifications (id, user_id, type, title, message, action_url, created_at, updated_at)
     values (coalesce($1::uuid, gen_random_uuid()), $2, 'MESSAGE_RECEIVED', $3, '', $4,
       now() - interval '1 hour', now()) returning id`,
    [id, world.users.moderator, title, url],
  )
  return rows[0]?.id ?? ''
}
const areLeft = async (ids: string[]) => {
  const { rows } = await pool.query<{ id: string }>(
    'select id from notifications where id = any($1::uuid[])',
    [ids],
  )
  return ids.map((id) => rows.some((row) => row.id === id))
}

describe('what a team was told of a person', () => {
  it('goes with them, wherever it stands in a long table, and is not for them to read', async () => {
    const email = 'cloche-longue@exemple.fr'
    await pool.query(
      `insert into notifications (id, user_id, type, title, message, created_at, updated_at)
       select ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, $1,
         'MESSAGE_RECEIVED', 'rien', '', now(), now() from generate_series(1, 5001) as n`,
      [world.users.moderator],
    )
    const last = 'ffffffff-ffff-4fff-bfff-ffffffffffff'
    await notice(last, `Message de ${email}`, null)
    const { data } = await copyPerson(await createLocalReq({}, payload), email)
    const { held } = data as { held: Array<{ table: string; rows: object[] }> }
    const rows = held.filter(({ table }) => table === 'notifications').flatMap((each) => each.rows)
    expect(rows).toMatchObject([{ id: last }])
    expect(Object.keys(rows[0] ?? {})).toEqual(['id', 'created_at'])
    await erase(email)
    expect(await areLeft([last])).toEqual([false])
    await pool.query(`delete from notifications where title = 'rien'`)
  })

  it('goes by what it leads to, and what the erasure itself tells stays, without a name', async () => {
    const email = 'cloche-nom@exemple.fr'
    const id = await team.open(await team.animal(), { email, name: 'Léa Martin' })
    const other = await team.open(await team.animal())
    await pool.query(
      `update adoption_requests set status = 'MEETING', meeting_at = now() + interval '2 days'
       where id = $1`,
      [id],
    )
    const page = (request: string) => `/shelter/${world.a.shelter}/admin/adoptions/${request}`
    const own = await notice(null, 'Message de Léa Martin', page(id))
    const others = await notice(null, 'Message de quelqu’un d’autre', page(other))
    await erase(email)
    expect(await areLeft([own, others])).toEqual([false, true])
    const { rows } = await pool.query<{ title: string; message: string }>(
      'select title, message from notifications where action_url = $1',
      [page(id)],
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every(({ title }) => title.includes('rencontre annulée'))).toBe(true)
    expect(JSON.stringify(rows)).not.toContain('Léa')
  })
})

it('what carries an address is found by indexes, in whichever letters it was typed', async () => {
  const { drizzle } = payload.db as unknown as PostgresAdapter
  const read = new Set<string>()
  await drizzle.transaction(async (session) => {
    await session.execute(sql`set local enable_seqscan = off`)
    const explaining = async (query: SQL) => {
      const { rows } = await session.execute(sql`explain ${query}`)
      const plan = rows.map((row) => Object.values(row).join()).join('\n')
      for (const node of plan.split(/(?=Seq Scan on )/))
        if (/^Seq Scan on [^(]+\([^>]*Filter: .*lower\(/.test(node))
          read.add(node.split(' ')[3] ?? '')
      return session.execute(query)
    }
    await findPerson(explaining as Execute, 'moderator@exemple.fr', { isOwnOnly: true })
  })
  // Keys of a few days, which go by themselves.
  read.delete('payload_kv')
  expect([...read].sort()).toEqual([])
})
