import type { Payload } from 'payload'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { addWalkPhotosRoute, createWalkRoute, updateWalkRoute } from '@/features/walks/api'
import type { OwnWalk } from '@/features/walks/view'

import { getTestPayload } from '../support/payload'
import { makeWorld, type Who, type World } from './access/world'
import { call, type Answer } from './in-process'
import { reportDesk } from './lost-found-desk'

let payload: Payload
let world: World
let picture: Buffer
const desk = reportDesk(
  () => payload,
  () => world,
)
const POINTS = [
  { name: 'Parking', types: ['START'], latitude: 47.128, longitude: 0.995 },
  { name: 'La mare', latitude: 47.13, longitude: 0.99 },
]
const BODY = {
  name: 'La boucle des mares',
  difficulty: 'EASY',
  type: 'STROLL',
  distance: 3100,
  dogRule: 'LEASH',
  startPoint: { lat: 47.128, lng: 0.995 },
}
const walkOf = ({ json }: Answer) => json.data as OwnWalk
const write = async (): Promise<OwnWalk> =>
  walkOf(
    await call(world, createWalkRoute, { as: 'visitor', body: { ...BODY, waypoints: POINTS } }),
  )
const add = (walk: OwnWalk, waypoint: string, count = 1, as: Who = 'visitor') => {
  const form = new FormData()
  form.set('waypoint', waypoint)
  for (let at = 0; at < count; at += 1)
    form.append('photo', new Blob([new Uint8Array(picture)]), `${at}.png`)
  return call(world, addWalkPhotosRoute, { as, params: { id: walk.id }, body: form })
}
const change = (walk: OwnWalk, more: object) =>
  call(world, updateWalkRoute, {
    as: 'visitor',
    params: { id: walk.id },
    body: { ...BODY, version: walk.version, ...more },
  })
const idOf = (walk: OwnWalk, at: number) => walk.waypoints[at]?.id ?? ''

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  await desk.pool().query('update users set email_verified = now()')
  const create = { width: 60, height: 40, channels: 3 as const, background: '#393' }
  picture = await sharp({ create }).png().toBuffer()
})
beforeEach(async () => {
  await desk.pool().query('delete from walk_waypoints')
  await desk.pool().query('delete from walks')
})

describe('photos of a waypoint', () => {
  it('stay with it wherever it is put, and go no further than its walk', async () => {
    const walk = await write()
    const added = walkOf(await add(walk, idOf(walk, 1), 2))
    expect(added.waypoints.map(({ photos }) => photos.length)).toEqual([0, 2])
    expect(added.coverImage).toBeNull()
    const [start, pond] = added.waypoints
    const photos = pond?.photos.map(({ url }) => ({ url, title: 'La mare' }))
    const turned = walkOf(
      await change(added, {
        waypoints: [
          { id: pond?.id, name: 'La mare', latitude: 47.13, longitude: 0.99, photos },
          { id: start?.id, ...POINTS[0] },
        ],
      }),
    )
    expect(turned.waypoints.map(({ photos: list }) => list.length)).toEqual([2, 0])
    expect(idOf(turned, 0)).toBe(pond?.id)
    const other = await write()
    const stolen = await change(other, { waypoints: [{ name: 'x', photos }] })
    expect([stolen.status, Object.keys(stolen.json.fields ?? {})]).toEqual([
      422,
      ['waypoints.0.photos.0.url'],
    ])
  })

  it('are refused for a point of another walk, for one too many, and to others', async () => {
    const [walk, other] = [await write(), await write()]
    const foreign = await add(walk, idOf(other, 0))
    expect(foreign.status).toBe(404)
    expect(foreign.json.error).toContain('Cette étape n’est pas encore enregistrée')
    expect((await add(walk, idOf(walk, 0), 1, 'editor')).status).toBe(404)
    expect((await add(walk, idOf(walk, 0), 3)).status).toBe(200)
    const many = await add(walk, idOf(walk, 0), 2)
    expect([many.status, Object.values(many.json.fields ?? {})]).toEqual([
      400,
      ['4 photos au maximum pour une étape'],
    ])
  })
})

describe('a waypoint', () => {
  it('says its type by the name of the documents and by the other, alone or in a list', async () => {
    const body = {
      ...BODY,
      waypoints: [
        { type: 'START' },
        { type: ['WATER', 'NATURE'] },
        { types: ['END'] },
        { name: 'Rien de spécial' },
      ],
    }
    const walk = walkOf(await call(world, createWalkRoute, { as: 'visitor', body }))
    const kinds = [['START'], ['WATER', 'NATURE'], ['END'], ['STANDARD']]
    expect(walk.waypoints.map(({ type }) => type)).toEqual(kinds)
    expect(walk.waypoints.map(({ types }) => types)).toEqual(kinds)
  })

  it('is changed by whichever of the two was changed, as it was read', async () => {
    const walk = await write()
    const sent = walk.waypoints.map(({ photos: _, ...point }) => point)
    const [start, pond] = sent
    const moved = [
      { ...start, type: 'PARKING' },
      { ...pond, types: ['START', 'WATER'] },
    ]
    const after = walkOf(await change(walk, { waypoints: moved }))
    expect(after.waypoints.map(({ type }) => type)).toEqual([['PARKING'], ['START', 'WATER']])
    const [, other] = after.waypoints.map(({ photos: _, ...point }) => point)
    const twice = await change(after, {
      waypoints: [{ type: 'START' }, { ...other, type: ['START', 'NATURE'] }],
    })
    expect([twice.status, Object.keys(twice.json.fields ?? {})]).toEqual([
      422,
      ['waypoints.1.types'],
    ])
  })

  it('names its photos and itself in them, and takes them back by these names', async () => {
    const walk = await write()
    const added = walkOf(await add(walk, idOf(walk, 1), 2))
    const photos = added.waypoints[1]?.photos ?? []
    expect(photos.map(({ waypointId }) => waypointId)).toEqual([idOf(walk, 1), idOf(walk, 1)])
    expect(new Set(photos.map(({ id }) => id)).size).toBe(2)
    for (const { id, url } of photos) expect(url).toContain(id)
    const sent = photos.map(({ id, url, waypointId, title, description, order }) => {
      return { id, url, waypointId, title, description, order }
    })
    const waypoints = [{ ...POINTS[1], id: idOf(walk, 1), photos: [...sent].reverse() }]
    const turned = walkOf(await change(added, { waypoints }))
    const ids = photos.map(({ id }) => id)
    expect(turned.waypoints[0]?.photos.map(({ id }) => id)).toEqual(ids.reverse())
  })
})

describe('the photo that stands for a walk', () => {
  it('is chosen, stays while it is there, and is one of its photos', async () => {
    const walk = await write()
    const added = walkOf(await add(walk, '', 3))
    const urls = added.photos.map(({ url }) => url)
    expect(added.coverImage).toBe(urls[0])
    const chosen = walkOf(await change(added, { coverImage: urls[2] }))
    expect(chosen.photos.map(({ isMain }) => isMain)).toEqual([false, false, true])
    // Neither another photo nor a change that says nothing of it takes its place.
    const more = walkOf(await add(chosen, ''))
    const same = walkOf(await change(more, { photos: more.photos.map(({ url }) => ({ url })) }))
    expect(same.coverImage).toBe(urls[2])
    const main = same.photos.map(({ url }, at) => ({ url, isMain: at === 1 }))
    const marked = walkOf(await change(same, { photos: main }))
    expect(marked.coverImage).toBe(urls[1])
    const left = walkOf(await change(marked, { photos: [{ url: urls[2] }, { url: urls[0] }] }))
    expect(left.coverImage).toBe(urls[2])
    const gone = await change(left, { coverImage: urls[1] })
    expect([gone.status, Object.keys(gone.json.fields ?? {})]).toEqual([422, ['coverImage']])
    expect(walkOf(await change(left, { coverImage: null })).coverImage).toBe(urls[2])
  })
})
