import { createLocalReq, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { followShelter, readFollows } from '@/features/follows/api'
import { countFollowers } from '@/features/follows/queries'
import { addLike, joinBrowser, readLikes, removeLike } from '@/features/likes/api'
import { forgetLostLikes, like, unlike } from '@/features/likes/commands'
import { countLikes } from '@/features/likes/queries'
import type { User } from '@/payload-types'
import { runDueJobs } from '@/platform/jobs/run'

import { getTestPayload } from '../support/payload'
import { makeWorld, type Who, type World } from './access/world'
import { call } from './in-process'
import { describeChoices } from './notice-choices'
import { describeProfiles } from './profiles'

let payload: Payload
let world: World

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
})

const pool = () => payload.db.pool
const nala = () => world.a.animals.public
const press = (as: Who, animalId: unknown, userId?: unknown) =>
  call(world, addLike, {
    as,
    body: { animalId, userId: userId ?? (as === 'anonymous' ? nala() : world.users[as]) },
  })
const release = (as: Who, animalId: string) => call(world, removeLike, { as, params: { animalId } })
const liked = async (as: Who) =>
  ((await call(world, readLikes, { as })).json.likes as Array<{ animalId: string }>).map(
    ({ animalId }) => animalId,
  )
const told = async (as: Exclude<Who, 'anonymous'>, type: string) =>
  (
    await pool().query<{ title: string; action_url: string }>(
      'select title, action_url from notifications where user_id = $1 and type::text = $2',
      [world.users[as], type],
    )
  ).rows
/** Accounts that are rows alone, with a confirmed address. */
const people = async (count: number, prefix: string): Promise<User[]> => {
  const { rows } = await pool().query<{ id: string }>(
    `insert into users (id, name, email, email_verified, created_at, updated_at)
       select gen_random_uuid(), 'Quelqu’un', $2 || n || '@exemple.fr', now(), now(), now()
       from generate_series(1, $1) n returning id`,
    [count, prefix],
  )
  return rows.map(
    ({ id }) => ({ id, collection: 'users', emailVerified: '2026-01-01' }) as unknown as User,
  )
}
const each = (users: readonly User[], act: typeof like, animal: string) =>
  Promise.all(users.map(async (user) => act(await createLocalReq({}, payload), user, animal)))
const touched = async (tag: string) =>
  (await pool().query('select 1 from cache_outbox where $1 = any(tags)', [tag])).rows.length

describe('a like', () => {
  beforeAll(async () => {
    await pool().query('delete from animal_likes')
    await pool().query('delete from notifications')
  })

  it('is for whoever is signed in, in their own name', async () => {
    expect((await press('anonymous', nala())).status).toBe(401)
    expect((await press('visitor', nala(), world.users.admin)).status).toBe(403)
    expect((await call(world, readLikes)).status).toBe(401)
    expect(await liked('admin')).toEqual([])
  })
  it('says what is missing', async () => {
    const { status, json } = await call(world, addLike, { as: 'visitor', body: {} })
    expect(status).toBe(400)
    expect(json.fields).toEqual({
      animalId: 'L’ID de l’animal est requis',
      userId: 'L’ID de l’utilisateur est requis',
    })
  })
  it('is kept once, told to the team, and taken back', async () => {
    expect((await press('visitor', nala())).status).toBe(200)
    expect((await press('visitor', nala())).status).toBe(200)
    expect(await liked('visitor')).toEqual([nala()])
    expect(await liked('foreignAdmin')).toEqual([])
    expect((await told('editor', 'ANIMAL_LIKED')).map(({ title }) => title)).toEqual([
      'Quelqu’un aime Nala',
    ])
    expect(await told('volunteer', 'ANIMAL_LIKED')).toEqual([])
    expect(await told('foreignAdmin', 'ANIMAL_LIKED')).toEqual([])
    expect((await release('visitor', nala())).status).toBe(200)
    expect((await release('visitor', nala())).status).toBe(200)
    expect(await liked('visitor')).toEqual([])
  })
  it('is of no animal that not everybody sees', async () => {
    const { a, suspended } = world
    for (const id of [a.animals.hidden, a.animals.trashed, suspended.animals.public]) {
      const { status, json } = await press('visitor', id)
      expect([status, json.error]).toEqual([404, 'Animal introuvable'])
    }
    expect(await liked('visitor')).toEqual([])
  })
  it('is counted for everybody from three on, and the page is drawn anew when that changes', async () => {
    const tag = `animal:${nala()}:likes`
    const three = await people(3, 'trois')
    await each(three.slice(0, 2), like, nala())
    expect(await touched(tag)).toBe(0)
    await each(three.slice(2), like, nala())
    expect(await touched(tag)).toBe(1)
    expect(await countLikes(nala())).toBe(3)
    await each(three.slice(0, 1), unlike, nala())
    expect(await touched(tag)).toBe(2)
    await each(three, unlike, nala())
  })
  it('by twenty at once is twenty, told as one', async () => {
    await pool().query('delete from notifications')
    await each(await people(20, 'vingt'), like, nala())
    expect(await countLikes(nala())).toBe(20)
    expect((await told('editor', 'ANIMAL_LIKED')).map(({ title }) => title)).toEqual([
      '20 personnes aiment Nala',
    ])
  })
  it('of an account whose address is not confirmed is shown to nobody', async () => {
    const [user] = await people(1, 'attente')
    const req = await createLocalReq({}, payload)
    await pool().query('update users set email_verified = null where id = $1', [user?.id])
    await like(req, { ...user, emailVerified: null } as User, nala())
    expect(await countLikes(nala())).toBe(20)
  })
  it('joins what the browser kept, as far as everybody sees it and there is room', async () => {
    const { a, b } = world
    const animalIds = [a.animals.hidden, b.animals.public, nala(), b.animals.public]
    const join = (body: unknown) => call(world, joinBrowser, { as: 'visitor', body })
    const { status, json } = await join({ animalIds })
    expect(status).toBe(200)
    expect((json.likes as object[]).length).toBe(2)
    expect((await join({ animalIds: [] })).json).toEqual(json)
    expect((await join({ animalIds: ['x'] })).status).toBe(400)
    expect((await join({ animalIds: Array(101).fill(nala()) })).status).toBe(400)
    // Those that are offline take no room of those that are not.
    const counted = (sql: string) => pool().query(sql, [world.users.editor])
    await counted(`insert into animal_likes (user_id, animal_id)
      select $1, gen_random_uuid() from generate_series(1, 99)`)
    const near = { animalIds: [a.animals.hidden, nala()] }
    await call(world, joinBrowser, { as: 'editor', body: near })
    const { rows } = await pool().query(
      'select 1 from animal_likes where user_id = $1 and animal_id = $2',
      [world.users.editor, nala()],
    )
    expect(rows).toHaveLength(1)
    await counted('delete from animal_likes where user_id = $1')
    await pool().query(
      `insert into animal_likes (user_id, animal_id)
         select $1, gen_random_uuid() from generate_series(1, 100)`,
      [world.users.moderator],
    )
    const full = await press('moderator', nala())
    expect([full.status, full.json.error]).toEqual([
      422,
      'Vous gardez déjà 100 favoris\u00a0: retirez-en un d’abord.',
    ])
  })
  it('is forgotten when its animal is gone for good', async () => {
    expect(await forgetLostLikes(await createLocalReq({}, payload))).toBe(100)
    expect((await press('moderator', nala())).status).toBe(200)
  })
  it('hears of the adoption, once', async () => {
    const data = { status: 'ADOPTED' } as const
    const id = world.b.animals.public
    await payload.update({ collection: 'animals', id, data, overrideAccess: true, depth: 0 })
    await runDueJobs(payload)
    await pool().query(`update animals set status = 'AT_SHELTER' where id = $1`, [id])
    await payload.update({ collection: 'animals', id, data, overrideAccess: true, depth: 0 })
    await runDueJobs(payload)
    expect(await told('visitor', 'ANIMAL_ADOPTED')).toEqual([
      { title: 'Nala a trouvé sa famille', action_url: `/shelter/beta/animals/${id}` },
    ])
    expect(await told('moderator', 'ANIMAL_ADOPTED')).toEqual([])
  })
})

describe('following a shelter', () => {
  const follow = (as: Who, body: unknown, shelterId = 'alpha') =>
    call(world, followShelter, { as, body, params: { shelterId } })
  const followed = async (as: Who) =>
    ((await call(world, readFollows, { as })).json.follows as Array<{ slug: string }>).map(
      ({ slug }) => slug,
    )

  it('is for whoever is signed in; a plain form leads to where one can be', async () => {
    expect((await follow('anonymous', { follow: true })).status).toBe(401)
    const plain = await follow('anonymous', new URLSearchParams({ follow: 'oui' }))
    expect([plain.status, plain.headers.get('location')]).toEqual([
      303,
      '/auth/connexion?suite=/shelter/alpha',
    ])
    expect((await call(world, readFollows)).status).toBe(401)
  })
  it('begins and ends, by its id or its slug, once', async () => {
    expect((await follow('visitor', { follow: true })).json).toMatchObject({ isFollowed: true })
    expect((await follow('visitor', { follow: true }, world.a.shelter)).status).toBe(200)
    expect(await followed('visitor')).toEqual(['alpha'])
    expect(await followed('admin')).toEqual([])
    const plain = await follow('visitor', new URLSearchParams({ follow: 'non' }))
    expect([plain.status, plain.headers.get('location')]).toEqual([303, '/shelter/alpha'])
    expect(await followed('visitor')).toEqual([])
  })
  it('asks for a choice, and for a shelter that everybody sees', async () => {
    expect((await follow('visitor', {})).json.fields).toEqual({
      follow: 'Dites si vous voulez suivre, ou non',
    })
    expect((await follow('visitor', { follow: true }, 'gamma')).status).toBe(404)
    expect((await follow('visitor', { follow: true }, 'nulle-part')).status).toBe(404)
    expect(await countFollowers(world.a.shelter)).toBe(0)
  })
  it('tells of news once, and not of those that are old', async () => {
    await follow('visitor', { follow: true })
    const publish = (title: string, more: object = {}) =>
      payload.create({
        collection: 'news',
        overrideAccess: true,
        depth: 0,
        data: {
          title,
          shelter: world.a.shelter,
          status: 'DRAFT',
          content: '<p>Bonjour</p>',
          nextStatus: 'PUBLISHED',
          ...more,
        },
      })
    const article = await publish('Portes ouvertes')
    await publish('Il y a longtemps', { publishedAt: '2020-01-01T00:00:00.000Z' })
    await runDueJobs(payload)
    for (const nextStatus of ['ARCHIVED', 'DRAFT', 'PUBLISHED'] as const) {
      await payload.update({
        collection: 'news',
        id: article.id,
        overrideAccess: true,
        data: { nextStatus },
      })
    }
    await runDueJobs(payload)
    expect(await told('visitor', 'NEWS_PUBLISHED')).toEqual([
      {
        title: 'Refuge alpha\u00a0: Portes ouvertes',
        action_url: '/shelter/alpha/news/portes-ouvertes',
      },
    ])
    expect(await told('admin', 'NEWS_PUBLISHED')).toEqual([])
  })
  it('tells of an urgent case once a month', async () => {
    const set = (isSos: boolean) =>
      payload.update({
        collection: 'animals',
        id: nala(),
        overrideAccess: true,
        data: { isSos },
        depth: 0,
      })
    for (const isSos of [true, false, true]) {
      await set(isSos)
      await runDueJobs(payload)
    }
    expect((await told('visitor', 'GENERAL_INFO')).map(({ title }) => title)).toEqual([
      'SOS pour Nala',
    ])
  })
})

describeChoices(() => ({ payload, world }))

describeProfiles(() => ({ payload, world }))
