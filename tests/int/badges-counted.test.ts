import { randomUUID } from 'node:crypto'

import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { followProfile } from '@/features/follows/api'
import type { Criteria } from '@/features/badges/model'
import * as volunteering from '@/features/volunteering/desk/api'

import {
  badge,
  begin,
  forget,
  held,
  one,
  pay,
  payload,
  query,
  recount,
  request,
  world,
} from './badge-people'
import { call } from './in-process'
import { decide, newMission, newSlot, offered, past, team } from './volunteers'

beforeAll(begin)
beforeEach(forget)

/** What a fact makes of a counter, and what is left once it is undone. */
async function raised(
  criteria: Criteria,
  value: number,
  done: () => Promise<unknown>,
  undone: () => Promise<unknown>,
  of: 'visitor' | 'moderator' = 'visitor',
) {
  const id = await badge(criteria, value)
  await recount()
  const before = await held(id, of)
  await done()
  await recount()
  expect(await held(id, of)).toMatchObject({
    currentValue: before.currentValue + value,
    isUnlocked: true,
  })
  await undone()
  await recount()
  const { currentValue, isUnlocked } = await held(id, of)
  expect({ currentValue, isUnlocked }).toEqual({
    currentValue: before.currentValue,
    isUnlocked: false,
  })
}

describe('a counter follows the facts both ways', () => {
  const EMAIL = 'visitor@exemple.fr'

  it('euros given, without tips, until they are given back', async () => {
    await raised(
      'DONATION_AMOUNT',
      25,
      () => pay(EMAIL, 2550),
      () => pay(EMAIL, -2550),
    )
  })

  it('euros of an address only while it is confirmed', async () => {
    const id = await badge('DONATION_AMOUNT', 10)
    await pay(EMAIL, 1200)
    await query('update users set email_verified = null where id = $1', [world.users.visitor])
    await recount()
    expect((await held(id)).currentValue).toBe(0)
    await query('update users set email_verified = now() where id = $1', [world.users.visitor])
    await recount()
    expect((await held(id)).currentValue).toBe(12)
    await query('delete from payments')
  })

  it('people who follow the profile', async () => {
    const userId = world.users.visitor
    await query(
      `insert into profiles (user_id, shown_name, is_public) values ($1, 'Zoé', true)
       on conflict (user_id) do update set is_public = true`,
      [userId],
    )
    const set = (follow: boolean) => () =>
      call(world, followProfile, { as: 'editor', params: { userId }, body: { follow } })
    await raised('FOLLOWERS_COUNT', 1, set(true), set(false))
  })

  it('full months as ADMIN, until the role goes', async () => {
    const id = await badge('ADMIN_DURATION', 2)
    const user = world.users.visitor
    const role = (memberships: Array<{ shelter: string; role: 'ADMIN' | 'EDITOR' }>) =>
      payload.update({ collection: 'users', id: user, overrideAccess: true, data: { memberships } })
    await role([{ shelter: world.a.shelter, role: 'ADMIN' }])
    await recount()
    expect((await held(id)).currentValue).toBe(0)
    await query(
      `update badge_admin_terms set since = current_date - interval '2 months 3 days'
       where user_id = $1`,
      [user],
    )
    // Something else of the account is saved: the role is the same, and so is its day.
    await role([{ shelter: world.a.shelter, role: 'ADMIN' }])
    await recount()
    expect(await held(id)).toMatchObject({ currentValue: 2, isUnlocked: true })
    await role([{ shelter: world.a.shelter, role: 'EDITOR' }])
    await recount()
    expect(await held(id)).toMatchObject({ currentValue: 0, isUnlocked: false })
    await role([])
  })

  it('animals adopted, each once, until the adoption is undone', async () => {
    let first = ''
    const status = (state: string) =>
      query('update adoption_requests set status = $1 where id = $2', [state, first])
    await raised(
      'ANIMALS_HELPED',
      1,
      async () => {
        first = await request({ status: 'COMPLETED' })
        // The same animal a second time is the same animal.
        await request({ status: 'COMPLETED' })
      },
      async () => {
        await status('CERTIFICATE')
        await query(`delete from adoption_requests where status = 'COMPLETED'`)
      },
    )
  })

  it('animals sponsored, while something was paid for them', async () => {
    const sponsorship = randomUUID()
    await pay(EMAIL, 100)
    await query(
      `insert into sponsorships (id, shelter_id, status, animal_id, donor_id, email, provider, started_at)
       select $1, $2, 'ACTIVE', $3, d.id, d.email, 'simulator', now() from donors d where d.email = $4`,
      [sponsorship, world.a.shelter, world.a.animals.public, EMAIL],
    )
    await raised(
      'ANIMALS_HELPED',
      1,
      () => pay(EMAIL, 500, { sponsorship }),
      () => pay(EMAIL, -500, { sponsorship }),
    )
    await query('delete from payments')
  })

  it('animals that live with the person, by their address', async () => {
    const { shelter, animals } = world.a
    await raised(
      'ANIMALS_HELPED',
      1,
      () =>
        query(
          `insert into foster_stays (shelter_id, animal_id, name, email, started_on, ended_on)
           values ($1, $2, 'Zoé', $3, '2026-01-01', '2026-02-01'),
             ($1, $2, 'Zoé', upper($3), '2026-03-01', null)`,
          [shelter, animals.public, EMAIL],
        ),
      () => query('delete from foster_stays'),
    )
  })

  it('animals that are home after a report', async () => {
    const id = randomUUID()
    await raised(
      'ANIMALS_HELPED',
      1,
      () =>
        query(
          `insert into lost_found_reports (id, kind, status, species, sex, chip, day, lat, lng,
             shown_lat, shown_lng, contact_name, email, user_id, confirmed_at)
           values ($1, 'FOUND', 'RETURNED', 'CAT', 'UNKNOWN', 'UNKNOWN', '2026-11-01', 48, -1.6, 48,
             -1.6, 'Zoé', $2, $3, now())`,
          [id, EMAIL, world.users.visitor],
        ),
      () => query(`update lost_found_reports set status = 'OPEN' where id = $1`, [id]),
    )
  })

  it('meetings that were held, not those that were called off before', async () => {
    let id = ''
    await raised(
      'SHELTER_VISITS',
      1,
      async () => {
        id = await request({ status: 'MEETING', meeting_at: new Date(Date.now() - 86_400_000) })
      },
      () =>
        query(
          `update adoption_requests set status = 'WITHDRAWN', status_since = meeting_at - interval '1 hour'
           where id = $1`,
          [id],
        ),
    )
  })

  it('a meeting that was held before another was set, not one that was moved', async () => {
    const day = 86_400_000
    const at = (days: number) => new Date(Date.now() + days * day).toISOString()
    const set = (moment: string, written: string) => ({
      kind: 'MEETING_SET',
      text: moment,
      at: written,
    })
    let id = ''
    await raised(
      'SHELTER_VISITS',
      1,
      async () => {
        // Moved to two days ago before it took place, held, and another set for Friday.
        const timeline = [set(at(-3), at(-9)), set(at(-2), at(-8)), set(at(3), at(-1))]
        id = await request({
          status: 'MEETING',
          meeting_at: at(3),
          timeline: JSON.stringify(timeline),
        })
      },
      () => query(`update adoption_requests set timeline = '[]' where id = $1`, [id]),
    )
  })

  it('slots attended and hours validated, until the team takes that back', async () => {
    const slot = await newSlot((await newMission()).id)
    await decide(await offered(String((await one('select id from volunteer_missions')).id)))
    const shift = randomUUID()
    await query(
      `insert into volunteer_shifts (id, slot_id, shelter_id, user_id) values ($1, $2, $3, $4)`,
      [shift, slot, world.a.shelter, world.users.visitor],
    )
    await past(slot)
    const settle = (attendance: 'ATTENDED' | null, minutes: number | null) => () =>
      team('moderator', volunteering.settleHoursRoute, { attendance, minutes }, shift)
    await raised('VOLUNTEER_HOURS', 2, settle('ATTENDED', 150), settle(null, null))
    await raised('SHELTER_VISITS', 1, settle('ATTENDED', 60), settle(null, null))
  })

  it('walks and places that are published, until they are taken down', async () => {
    const walk = (status: string) => () =>
      query(
        `insert into walks (status, created_by, name, slug, difficulty, type, distance)
         values ($1, $2, 'Le canal', 'le-canal-badges', 'EASY', 'LOOP', 3000)
         on conflict (slug) do update set status = excluded.status`,
        [status, world.users.visitor],
      )
    await raised('COMMUNITY_POSTS', 1, walk('PUBLISHED'), walk('REJECTED'))
  })

  it('adoptions that a person of the team carried to their end', async () => {
    let id = ''
    await raised(
      'ADOPTION_SUCCESS',
      1,
      async () => {
        id = await request({ status: 'COMPLETED', assignee_id: world.users.moderator })
      },
      () => query('update adoption_requests set assignee_id = null where id = $1', [id]),
      'moderator',
    )
  })
})
