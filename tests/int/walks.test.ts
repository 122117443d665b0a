import type { Payload } from 'payload'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import {
  createWalkRoute,
  eraseWalkRoute,
  readWalkRoute,
  submitWalkRoute,
  updateWalkRoute,
} from '@/features/walks/api'
import { addWalkPhotos } from '@/features/walks/commands/photos'
import {
  keepDeskWalk,
  publishDeskWalk,
  rejectDeskWalk,
  reportWalkProblem,
} from '@/features/walks/desk/api'
import { NO_FILTERS } from '@/features/walks/filters'
import { mapWalks } from '@/features/walks/map'
import { findWalk, searchWalks, walkDays } from '@/features/walks/queries'
import type { OwnWalk } from '@/features/walks/view'
import { storage } from '@/platform/storage'
import { pictureKey } from '@/features/media/model'

import { getTestPayload } from '../support/payload'
import { makeWorld, type World } from './access/world'
import { call as ask } from './in-process'
import { reportDesk } from './lost-found-desk'

type Asked = NonNullable<Parameters<typeof ask>[2]>
const call = (
  of: World,
  route: Parameters<typeof ask>[1],
  sent: Asked,
  as: Asked['as'] = 'anonymous',
) => ask(of, route, { ...sent, as })

let payload: Payload
let world: World
const { pool, reqAs, mailsTo } = walkDesk()

function walkDesk() {
  const desk = reportDesk(
    () => payload,
    () => world,
  )
  return {
    pool: desk.pool,
    mailsTo: desk.mailsTo,
    reqAs: async (id: string) => {
      const user = await payload.findByID({ collection: 'users', id })
      return { req: { ...(await desk.newReq()), user } as never, user }
    },
  }
}

const BODY = {
  name: 'Le tour de l’étang',
  difficulty: 'EASY',
  type: 'STROLL',
  distance: 4200,
  duration: 75,
  dogRule: 'LEASH',
  startPoint: { lat: 47.128, lng: 0.995 },
  price: 4.5,
  waypoints: [
    { name: 'Parking', types: ['START', 'PARKING'], latitude: 47.128, longitude: 0.995 },
    { name: 'Le ponton', description: '<b>beau</b>', latitude: 47.13, longitude: 0.99 },
  ],
}

const write = async (more: object = {}, as: 'visitor' | 'superAdmin' = 'visitor') =>
  call(world, createWalkRoute, { body: { ...BODY, ...more } }, as)
const walkOf = (answer: { json: Record<string, unknown> }) => answer.json.data as OwnWalk

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
})

beforeEach(async () => {
  await pool().query('delete from flags')
  await pool().query('delete from walk_waypoints')
  await pool().query('delete from walks')
  await pool()
    .query(`delete from rate_limits where true`)
    .catch(() => undefined)
})

describe('a walk', () => {
  it('is a draft of its author alone, then read, then online', async () => {
    const walk = walkOf(await write())
    expect(walk).toMatchObject({
      status: 'DRAFT',
      version: 1,
      slug: 'le-tour-de-l-etang',
      price: 4.5,
      city: 'Loches',
      department: '37',
      region: 'Centre-Val de Loire',
    })
    expect(walk.waypoints.map(({ types, order }) => [order, ...types])).toEqual([
      [0, 'START', 'PARKING'],
      [1, 'STANDARD'],
    ])
    expect(await findWalk(walk.slug)).toBeNull()
    const params = { walkId: walk.id }
    const early = await call(world, publishDeskWalk, { params, body: { version: 1 } }, 'superAdmin')
    expect(early.status).toBe(404)
    const sent = await call(
      world,
      submitWalkRoute,
      { params: { id: walk.id }, body: {} },
      'visitor',
    )
    expect(walkOf(sent).status).toBe('PENDING')
    const body = { version: walkOf(sent).version }
    expect((await call(world, publishDeskWalk, { params, body }, 'visitor')).status).toBe(404)
    expect((await call(world, publishDeskWalk, { params, body }, 'superAdmin')).status).toBe(200)
    expect((await call(world, publishDeskWalk, { params, body }, 'superAdmin')).status).toBe(409)
    const shown = await findWalk(walk.slug)
    expect(shown).toMatchObject({ name: BODY.name, dogRule: 'LEASH' })
    expect(shown).not.toHaveProperty('userId')
    expect(shown).not.toHaveProperty('version')
    const read = await call(world, readWalkRoute, { params: { id: walk.id } })
    expect(read.status).toBe(200)
    expect(await walkDays(1)).toHaveLength(1)
  })
  it('says what is wrong on its field, in the words of the documents', async () => {
    const empty = await call(
      world,
      createWalkRoute,
      { body: { distance: 0, price: -1 } },
      'visitor',
    )
    expect(empty.status).toBe(400)
    expect(empty.json.fields).toMatchObject({
      distance: 'La distance doit être supérieure à 0',
      price: 'Le prix doit être positif',
    })
    const wrong = [
      [{ name: ' ' }, 400, 'name'],
      [{ startPoint: { lat: 91, lng: 0 } }, 400, 'startPoint.lat'],
      [{ photos: [{ url: 'https://autre.example/a.webp' }] }, 400, 'photos.0.url'],
      [{ photos: [{ url: '/api/cms/media/file/autre.webp' }] }, 422, 'photos.0.url'],
      [{ waypoints: Array.from({ length: 201 }, () => ({})) }, 400, 'waypoints'],
      [{ waypoints: [{ types: ['START'] }, { types: 'START' }] }, 400, 'waypoints.1.types'],
      [{ waypoints: [{ types: ['END'] }, { type: 'END' }] }, 400, 'waypoints.1.type'],
      [{ waypoints: [{ type: 'ARRIVAL' }] }, 400, 'waypoints.0.type.0'],
      [{ status: 'PUBLISHED' }, 400, 'status'],
      [{ shelter: world.a.shelter }, 422, 'shelter'],
      [{ submit: true, dogRule: null }, 422, 'dogRule'],
      [{ submit: true, startPoint: null }, 422, 'startPoint'],
    ] as const
    for (const [more, status, field] of wrong) {
      const answer = await write(more)
      expect({ field, status: answer.status, on: Object.keys(answer.json.fields ?? {}) }).toEqual({
        field,
        status,
        on: [field],
      })
    }
  })
  it('is of nobody else, and never overwritten by what was read before', async () => {
    const walk = walkOf(await write())
    const params = { id: walk.id }
    const body = { ...BODY, version: 1, name: 'Autre nom' }
    expect((await call(world, updateWalkRoute, { params, body }, 'admin')).status).toBe(404)
    expect((await call(world, eraseWalkRoute, { params }, 'admin')).status).toBe(404)
    const both = await Promise.all(
      [1, 2].map(() => call(world, updateWalkRoute, { params, body }, 'visitor')),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const again = walkOf(await write({ name: 'Autre nom' }))
    expect(again.slug).toBe('autre-nom-2')
  })
  it('keeps what was not sent, and drops the files that it holds no more', async () => {
    const walk = walkOf(await write({ shortDescription: 'Courte', tags: ['Eau', 'eau', 'forêt'] }))
    expect(walk.tags).toEqual(['eau', 'forêt'])
    const { req, user } = await reqAs(world.users.visitor)
    const bytes = await sharp({
      create: { width: 60, height: 40, channels: 3, background: '#393' },
    })
      .jpeg()
      .toBuffer()
    const file = { name: 'a.jpg', type: 'image/jpeg', bytes }
    const more = await addWalkPhotos(req, user, walk.id, [file, file], { waypoint: null })
    expect(more.photos.map(({ isMain }) => isMain)).toEqual([true, false])
    expect(more.coverImage).toBe(more.photos[0]?.url)
    const [first, second] = more.photos
    const params = { id: walk.id }
    const body = {
      ...{ name: BODY.name, difficulty: 'HARD', type: 'HIKE', distance: 9000 },
      version: more.version,
      photos: [{ url: second?.url, title: 'La vue' }],
    }
    const after = walkOf(await call(world, updateWalkRoute, { params, body }, 'visitor'))
    expect(after).toMatchObject({
      difficulty: 'HARD',
      shortDescription: 'Courte',
      dogRule: 'LEASH',
    })
    expect(after.waypoints).toHaveLength(2)
    expect(after.photos).toMatchObject([{ url: second?.url, title: 'La vue', isMain: true }])
    expect(after.coverImage).toBe(second?.url)
    const fileOf = (url = '') => storage.read(pictureKey(url.slice(url.lastIndexOf('/') + 1)))
    expect(await fileOf(first?.url)).toBeNull()
    expect(await fileOf(second?.url)).not.toBeNull()
    expect((await call(world, eraseWalkRoute, { params }, 'visitor')).status).toBe(200)
    expect(await fileOf(second?.url)).toBeNull()
  })
  it('that is refused goes back with its reason; what is wrong with it is read and settled', async () => {
    const walk = walkOf(await write({ submit: true }))
    const params = { walkId: walk.id }
    const reason = 'La règle pour les chiens est fausse.'
    const refuse = { params, body: { version: walk.version, reason } }
    expect((await call(world, rejectDeskWalk, refuse, 'superAdmin')).status).toBe(200)
    const { user } = await reqAs(world.users.visitor)
    expect((await mailsTo(user.email)).at(-1)?.text).toContain(reason)
    const own = {
      params: { id: walk.id },
      body: { ...BODY, version: walk.version + 1, submit: true },
    }
    const again = walkOf(await call(world, updateWalkRoute, own, 'visitor'))
    expect(again).toMatchObject({ status: 'PENDING', rejectedReason: null })
    const accept = { params, body: { version: again.version } }
    expect((await call(world, publishDeskWalk, accept, 'superAdmin')).status).toBe(200)
    const problem = {
      params: { id: walk.id },
      body: { kind: 'BLOCKED', reason: 'Un arbre est tombé.' },
    }
    expect((await call(world, reportWalkProblem, problem)).status).toBe(200)
    expect((await mailsTo(user.email)).at(-1)?.text).toContain('Un arbre est tombé')
    const keep = { params, body: { version: again.version + 1 } }
    expect((await call(world, keepDeskWalk, keep, 'superAdmin')).status).toBe(200)
    expect((await call(world, keepDeskWalk, keep, 'superAdmin')).status).toBe(409)
    const online = { params: { id: walk.id }, body: { ...BODY, version: again.version + 1 } }
    const changed = walkOf(await call(world, updateWalkRoute, online, 'visitor'))
    expect(changed).toMatchObject({ status: 'PUBLISHED' })
    expect(changed.changedAt).not.toBeNull()
    const blank = { ...online.body, version: changed.version, dogRule: null }
    const refused = await call(world, updateWalkRoute, { ...online, body: blank }, 'visitor')
    expect({ status: refused.status, fields: Object.keys(refused.json.fields ?? {}) }).toEqual({
      status: 422,
      fields: ['dogRule'],
    })
  })
  it('is found by every filter, near a town, and on the map', async () => {
    const walk = walkOf(
      await write(
        { submit: true, bestSeasons: ['SPRING'], allowedAnimals: ['DOG'], elevation: 90 },
        'superAdmin',
      ),
    )
    expect(walk.status).toBe('PUBLISHED')
    const found = async (more: object) => (await searchWalks({ ...NO_FILTERS, ...more })).total
    const hits = [
      {},
      { search: 'etang loches' },
      { difficulty: 'EASY', type: 'STROLL', dogRule: 'LEASH' },
      { allowedAnimals: 'DOG', bestSeasons: 'SPRING' },
      { maxKm: 5, minKm: 4, maxMinutes: 80, maxClimb: 100 },
      { region: 'Centre-Val de Loire', department: '37' },
      { near: 'Loches', radiusKm: 5, sort: 'nearest' },
    ]
    for (const filters of hits) expect([filters, await found(filters)]).toEqual([filters, 1])
    const misses = [
      { search: 'montagne' },
      { bestSeasons: 'WINTER' },
      { maxKm: 4 },
      { isFree: 'oui' },
      { hasTrack: 'oui' },
      { near: 'Rennes' },
    ]
    for (const filters of misses) expect([filters, await found(filters)]).toEqual([filters, 0])
    expect(await mapWalks(NO_FILTERS, null)).toMatchObject({ walks: [{ id: walk.id }], groups: [] })
  })
})
