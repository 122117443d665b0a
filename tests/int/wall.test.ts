import type { Payload } from 'payload'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import {
  changeWallPost,
  eraseWallPost,
  likeWallPost,
  listWallPosts,
  readOwnWall,
  readWallPost,
  writeWallPost,
} from '@/features/wall/api'
import type { PublicPost } from '@/features/wall/view'
import { storage } from '@/platform/storage'

import { getTestPayload } from '../support/payload'
import { makeWorld, type Who, type World } from './access/world'
import { call } from './in-process'
import { wallWorld } from './wall-world'

let payload: Payload
let world: World
let picture: Buffer
const wall = wallWorld(
  () => payload,
  () => world,
)
const list = async (query = '') =>
  (await call(world, listWallPosts, { query })).json as unknown as {
    data: PublicPost[]
    next: string | null
  }
const change = (as: Who, id: string, more: object = {}) =>
  call(world, changeWallPost, {
    as,
    params: { id },
    body: { body: 'Autre chose', version: 1, ...more },
  })
const withPhotos = (count: number, more: Record<string, string> = {}) => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ body: 'Deux photos.', ...more }))
    form.set(name, value)
  for (let at = 0; at < count; at += 1)
    form.append('photo', new Blob([new Uint8Array(picture)]), `${at}.jpg`)
  return form
}

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  await wall.pool().query('update users set email_verified = now()')
  const create = { width: 60, height: 40, channels: 3 as const, background: '#393' }
  picture = await sharp({ create })
    .withExif({ IFD3: { GPSLatitude: '48/1 0/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()
})
beforeEach(() => wall.forget())

describe('writing', () => {
  it('is online at once, with the first name alone and the animal that everybody sees', async () => {
    const id = await wall.online('visitor', { animal: world.a.animals.public })
    const { data } = await list()
    expect(data).toHaveLength(1)
    expect(data[0]).toMatchObject({ id, by: { href: null, photo: null }, animal: { name: 'Nala' } })
    expect(data[0]?.by.name).not.toContain(' ')
    const { rows } = await wall
      .pool()
      .query('select distinct title from notifications where group_key = $1', [`wall-news:${id}`])
    expect(rows).toEqual([{ title: 'Des nouvelles de Nala' }])
  })

  it('needs a person with a confirmed address, some words, and animals that are shown', async () => {
    expect((await wall.write('anonymous')).status).toBe(401)
    expect((await wall.write('visitor', { body: '  ' })).json.fields).toEqual({
      body: 'Écrivez quelques mots',
    })
    expect((await wall.write('visitor', { body: 'a'.repeat(1001) })).status).toBe(400)
    for (const animal of [world.a.animals.hidden, world.suspended.animals.public])
      expect((await wall.write('visitor', { animal })).json.fields).toHaveProperty('animal')
    const link = `https://exemple.fr/animaux/${world.a.animals.public}`
    expect((await wall.write('visitor', { animalLink: link })).status).toBe(200)
    expect((await wall.write('visitor', { animalLink: 'Nala' })).status).toBe(422)
    expect((await wall.write('visitor', { status: 'PUBLISHED' })).status).toBe(400)
    await wall
      .pool()
      .query('update users set email_verified = null where id = $1', [world.users.visitor])
    expect((await wall.write('visitor')).status).toBe(403)
    // What they wrote before shows nowhere meanwhile.
    expect((await list()).data).toEqual([])
    await wall.pool().query('update users set email_verified = now()')
  })

  it('in the name of a shelter is for those who manage its news, while it is online', async () => {
    const shelter = world.a.shelter
    expect((await wall.write('volunteer', { shelter })).status).toBe(422)
    expect((await wall.write('foreignAdmin', { shelter })).json.fields).toHaveProperty('shelter')
    const id = await wall.online('editor', { shelter })
    expect((await list(`?shelter=${shelter}`)).data[0]).toMatchObject({
      id,
      by: { isShelter: true, photo: null },
    })
    expect((await list(`?shelter=${world.b.shelter}`)).data).toEqual([])
    await wall.pool().query(`update shelters set status = 'SUSPENDED' where id = $1`, [shelter])
    expect((await list()).data).toEqual([])
    expect((await call(world, readWallPost, { params: { id } })).status).toBe(404)
    await wall.pool().query(`update shelters set status = 'APPROVED' where id = $1`, [shelter])
  })

  it('keeps photos without what the phone wrote, four at most', async () => {
    const sent = await call(world, writeWallPost, { as: 'visitor', body: withPhotos(2) })
    const { photos } = await wall.row(wall.idOf(sent))
    expect(photos).toHaveLength(2)
    const kept = await storage.read(photos[0]?.key ?? '')
    expect((await sharp(kept as Buffer).metadata()).exif).toBeUndefined()
    const five = await call(world, writeWallPost, { as: 'visitor', body: withPhotos(5) })
    expect([five.status, five.json.fields?.photo]).toEqual([400, '4 photos au maximum'])
    const form = new FormData()
    form.set('body', 'Un faux')
    form.append('photo', new Blob(['<svg onload="alert(1)"/>']), 'a.svg')
    const fake = await call(world, writeWallPost, { as: 'visitor', body: form })
    expect(fake.json.fields).toHaveProperty('photo')
  })

  it('of a new account is two a day', async () => {
    await wall
      .pool()
      .query('update users set created_at = now() where id = $1', [world.users.visitor])
    const statuses = []
    for (let at = 0; at < 3; at += 1) statuses.push((await wall.write('visitor')).status)
    expect(statuses).toEqual([200, 200, 429])
  })
})

describe('one’s own', () => {
  it('is changed and erased by its author alone, and of what was read', async () => {
    const sent = await call(world, writeWallPost, { as: 'visitor', body: withPhotos(2) })
    const id = wall.idOf(sent)
    const { photos } = await wall.row(id)
    for (const as of ['admin', 'foreignAdmin', 'superAdmin'] as const) {
      expect((await change(as, id)).status).toBe(404)
    }
    expect((await change('visitor', id, { removePhoto1: 'on' })).status).toBe(200)
    expect((await change('visitor', id)).status).toBe(409)
    const after = await wall.row(id)
    expect([after.body, after.photos]).toEqual(['Autre chose', [photos[1]]])
    expect(await storage.read(photos[0]?.key ?? '')).toBeNull()
    const erase = (as: Who) => call(world, eraseWallPost, { as, params: { id }, body: {} })
    expect((await erase('moderator')).status).toBe(404)
    expect((await erase('visitor')).status).toBe(200)
    expect(await wall.row(id)).toBeUndefined()
    expect(await storage.read(photos[1]?.key ?? '')).toBeNull()
  })

  it('without JavaScript comes back with what was typed, or goes on', async () => {
    const refused = await call(world, writeWallPost, {
      as: 'visitor',
      body: new URLSearchParams({ body: '', animalLink: 'Nala' }),
    })
    expect(refused.status).toBe(303)
    expect(refused.headers.get('location')).toBe('/wall/ecrire?corriger=oui')
    const done = await call(world, writeWallPost, {
      as: 'visitor',
      body: new URLSearchParams({ body: 'Bonjour' }),
    })
    expect(done.headers.get('location')).toMatch(/^\/wall\/[0-9a-f-]{36}\?fait=publie$/)
    const out = await call(world, writeWallPost, { body: new URLSearchParams({ body: 'Bonjour' }) })
    expect(out.headers.get('location')).toBe(
      '/auth/connexion?suite=%2Fwall%2Fecrire%3Fcorriger%3Doui',
    )
  })

  it('is asked afterwards: what a person wrote and likes, nothing for a stranger', async () => {
    const id = await wall.online('visitor')
    const like = (as: Who, liked: boolean) =>
      call(world, likeWallPost, { as, params: { id }, body: { liked } })
    for (const as of ['editor', 'admin', 'moderator', 'admin'] as const) await like(as, true)
    expect((await list()).data[0]?.likes).toBe('3 personnes aiment')
    const own = async (as: Who) =>
      (await call(world, readOwnWall, { as, query: `?posts=${id}` })).json
    expect(await own('visitor')).toMatchObject({ posts: [id], liked: [] })
    expect(await own('editor')).toMatchObject({ posts: [], liked: [id] })
    expect(await own('anonymous')).toMatchObject({ isSignedIn: false, posts: [], liked: [] })
    await like('editor', false)
    expect((await list()).data[0]?.likes).toBeNull()
    expect((await like('anonymous', true)).status).toBe(401)
    const { rows } = await wall
      .pool()
      .query(`select title from notifications where group_key like 'wall-likes:%'`)
    expect(rows).toEqual([{ title: '3 personnes aiment votre publication' }])
  })
})

it('lists the newest first, page by page, and what is no filter is refused', async () => {
  await wall.pool().query(
    `insert into wall_posts (author_id, body, created_at, animal_id, species)
     select $1, 'n' || n, now() - n * interval '1 minute', $2, 'CAT' from generate_series(1, 45) n`,
    [world.users.visitor, world.a.animals.public],
  )
  const seen: string[] = []
  let query = '?species=CAT'
  for (let turn = 0; turn < 3; turn += 1) {
    const { data, next } = await list(query)
    seen.push(...data.map(({ body }) => body))
    query = `?species=CAT&before=${next}`
  }
  expect(seen).toEqual(Array.from({ length: 45 }, (_, at) => `n${at + 1}`))
  expect((await list('?species=DOG')).data).toEqual([])
  for (const bad of ['?before=1', '?species=DRAGON', "?shelter=' or 1=1", '?limit=100000'])
    expect((await call(world, listWallPosts, { query: bad })).status).toBe(400)
})
