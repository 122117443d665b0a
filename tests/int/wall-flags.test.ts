import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { readWallPost } from '@/features/wall/api'
import { decideWallPost, listDeskWall } from '@/features/wall/desk/api'
import type { Desk } from '@/features/wall/desk/view'

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
const THREE = ['editor', 'admin', 'moderator'] as const
const isOnline = async (id: string) =>
  (await call(world, readWallPost, { params: { id } })).status === 200
const desk = async (as: Who, query = '') =>
  (await call(world, listDeskWall, { as, query })).json as unknown as Desk
const decide = (as: Who, id: string, decision: string, more: object = {}) =>
  call(world, decideWallPost, { as, params: { id }, body: { decision, ...more } })

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  await wall
    .pool()
    .query(`update users set email_verified = now(), created_at = now() - interval '1 year'`)
})
beforeEach(() => wall.forget())

describe('flags', () => {
  it('of fifty strangers hide nothing, and keep nobody from being counted', async () => {
    const id = await wall.online('visitor')
    await wall.pool().query(
      `insert into flags (about, object_id, kind) select 'wall_posts', $1, 'OTHER'
       from generate_series(1, 50)`,
      [id],
    )
    for (const as of THREE) await wall.flag(as, id)
    expect(await isOnline(id)).toBe(false)
  })

  it('are decided of what was read, and wait again once its author corrected it', async () => {
    const id = await wall.online('visitor')
    for (const as of THREE) await wall.flag(as, id)
    const { data } = await desk('superAdmin')
    const { stamp = '' } = data[0] ?? {}
    await wall
      .pool()
      .query(
        `update wall_posts set body = 'Autre', version = version + 1, edited_at = now() where id = $1`,
        [id],
      )
    expect((await decide('superAdmin', id, 'KEEP', { seen: 3, stamp })).status).toBe(409)
    const again = (await desk('superAdmin')).data[0]?.stamp
    expect(
      (await decide('superAdmin', id, 'HIDE', { stamp: again, reason: 'Pas ici, merci.' })).status,
    ).toBe(200)
    expect((await desk('superAdmin')).counts.flagged).toBe(0)
    await wall
      .pool()
      .query(`update wall_posts set edited_at = now() + interval '1 second' where id = $1`, [id])
    expect((await desk('superAdmin')).counts.flagged).toBe(1)
  })

  it('are read by the platform alone, not by the team whose post it is', async () => {
    const id = await wall.online('editor', { shelter: world.a.shelter })
    await wall.flag('visitor', id)
    expect((await desk('superAdmin')).data[0]).toMatchObject({ id, flagCount: 1 })
    expect((await call(world, listDeskWall, { as: 'editor' })).status).toBe(403)
    const { data, counts } = await desk('editor', '?part=all')
    expect(data[0]).toMatchObject({ id, flagCount: 0, flags: [] })
    expect(counts.flagged).toBe(0)
  })
})
