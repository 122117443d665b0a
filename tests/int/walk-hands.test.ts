import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import {
  createWalkRoute,
  readOwnWalkRoute,
  submitWalkRoute,
  updateWalkRoute,
  verifyWalkRoute,
} from '@/features/walks/api'
import {
  keepDeskWalk,
  publishDeskWalk,
  rejectDeskWalk,
  reportWalkProblem,
} from '@/features/walks/desk/api'
import { findWalk } from '@/features/walks/queries'
import type { OwnWalk } from '@/features/walks/view'

import { getTestPayload } from '../support/payload'
import { makeWorld, type Who, type World } from './access/world'
import { call, type Answer } from './in-process'
import { reportDesk } from './lost-found-desk'

let payload: Payload
let world: World
const desk = reportDesk(
  () => payload,
  () => world,
)
type Route = Parameters<typeof call>[1]

const BODY = {
  name: 'La boucle des chênes',
  difficulty: 'EASY',
  type: 'STROLL',
  distance: 3100,
  dogRule: 'LEASH',
  startPoint: { lat: 47.128, lng: 0.995 },
}
const at = (as: Who, route: Route, walk: OwnWalk, body?: object) => {
  const params = { id: walk.id, walkId: walk.id }
  return call(world, route, { as, params, ...(body && { body }) })
}
const write = async (as: Who, more: object = {}): Promise<Answer> =>
  call(world, createWalkRoute, { as, body: { ...BODY, ...more } })
const walkOf = ({ json }: Answer) => json.data as OwnWalk
const change = (as: Who, walk: OwnWalk, more: object) =>
  at(as, updateWalkRoute, walk, { ...BODY, version: walk.version, ...more })

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  await desk.pool().query('update users set email_verified = now()')
})
beforeEach(async () => {
  await desk.pool().query('delete from flags')
  await desk.pool().query('delete from walk_waypoints')
  await desk.pool().query('delete from walks')
})

describe('the hands that a walk is in', () => {
  it('are those of its author alone while it is a draft', async () => {
    const draft = walkOf(await write('editor', { shelter: world.a.shelter }))
    for (const who of ['superAdmin', 'admin', 'foreignAdmin', 'visitor'] as const) {
      expect((await at(who, readOwnWalkRoute, draft)).status).toBe(404)
      expect((await change(who, draft, { name: 'Autre nom' })).status).toBe(404)
      expect((await at(who, submitWalkRoute, draft, {})).status).toBe(404)
    }
    expect((await at('editor', readOwnWalkRoute, draft)).status).toBe(200)
  })

  it('are those of who moderates it once it is sent, of its shelter and of no other', async () => {
    const sent = walkOf(await write('visitor', { submit: true }))
    expect((await at('editor', publishDeskWalk, sent, { version: sent.version })).status).toBe(404)
    const of = { shelter: world.a.shelter, submit: true }
    // A volunteer may sign with the shelter, who edits its content decides.
    const team = walkOf(await write('volunteer', of))
    expect(team.status).toBe('PENDING')
    const version = { version: team.version }
    expect((await at('foreignAdmin', publishDeskWalk, team, version)).status).toBe(404)
    const corrected = walkOf(await change('editor', team, { name: 'La boucle du lavoir' }))
    expect(corrected.name).toBe('La boucle du lavoir')
    // Who corrects a walk of others leaves it with its shelter.
    expect((await change('editor', corrected, { shelter: null })).status).toBe(422)
    const answer = await at('editor', publishDeskWalk, team, { version: corrected.version })
    expect(answer.status).toBe(200)
    expect((await findWalk(corrected.slug))?.shelter?.id).toBe(world.a.shelter)
  })

  it('sign with a shelter only while they are of its team', async () => {
    expect((await write('visitor', { shelter: world.a.shelter })).json.fields).toHaveProperty(
      'shelter',
    )
    const walk = walkOf(await write('editor', { shelter: world.a.shelter, submit: true }))
    expect(walk.status).toBe('PUBLISHED')
    const id = world.users.editor
    const { memberships } = await payload.findByID({ collection: 'users', id, depth: 0 })
    await desk.pool().query('delete from users_memberships where _parent_id = $1', [id])
    const refused = await change('editor', walk, { name: 'Autre nom' })
    expect([refused.status, Object.keys(refused.json.fields ?? {})]).toEqual([422, ['shelter']])
    await payload.update({ collection: 'users', id, data: { memberships }, overrideAccess: true })
  })
})

describe('what is said of a walk', () => {
  it('wrong after it was read is read before it is settled', async () => {
    const walk = walkOf(await write('superAdmin', { submit: true }))
    const report = () =>
      call(world, reportWalkProblem, {
        params: { id: walk.id },
        body: { kind: 'DANGER', reason: 'Un troupeau et deux patous.' },
      })
    expect((await report()).status).toBe(200)
    const body = { version: walk.version, seen: 0 }
    expect((await at('superAdmin', keepDeskWalk, walk, body)).status).toBe(409)
    const reason = 'Des chiens de troupeau gardent ce chemin.'
    expect((await at('superAdmin', rejectDeskWalk, walk, { ...body, reason })).status).toBe(409)
    expect((await at('superAdmin', keepDeskWalk, walk, { ...body, seen: 1 })).status).toBe(200)
  })

  it('to be true today is said by its author, of what is online', async () => {
    const draft = walkOf(await write('visitor'))
    expect((await at('visitor', verifyWalkRoute, draft, {})).status).toBe(409)
    const walk = walkOf(await write('superAdmin', { submit: true }))
    expect((await at('visitor', verifyWalkRoute, walk, {})).status).toBe(404)
    const verified = walkOf(await at('superAdmin', verifyWalkRoute, walk, {}))
    expect(verified.lastVerifiedAt).toMatch(/^20/)
  })
})

describe('the place of a walk', () => {
  it('stays where nothing of it was sent, and follows a start that goes elsewhere', async () => {
    const walk = walkOf(await write('visitor'))
    expect([walk.city, walk.department]).toEqual(['Loches', '37'])
    const named = walkOf(await change('visitor', walk, { region: 'Touraine' }))
    expect([named.region, named.department]).toEqual(['Touraine', '37'])
    const startPoint = { lat: 48.117, lng: -1.678 }
    const moved = walkOf(
      await at('visitor', updateWalkRoute, named, {
        ...BODY,
        version: named.version,
        city: named.city,
        postalCode: named.postalCode,
        region: named.region,
        startPoint,
      }),
    )
    expect([moved.city, moved.department]).toEqual(['Rennes', '35'])
  })

  it('keeps the address of its start while the start stays', async () => {
    const startPoint = { ...BODY.startPoint, address: '3 quai de l’Indre' }
    const walk = walkOf(await write('visitor', { startPoint }))
    const saved = walkOf(await change('visitor', walk, { name: 'Autre nom' }))
    expect(saved.startPoint?.address).toBe('3 quai de l’Indre')
    const elsewhere = { lat: 47.129, lng: 0.995 }
    const moved = walkOf(await change('visitor', saved, { startPoint: elsewhere }))
    expect(moved.startPoint?.address).toBeNull()
  })

  it('is answered in French where its line is impossible', async () => {
    const track = [
      [47.1, 0.9, -9999],
      [47.2, 0.9, null],
    ]
    const { status, json } = await write('visitor', { track })
    expect(status).toBe(400)
    expect(Object.values(json.fields ?? {})).toEqual(['Une altitude du tracé est impossible'])
  })
})

it('counts nothing of what is refused among the walks of a day', async () => {
  for (let nth = 0; nth < 22; nth += 1) {
    expect((await write('moderator', { submit: true, dogRule: null })).status).toBe(422)
  }
  expect((await write('moderator')).status).toBe(200)
})
