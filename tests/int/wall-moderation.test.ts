import type { Payload } from 'payload'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { listWallPosts, readWallPost, writeWallPost } from '@/features/wall/api'
import {
  changeWallComment,
  eraseWallComment,
  flagWallComment,
  listWallComments,
  writeWallComment,
} from '@/features/wall/comments-api'
import {
  decideWallComment,
  decideWallPost,
  listDeskWall,
  showWallPostOnSheet,
} from '@/features/wall/desk/api'
import type { Desk } from '@/features/wall/desk/view'
import { listSheetPosts } from '@/features/wall/queries'
import { forgetRemoved } from '@/features/wall/tasks'
import { storage } from '@/platform/storage'
import { createLocalReq } from 'payload'

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
const THREE = ['editor', 'admin', 'moderator'] as const
const REASON = 'Ce message donne le numéro de quelqu’un.'
const isOnline = async (id: string) =>
  (await call(world, readWallPost, { params: { id } })).status === 200
const desk = async (as: Who, query = '') =>
  (await call(world, listDeskWall, { as, query })).json as unknown as Desk
const decide = (as: Who, id: string, decision: string, more: object = {}) =>
  call(world, decideWallPost, { as, params: { id }, body: { decision, ...more } })
const comment = (as: Who, id: string, text = 'Quelle belle photo') =>
  call(world, writeWallComment, { as, params: { id }, body: { comment: text } })
const commentId = (json: Record<string, unknown>) =>
  /commentaires\/([0-9a-f-]{36})/.exec(String(json.next))?.[1] ?? ''
const withPhoto = async (as: Who) => {
  const form = new FormData()
  form.set('body', 'Une photo.')
  form.append('photo', new Blob([new Uint8Array(picture)]), 'a.jpg')
  return wall.idOf(await call(world, writeWallPost, { as, body: form }))
}
const told = async (user: string) =>
  (
    await wall.pool().query<{
      title: string
    }>('select title from notifications where user_id = $1 order by created_at', [user])
  ).rows.map(({ title }) => title)

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  await wall
    .pool()
    .query(`update users set email_verified = now(), created_at = now() - interval '1 year'`)
  const create = { width: 60, height: 40, channels: 3 as const, background: '#393' }
  picture = await sharp({ create }).jpeg().toBuffer()
})
beforeEach(() => wall.forget())

describe('flags', () => {
  it('of three different people hide a post with its photos until somebody looked', async () => {
    const id = await withPhoto('visitor')
    const before = (await wall.row(id)).photos[0]?.key ?? ''
    // Strangers, the same person again and its author change nothing.
    for (const as of [
      'anonymous',
      'anonymous',
      'anonymous',
      'editor',
      'editor',
      'visitor',
      'admin',
    ])
      expect((await wall.flag(as as Who, id)).status).toBe(200)
    expect(await isOnline(id)).toBe(true)
    await wall.flag('moderator', id)
    expect(await isOnline(id)).toBe(false)
    expect(await storage.read(before)).toBeNull()
    expect(await storage.read((await wall.row(id)).photos[0]?.key ?? '')).not.toBeNull()
    expect(await told(world.users.visitor)).toContain('Votre publication est masquée')
    const { data, counts } = await desk('superAdmin')
    expect([counts.flagged, counts.hidden, data[0]?.flagCount]).toEqual([1, 1, 7])
    // Whoever flags late is told that it is gone.
    expect((await wall.flag('volunteer', id)).status).toBe(404)
  })

  it('begin anew after somebody kept the post', async () => {
    const id = await wall.online('visitor')
    for (const as of THREE) await wall.flag(as, id)
    expect((await decide('superAdmin', id, 'KEEP', { seen: 1 })).status).toBe(409)
    expect((await decide('superAdmin', id, 'KEEP', { seen: 3 })).status).toBe(200)
    expect(await isOnline(id)).toBe(true)
    // They had their answer: others are counted.
    for (const as of THREE) await wall.flag(as, id)
    expect(await isOnline(id)).toBe(true)
    await wall.flag('volunteer', id)
    await wall.flag('foreignAdmin', id)
    expect(await isOnline(id)).toBe(true)
    await wall.flag('superAdmin', id)
    expect(await isOnline(id)).toBe(false)
  })

  it('need a reason of the list, and of unconfirmed people do not count', async () => {
    const id = await wall.online('visitor')
    expect((await wall.flag('editor', id, { kind: 'WHATEVER' })).json.fields).toHaveProperty('kind')
    await wall
      .pool()
      .query('update users set email_verified = null where id = any($1)', [
        THREE.map((who) => world.users[who]),
      ])
    for (const as of THREE) await wall.flag(as, id)
    expect(await isOnline(id)).toBe(true)
    await wall.pool().query('update users set email_verified = now()')
  })
})

describe('the desk', () => {
  it('decides for super admins alone, with a reason, and takes it back', async () => {
    const id = await wall.online('visitor', { animal: world.a.animals.public })
    for (const as of ['anonymous', 'visitor', 'admin', 'foreignAdmin'] as const)
      expect((await decide(as, id, 'REMOVE', { reason: REASON })).status).toBe(
        as === 'anonymous' ? 401 : 403,
      )
    expect((await decide('superAdmin', id, 'REMOVE')).json.fields).toHaveProperty('reason')
    await wall.flag('anonymous', id)
    const removed = await decide('superAdmin', id, 'REMOVE', { reason: REASON, seen: 1 })
    expect(removed.json.data).toEqual({ id, before: 'PUBLISHED' })
    expect(await isOnline(id)).toBe(false)
    expect((await desk('superAdmin', '?part=removed')).data[0]).toMatchObject({
      id,
      reason: REASON,
      flags: [{ outcome: 'REMOVED' }],
    })
    await decide('superAdmin', id, 'KEEP', { isUndo: true })
    expect(await isOnline(id)).toBe(true)
    expect((await desk('superAdmin')).data[0]).toMatchObject({ id, flagCount: 1 })
    expect(await told(world.users.visitor)).toEqual([
      'Votre publication est retirée',
      'Votre publication est de nouveau en ligne',
    ])
    const { rows } = await wall
      .pool()
      .query('select note from audit_log where entity_id = $1 order by created_at', [id])
    expect(rows).toEqual([
      { note: 'Mur, publication\u00a0: retiré' },
      { note: 'Mur, publication\u00a0: laissé en ligne (décision annulée)' },
    ])
  })

  it('of a shelter shows its animals’ news on their sheets, and nothing of other shelters', async () => {
    const { animals } = world.a
    const id = await wall.online('visitor', { animal: animals.public })
    await wall.online('visitor')
    const put = (as: Who, isOnSheet: boolean, stamp?: string) =>
      call(world, showWallPostOnSheet, { as, params: { id }, body: { isOnSheet, stamp } })
    expect((await put('visitor', true)).status).toBe(404)
    expect((await put('foreignAdmin', true)).status).toBe(404)
    expect((await call(world, listDeskWall, { as: 'volunteer' })).status).toBe(403)
    expect((await desk('foreignAdmin', '?part=all')).data).toEqual([])
    expect((await call(world, listDeskWall, { as: 'admin', query: '?kind=comment' })).status).toBe(
      403,
    )
    const { data } = await desk('editor', '?part=all')
    expect(data.map((row) => [row.id, row.maySheet, row.mayDecide])).toEqual([[id, true, false]])
    expect(await listSheetPosts(animals.public)).toEqual([])
    // Its author has changed it since it was read: nothing unread comes onto the sheet.
    const late = { isOnSheet: true, stamp: 'older' }
    expect(
      (await call(world, showWallPostOnSheet, { as: 'editor', params: { id }, body: late })).status,
    ).toBe(409)
    expect((await put('editor', true, data[0]?.stamp)).status).toBe(200)
    expect((await listSheetPosts(animals.public)).map((post) => post.id)).toEqual([id])
    await decide('superAdmin', id, 'HIDE', { reason: REASON })
    expect(await listSheetPosts(animals.public)).toEqual([])
  })

  it('erases what was removed after three months', async () => {
    const id = await withPhoto('visitor')
    await decide('superAdmin', id, 'REMOVE', { reason: REASON })
    const key = (await wall.row(id)).photos[0]?.key ?? ''
    const forget = async () => forgetRemoved(await createLocalReq({}, payload))
    await forget()
    expect(await wall.row(id)).toBeDefined()
    await wall.pool().query(`update wall_posts set decided_at = now() - interval '91 days'`)
    await forget()
    expect([await wall.row(id), await storage.read(key)]).toEqual([undefined, null])
  })
})

describe('comments', () => {
  it('are read by everybody, told to the author, changed by their own and by super admins', async () => {
    const id = await wall.online('visitor')
    const first = commentId((await comment('editor', id)).json)
    await comment('admin', id, 'Bravo <b>à tous</b> https://exemple.fr')
    await comment('superAdmin', id, 'Merci')
    const read = async () =>
      (await call(world, listWallComments, { params: { id } })).json.data as Array<{
        body: string
        by: { isAdmin: boolean }
      }>
    expect((await read()).map(({ body, by }) => [body, by.isAdmin])).toEqual([
      ['Quelle belle photo', false],
      ['Bravo <b>à tous</b> https://exemple.fr', false],
      ['Merci', true],
    ])
    expect(await told(world.users.visitor)).toEqual(['3 personnes ont commenté votre publication'])
    const change = (as: Who) =>
      call(world, changeWallComment, {
        as,
        params: { commentId: first },
        body: { comment: `Par ${as}` },
      })
    expect((await change('admin')).status).toBe(404)
    expect((await change('visitor')).status).toBe(404)
    expect((await change('editor')).status).toBe(200)
    expect((await change('superAdmin')).status).toBe(200)
    expect((await read())[0]?.body).toBe('Par superAdmin')
    const erase = (as: Who) =>
      call(world, eraseWallComment, { as, params: { commentId: first }, body: {} })
    expect((await erase('moderator')).status).toBe(404)
    expect((await erase('superAdmin')).status).toBe(200)
    expect(await read()).toHaveLength(2)
    expect((await comment('anonymous', id)).status).toBe(401)
    expect((await comment('editor', id, 'a'.repeat(501))).status).toBe(400)
    expect((await comment('editor', world.a.shelter)).status).toBe(404)
  })

  it('are hidden by three people and put back by the desk', async () => {
    const id = await wall.online('visitor')
    const said = commentId((await comment('visitor', id)).json)
    for (const as of THREE)
      await call(world, flagWallComment, {
        as,
        params: { commentId: said },
        body: { kind: 'SALE', words: 'Une publicité' },
      })
    const total = async () => (await call(world, listWallComments, { params: { id } })).json.total
    expect(await total()).toBe(0)
    const { data } = await desk('superAdmin', '?kind=comment')
    expect(data[0]).toMatchObject({ id: said, status: 'HIDDEN', flagCount: 3 })
    await call(world, decideWallComment, {
      as: 'superAdmin',
      params: { id: said },
      body: { decision: 'KEEP', seen: 3 },
    })
    expect(await total()).toBe(1)
    expect((await desk('superAdmin', '?kind=comment')).counts).toMatchObject({ flagged: 0 })
  })
})

it('shows a post about an animal that is online no more without it', async () => {
  const id = await wall.online('visitor', { animal: world.a.animals.public })
  const set = (isVisible: boolean) =>
    wall
      .pool()
      .query('update animals set is_visible = $2 where id = $1', [
        world.a.animals.public,
        isVisible,
      ])
  await set(false)
  const { json } = await call(world, listWallPosts, {})
  await set(true)
  expect(json.data).toMatchObject([{ id, animal: null }])
})
