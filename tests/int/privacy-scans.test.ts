import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'

import { cancelDeletion, requestDeletion } from '@/features/privacy/own/api'

import { getTestPayload } from '../support/payload'
import { makeWorld, PASSWORD, type World } from './access/world'
import { archivesIn } from './data-archives'
import { call } from './in-process'

let payload: Payload
let world: World
let pool: Pool

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  pool = (payload.db as unknown as { pool: Pool }).pool
})

const { somebody } = archivesIn(() => ({ payload, world, pool }))

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
