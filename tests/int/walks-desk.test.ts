import { createLocalReq, type Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import { createWalkRoute, eraseWalkRoute, updateWalkRoute } from '@/features/walks/api'
import { publishDeskWalk, rejectDeskWalk, reportWalkProblem } from '@/features/walks/desk/api'
import { erasePerson } from '@/features/privacy/commands'
import type { OwnWalk } from '@/features/walks/view'

import { getTestPayload } from '../support/payload'
import { makeWorld, type Who, type World } from './access/world'
import { call } from './in-process'
import { reportDesk } from './lost-found-desk'

let payload: Payload
let world: World
const { pool, mailsTo } = reportDesk(
  () => payload,
  () => world,
)

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
})

const BODY = {
  ...{ name: 'Le tour de l’étang', difficulty: 'EASY', type: 'STROLL', distance: 4200 },
  ...{ duration: 75, dogRule: 'LEASH', startPoint: { lat: 47.128, lng: 0.995 } },
}
const walkOf = ({ json }: { json: Record<string, unknown> }) => json.data as OwnWalk
const write = async (as: Who, more: object) =>
  walkOf(await call(world, createWalkRoute, { as, body: { ...BODY, submit: true, ...more } }))

it('a walk that changes its shelter is shown to its desk once more; its author hears once', async () => {
  const walk = await write('editor', { shelter: world.a.shelter })
  expect(walk).toMatchObject({ status: 'PUBLISHED', changedAt: null })
  const { email } = await payload.findByID({ collection: 'users', id: world.users.editor })
  const before = (await mailsTo(email)).length
  const problem = { kind: 'BLOCKED', reason: 'Un arbre est tombé.' }
  const told = await call(world, reportWalkProblem, { params: { id: walk.id }, body: problem })
  expect(told.status).toBe(200)
  expect((await mailsTo(email)).length - before).toBe(1)
  const moved = { ...BODY, version: walk.version, shelter: null }
  const params = { id: walk.id }
  const { changedAt } = walkOf(
    await call(world, updateWalkRoute, { as: 'editor', params, body: moved }),
  )
  expect(changedAt).not.toBeNull()
})

it('a walk that was sent back and whose author is gone comes back by its desk', async () => {
  const { id, version } = await write('editor', { name: 'La boucle', shelter: world.a.shelter })
  const params = { walkId: id }
  const reject = { version, reason: 'Le pont est fermé.' }
  expect((await call(world, rejectDeskWalk, { as: 'editor', params, body: reject })).status).toBe(
    200,
  )
  const publish = async () =>
    (await call(world, publishDeskWalk, { as: 'editor', params, body: { version: version + 1 } }))
      .status
  // As long as there is an author, it is theirs to correct.
  expect(await publish()).toBe(409)
  await pool().query('update walks set created_by = null where id = $1', [id])
  expect(await publish()).toBe(200)
})

it('what a team writes of a walk is in the log, with what it was; one’s own walk is not', async () => {
  const { id, version } = await write('editor', { name: 'Le bois', shelter: world.a.shelter })
  const params = { id }
  const body = { ...BODY, name: 'Le grand bois', shelter: world.a.shelter, version }
  expect((await call(world, updateWalkRoute, { as: 'moderator', params, body })).status).toBe(200)
  expect((await call(world, eraseWalkRoute, { as: 'editor', params })).status).toBe(200)
  const linesOf = async (walk: string) =>
    (
      await pool().query<Record<string, string | null>>(
        `select action, user_id as "user", shelter_id as shelter, "before"->>'name' as before,
          "after"->>'name' as after from audit_log where entity = 'walks' and entity_id = $1
         order by created_at`,
        [walk],
      )
    ).rows
  const shelter = world.a.shelter
  const { editor, moderator } = world.users
  expect(await linesOf(id)).toEqual([
    { action: 'CREATE', user: editor, shelter, before: null, after: 'Le bois' },
    { action: 'UPDATE', user: moderator, shelter, before: 'Le bois', after: 'Le grand bois' },
    { action: 'DELETE', user: editor, shelter, before: 'Le grand bois', after: null },
  ])
  const own = await write('visitor', { name: 'La mienne' })
  const draft = await write('editor', { shelter: world.a.shelter, submit: false })
  expect([await linesOf(own.id), await linesOf(draft.id)]).toEqual([[], []])
})

it('of a walk that goes with its author, the desk reads no more', async () => {
  const of = async () =>
    (
      await pool().query<{ message: string }>(
        `select message from notifications where user_id = $1 and group_key like 'walk-desk:%'`,
        [world.users.superAdmin],
      )
    ).rows
  await pool().query('delete from notifications')
  await write('visitor', { name: 'Chez Odile' })
  expect(await of()).toEqual([{ message: expect.stringContaining('Chez Odile') as string }])
  const { email } = await payload.findByID({ collection: 'users', id: world.users.visitor })
  await erasePerson(await createLocalReq({}, payload), email, email)
  expect(await of()).toEqual([])
})
