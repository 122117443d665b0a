import { createLocalReq } from 'payload'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import * as desk from '@/features/volunteering/desk/api'
import { createWalkRoute, updateWalkRoute } from '@/features/walks/api'
import { addWalkPhotos } from '@/features/walks/commands/photos'
import type { OwnWalk } from '@/features/walks/view'

import type { Who } from './access/world'
import { call } from './in-process'
import { FIRST, SECOND, THIRD } from './lost-answers'
import { beginWorld, forgetAll, MISSION, one, payload, pool, world } from './volunteers'

beforeAll(beginWorld)
beforeEach(async () => {
  await forgetAll()
  await pool().query('delete from walks')
})

describe('a walk whose save had no answer', () => {
  const BODY = { name: 'Le tour de l’étang', difficulty: 'EASY', type: 'STROLL', distance: 4200 }
  const create = async (more: object, as: Who = 'visitor') =>
    call(world, createWalkRoute, { as, body: { ...BODY, ...more } })
  const update = async (id: string, more: object, as: Who = 'visitor') =>
    call(world, updateWalkRoute, { as, params: { id }, body: { ...BODY, ...more } })
  const walkOf = ({ json }: { json: Record<string, unknown> }) => json.data as OwnWalk

  it('is begun once, and takes what was typed since', async () => {
    const lost = walkOf(await create({ saveKey: FIRST }))
    const again = walkOf(
      await create({ name: 'Le tour du lac', saveKey: SECOND, lostKeys: [FIRST] }),
    )
    expect(again).toMatchObject({ id: lost.id, name: 'Le tour du lac' })
    expect(await one('select count(*)::int as n from walks')).toEqual({ n: 1 })
    // Another person with the same keys begins a walk of their own.
    const other = walkOf(await create({ saveKey: SECOND, lostKeys: [FIRST] }, 'volunteer'))
    expect(other.id).not.toBe(lost.id)
  })

  it('is saved again although it has another version, and not over what somebody else wrote', async () => {
    const { id, version } = walkOf(await create({}))
    await update(id, { distance: 5000, version, saveKey: FIRST })
    const again = await update(id, { distance: 6000, version, saveKey: SECOND, lostKeys: [FIRST] })
    expect([again.status, walkOf(again).distance]).toEqual([200, 6000])
    expect((await update(id, { version, saveKey: THIRD })).status).toBe(409)
    // From elsewhere, such as the same person's other tab.
    await update(id, { distance: 7000, version: walkOf(again).version })
    const late = await update(id, { version, saveKey: THIRD, lostKeys: [FIRST, SECOND] })
    expect(late.status).toBe(409)
  })

  it('has a photo that was sent twice once', async () => {
    const { id } = walkOf(await create({}))
    const user = await payload.findByID({ collection: 'users', id: world.users.visitor })
    const req = { ...(await createLocalReq({}, payload)), user } as never
    const bytes = await sharp({
      create: { width: 60, height: 40, channels: 3, background: '#393' },
    })
      .jpeg()
      .toBuffer()
    const send = (keys: object) =>
      addWalkPhotos(req, user, id, [{ name: 'a.jpg', type: 'image/jpeg', bytes }], {
        waypoint: null,
        ...keys,
      })
    await send({ saveKey: FIRST, version: 1 })
    expect((await send({ saveKey: SECOND, sentKey: FIRST, version: 1 })).photos).toHaveLength(1)
    expect((await send({ saveKey: THIRD })).photos).toHaveLength(2)
  })

  it('and its photo let nobody write over what a colleague wrote in between', async () => {
    const add = async (id: string, keys: object) => {
      const user = await payload.findByID({ collection: 'users', id: world.users.visitor })
      const req = { ...(await createLocalReq({}, payload)), user } as never
      const bytes = await sharp({
        create: { width: 9, height: 9, channels: 3, background: '#393' },
      })
        .jpeg()
        .toBuffer()
      const file = { name: 'a.jpg', type: 'image/jpeg', bytes }
      return addWalkPhotos(req, user, id, [file], { waypoint: null, ...keys })
    }
    const { id } = walkOf(await create({}))
    await update(id, { distance: 5000, version: 1 })
    // Of the version before: the photo comes, and what the person holds stays old.
    await add(id, { saveKey: FIRST, version: 1 })
    expect((await update(id, { version: 1, saveKey: SECOND, lostKeys: [FIRST] })).status).toBe(409)
    // Of a save of one's own that was lost: the next save goes on.
    const { version } = walkOf(await update(id, { version: 3, saveKey: THIRD }))
    await add(id, { saveKey: FIRST, version: 3, lostKeys: [THIRD] })
    const next = { version: 3, saveKey: SECOND, lostKeys: [THIRD, FIRST] }
    expect([version, (await update(id, next)).status]).toEqual([4, 200])
  })

  it.each([{ saveKey: 'x' }, { lostKeys: Array(11).fill(FIRST) }])('refuses %j', async (keys) => {
    expect((await create(keys)).status).toBe(400)
  })
})

describe('a mission whose save had no answer', () => {
  const create = async (more: object) =>
    call(world, desk.createMissionRoute, {
      as: 'moderator',
      params: { shelterId: 'alpha' },
      body: { ...MISSION, ...more },
    })
  const change = async (id: string, more: object) =>
    call(world, desk.changeMissionRoute, {
      as: 'moderator',
      params: { shelterId: 'alpha', id },
      body: { ...MISSION, ...more },
    })
  const idOf = ({ json }: { json: Record<string, unknown> }) => (json.data as { id: string }).id

  it('is online once, as it was sent last', async () => {
    const id = idOf(await create({ saveKey: FIRST }))
    const again = await create({ title: 'Mieux dit', saveKey: SECOND, lostKeys: [FIRST] })
    expect([again.status, idOf(again)]).toEqual([200, id])
    expect(await one('select title, version from volunteer_missions')).toEqual({
      title: 'Mieux dit',
      version: 2,
    })
  })

  it('is changed again, and not over what a colleague wrote', async () => {
    const id = idOf(await create({}))
    await change(id, { title: 'Un', version: 1, saveKey: FIRST })
    const again = { title: 'Deux', version: 1, saveKey: SECOND, lostKeys: [FIRST] }
    expect((await change(id, again)).status).toBe(200)
    await change(id, { title: 'Collègue', version: 3 })
    const late = { title: 'Trois', version: 1, saveKey: THIRD, lostKeys: [FIRST, SECOND] }
    expect((await change(id, late)).status).toBe(409)
  })

  it('is paused once, whoever presses again', async () => {
    const id = idOf(await create({}))
    const pause = async () =>
      call(world, desk.setMissionStatusRoute, {
        as: 'moderator',
        params: { shelterId: 'alpha', id },
        body: { status: 'PAUSED', version: 1 },
      })
    expect([(await pause()).status, (await pause()).status]).toEqual([200, 200])
    expect(await one('select version from volunteer_missions')).toEqual({ version: 2 })
  })
})
