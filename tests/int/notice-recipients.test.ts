import { createLocalReq, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { listFollowers } from '@/features/forms/inbox/followers'
import { notify, teamOrShelter, teamWith, type Notice } from '@/features/notifications/commands'
import { mailNow } from '@/features/notifications/mail/commands'
import { MOST_RECIPIENTS } from '@/features/notifications/model'
import { createTicketFor } from '@/features/tickets/commands'
import { inTransaction } from '@/platform/db/transaction'

import { getTestPayload } from '../support/payload'
import { makeWorld, type World } from './access/world'

let payload: Payload
let world: World
const pool = () => payload.db.pool

/** Members of a team, with a number in their name. */
async function join(role: string, count: number, name: string): Promise<void> {
  await pool().query(
    `with made as (
       insert into users (id, name, email, email_verified, updated_at, created_at)
       select gen_random_uuid(), $1 || lpad(n::text, 3, '0'), lower($1) || n || '@exemple.fr',
         now(), now(), now() from generate_series(1, $2::int) n returning id)
     insert into users_memberships (_order, _parent_id, id, shelter_id, role)
     select 1, id, id::text, $3, $4::enum_users_memberships_role from made`,
    [name, count, world.b.shelter, role],
  )
}

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
})
beforeEach(async () => {
  await pool().query('delete from notifications')
  await pool().query('delete from emails')
})

describe('a large team', () => {
  it('is told by what its members may do, wherever their name stands', async () => {
    await join('VOLUNTEER', 210, 'Alix')
    await join('MODERATOR', 1, 'Zoe')
    const req = await createLocalReq({}, payload)
    const names = async (shelter: string) =>
      (await teamWith(req, shelter, 'manageNews')).map(({ name }) => name).sort()
    expect(await names(world.b.shelter)).toEqual(['Zoe001', 'foreignAdmin'])
    // An editor of one shelter who is a volunteer of the other.
    expect(await names(world.a.shelter)).toContain('mixed')
    expect(await names('')).toEqual([])
  })

  it('is shown whole to whoever gives an answer to somebody', async () => {
    const req = await createLocalReq({}, payload)
    const id = world.users.foreignAdmin
    req.user = await payload.findByID({ collection: 'users', id, overrideAccess: true, depth: 0 })
    const names = (await listFollowers(req, world.b.shelter)).map(({ name }) => name)
    expect(names.sort()).toEqual(['Zoe001', 'foreignAdmin'])
  })

  it.each([
    ['as they chose', { type: 'ADOPTION_REQUEST', isToTeam: true }, 'SENT'],
    ['that are owed', { type: 'TEAM_ROLE_CHANGED' }, null],
  ] as const)(
    'gets letters %s, each member one, those beyond the first fifty in their turn',
    async (_how, more, state) => {
      if ((await pool().query(`select 1 from users where name like 'Bea%'`)).rowCount === 0)
        await join('EDITOR', MOST_RECIPIENTS + 5, 'Bea')
      const req = await createLocalReq({}, payload)
      const to = (await teamWith(req, world.b.shelter, 'manageNews')).filter(({ name }) =>
        name?.startsWith('Bea'),
      )
      const notice: Notice = {
        to,
        subject: 'Une demande',
        content: { title: 'Une demande', paragraphs: [] },
        ...more,
      }
      await inTransaction(req, () => notify(req, notice))
      const states = async () =>
        (
          await pool().query<{ mail: string | null; count: number }>(
            'select mail, count(*)::int as count from notifications group by mail order by mail',
          )
        ).rows.map(({ mail, count }) => [mail, count])
      const letters = async () =>
        (
          await pool().query<{ all: number; people: number }>(
            `select count(*)::int as all, count(distinct "to")::int as people from emails`,
          )
        ).rows[0]
      expect(await letters()).toEqual({ all: MOST_RECIPIENTS, people: MOST_RECIPIENTS })
      expect(new Map((await states()) as Array<[string | null, number]>)).toEqual(
        new Map([
          [state, MOST_RECIPIENTS],
          ['NOW', 5],
        ]),
      )
      await mailNow(payload)
      await mailNow(payload)
      expect(await letters()).toEqual({ all: to.length, people: to.length })
    },
  )
})

it('a shelter whose team holds nobody who may is told itself', async () => {
  await pool().query(`update users_memberships set role = 'EDITOR' where shelter_id = $1`, [
    world.b.shelter,
  ])
  const { rows } = await pool().query<{ email: string }>(
    'select email from shelters where id = $1',
    [world.b.shelter],
  )
  const req = await createLocalReq({}, payload)
  const id = world.users.visitor
  req.user = await payload.findByID({ collection: 'users', id, overrideAccess: true, depth: 0 })
  const ask = { shelterId: world.b.shelter, title: 'Horaires', description: 'Quand venir\u00a0?' }
  await createTicketFor(req, ask)
  const letters = async (email: string | undefined) =>
    (await pool().query<{ subject: string }>('select subject from emails where "to" = $1', [email]))
      .rows
  expect(await letters(rows[0]?.email)).toEqual([{ subject: 'visitor vous écrit\u00a0: Horaires' }])
  const adoptions = await teamOrShelter(req, world.b.shelter, 'manageAdoptions')
  expect(adoptions).toEqual([{ email: rows[0]?.email }])
})
