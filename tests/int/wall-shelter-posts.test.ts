import { createLocalReq, type Payload } from 'payload'
import { beforeAll, beforeEach, expect, it } from 'vitest'

import { copyPerson, erasePerson } from '@/features/privacy/commands'
import { changeWallPost, eraseWallPost, likeWallPost, readOwnWall } from '@/features/wall/api'
import { writeWallComment } from '@/features/wall/comments-api'
import { decideWallPost } from '@/features/wall/desk/api'
import { findOwnPost, findPost, listOwn } from '@/features/wall/queries'
import { forgetRemoved } from '@/features/wall/tasks'

import { getTestPayload } from '../support/payload'
import { makeWorld, type Who, type World } from './access/world'
import { call } from './in-process'
import { wallWorld } from './wall-world'

let payload: Payload
let world: World
const wall = wallWorld(
  () => payload,
  () => world,
)
type Person = keyof World['users']

const role = (to: string) =>
  wall.pool().query(
    `update users_memberships set role = $1::enum_users_memberships_role
     where _parent_id = $2 and shelter_id = $3`,
    [to, world.users.editor, world.a.shelter],
  )
const post = () => wall.online('editor', { shelter: world.a.shelter })
const comment = (as: Who, id: string) =>
  call(world, writeWallComment, { as, params: { id }, body: { comment: 'Quelle belle photo' } })
const like = (as: Who, id: string) =>
  call(world, likeWallPost, { as, params: { id }, body: { liked: true } })
const decide = (id: string, decision: string) =>
  call(world, decideWallPost, {
    as: 'superAdmin',
    params: { id },
    body: { decision, reason: 'Ce message donne le numéro de quelqu’un.' },
  })
const erase = async (as: Who, id: string) =>
  (await call(world, eraseWallPost, { as, params: { id }, body: {} })).status

/** Who was told, and in which words. */
async function told(): Promise<Record<string, string[]>> {
  const { rows } = await wall.pool().query<{ name: string; titles: string[] }>(
    `select u.name, array_agg(n.title::text order by n.created_at) as titles
     from notifications n join users u on u.id = n.user_id group by u.name`,
  )
  return Object.fromEntries(rows.map(({ name, titles }) => [name, titles]))
}

/** What a person reads as their own, as a page asks for it. */
async function ownOf(who: Person, id: string) {
  const user = await payload.findByID({
    collection: 'users',
    id: world.users[who],
    overrideAccess: true,
    depth: 0,
  })
  const person = { ...user, collection: 'users' as const }
  const req = await createLocalReq({ user: person }, payload)
  const { json } = await call(world, readOwnWall, { as: who, query: `?posts=${id}` })
  return {
    listed: (await listOwn(req, user.id)).posts.map((each) => each.id),
    changed: (await findOwnPost(req, person, id))?.post.id ?? null,
    linked: json.posts,
  }
}

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  await wall
    .pool()
    .query(`update users set email_verified = now(), created_at = now() - interval '1 year'`)
})
beforeEach(async () => {
  await wall.forget()
  await role('EDITOR')
})

it('a post of a shelter is told to those who publish for it, its author while they do', async () => {
  const id = await post()
  expect((await comment('visitor', id)).status).toBe(200)
  expect((await comment('moderator', id)).status).toBe(200)
  expect((await like('visitor', id)).status).toBe(200)
  const one = 'Un commentaire sur la publication de votre refuge'
  const two = '2 personnes ont commenté la publication de votre refuge'
  const liked = '1 personne aime la publication de votre refuge'
  expect(await told()).toEqual({
    admin: [two, liked],
    editor: [two, liked],
    mixed: [two, liked],
    moderator: [one, liked],
  })
  await wall.pool().query('delete from notifications')
  await role('VOLUNTEER')
  await comment('foreignAdmin', id)
  await like('foreignAdmin', id)
  await decide(id, 'HIDE')
  const after = await told()
  expect(Object.keys(after).sort()).toEqual(['admin', 'mixed', 'moderator'])
  expect(after.admin?.at(-1)).toBe('La publication de votre refuge est masquée')
})

it('a post of a shelter whose flags hide it is told to those who publish for it', async () => {
  const id = await post()
  await role('VOLUNTEER')
  for (const as of ['visitor', 'foreignAdmin', 'volunteer'] as const) await wall.flag(as, id)
  const { superAdmin, ...team } = await told()
  expect(superAdmin).toEqual(['Une publication du mur est masquée après trois signalements'])
  const hidden = ['La publication de votre refuge est masquée']
  expect(team).toEqual({ admin: hidden, mixed: hidden, moderator: hidden })
  const { rows } = await wall
    .pool()
    .query(`select distinct action_url from notifications where title = $1`, hidden)
  expect(rows).toEqual([{ action_url: '/admin/mur' }])
})

it('a post of a shelter is erased by those who publish for it, and no more by an author who left', async () => {
  const id = await post()
  expect(await ownOf('editor', id)).toEqual({ listed: [id], changed: id, linked: [id] })
  await role('VOLUNTEER')
  expect(await ownOf('editor', id)).toEqual({ listed: [], changed: null, linked: [] })
  expect(await ownOf('moderator', id)).toEqual({ listed: [], changed: id, linked: [id] })
  for (const as of ['editor', 'visitor', 'foreignAdmin'] as const)
    expect([as, await erase(as, id)]).toEqual([as, 404])
  expect(await erase('moderator', id)).toBe(200)
  const other = await wall.online('moderator', { shelter: world.a.shelter })
  expect(await erase('superAdmin', other)).toBe(200)
  const own = await wall.online('editor')
  expect(await erase('editor', own)).toBe(200)
})

it('a post of a shelter is read whatever becomes of the address of its author', async () => {
  const [id, own] = [await post(), await wall.online('editor')]
  const confirm = (at: string) =>
    wall.pool().query(`update users set email_verified = ${at} where id = $1`, [world.users.editor])
  await confirm('null')
  expect([(await findPost(id))?.id, await findPost(own)]).toEqual([id, null])
  await confirm('now()')
})

it('a post of a shelter outlives the account that wrote it, without a name', async () => {
  const team = (await payload.findByID({ collection: 'shelters', id: world.a.shelter })).name
  const { email } = await payload.findByID({ collection: 'users', id: world.users.editor })
  const body = `Venez samedi. Écrivez à ${email}.`
  const id = await wall.online('editor', { shelter: world.a.shelter, body })
  const own = await wall.online('editor')
  for (const each of [id, own]) await comment('visitor', each)
  const req = () => createLocalReq({}, payload)
  expect(JSON.stringify((await copyPerson(await req(), email)).data)).toContain('Venez samedi')
  await erasePerson(await req(), email, email)
  await forgetRemoved(await req())
  const left = await findPost(id)
  expect([left?.body, left?.comments, left?.by.name]).toEqual([
    'Venez samedi. Écrivez à —.',
    1,
    team,
  ])
  expect(await findPost(own)).toBeNull()
  expect(await wall.row(id)).toMatchObject({ author_id: null, last_save: null })
  const { rows } = await wall.pool().query('select post_id from wall_comments')
  expect(rows).toEqual([{ post_id: id }])
  // It is told to the team, flagged, and erased by it; nobody writes it anew.
  await wall.pool().query('delete from notifications')
  expect((await comment('foreignAdmin', id)).status).toBe(200)
  expect(Object.keys(await told()).sort()).toEqual(['admin', 'mixed', 'moderator'])
  expect((await decide(id, 'HIDE')).status).toBe(200)
  const sent = { body: 'Autre chose', version: 1 }
  for (const as of ['moderator', 'editor'] as const) {
    const answer = await call(world, changeWallPost, { as, params: { id }, body: sent })
    expect([as, [401, 404].includes(answer.status)]).toEqual([as, true])
  }
  expect(await erase('moderator', id)).toBe(200)
})

it('nor does a post of a shelter go with an account that is gone', async () => {
  const author = '019391f0-0000-7000-8000-000000000001'
  const [id, own] = [
    await wall.online('moderator', { shelter: world.a.shelter }),
    await wall.online('moderator'),
  ]
  await wall.pool().query('update wall_posts set author_id = $1', [author])
  await forgetRemoved(await createLocalReq({}, payload))
  expect(await wall.row(id)).toMatchObject({ author_id: null })
  expect(await wall.row(own)).toBeUndefined()
})
