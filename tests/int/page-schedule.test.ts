import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { listSchedule, schedulePage, unschedulePage } from '@/features/pages/schedule/api'
import { placeInTree } from '@/features/pages/tree/api'
import { runDueJobs } from '@/platform/jobs/run'

import { getTestPayload } from '../support/payload'
import { cms, makeWorld, type Who, type World } from './access/world'
import { call } from './in-process'

let payload: Payload
let world: World

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
})

const soon = () => new Date(Date.now() + 60_000).toISOString()
const address = () => ({ shelterId: 'alpha', pageId: world.a.pages.draft })
const plan = (body: unknown, as: Who = 'editor', params = address()) =>
  call(world, schedulePage, { as, params, body })
const list = (as: Who = 'editor', params = address()) => call(world, listSchedule, { as, params })
const remove = (planId: string, as: Who = 'editor', params = address()) =>
  call(world, unschedulePage, { as, params: { ...params, planId } })

describe('the schedule of a page', () => {
  it('is written, read, taken back, and then nothing happens', async () => {
    const at = soon()
    const added = await plan({ type: 'publish', at })
    expect(added.status).toBe(201)
    const [first] = added.json.data as Array<{ id: string }>
    expect((await list()).json.data).toEqual([{ id: first?.id, type: 'publish', at }])
    expect((await remove(first?.id ?? '')).json.data).toEqual([])
    expect((await remove(first?.id ?? '')).status).toBe(404)
    await runDueJobs(payload, { now: () => new Date(Date.now() + 120_000) })
    const page = await payload.findByID({
      collection: 'pages',
      id: world.a.pages.draft,
      overrideAccess: true,
    })
    expect(page._status).toBe('draft')
  })

  it('puts the page online at its minute, with the rights of who planned it', async () => {
    expect((await plan({ type: 'publish', at: soon() })).status).toBe(201)
    await runDueJobs(payload, { now: () => new Date(Date.now() + 120_000) })
    const page = await payload.findByID({
      collection: 'pages',
      id: world.a.pages.draft,
      overrideAccess: true,
    })
    expect(page).toMatchObject({ _status: 'published', status: 'PUBLISHED' })
  })

  it.each([
    [{ type: 'publish', at: '2020-01-01T10:00:00.000Z' }, 'Choisissez un moment à venir'],
    [{ type: 'publish', at: '2999-01-01T10:00:00.000Z' }, 'Deux ans à l’avance au plus'],
    [{ type: 'publish', at: '' }, 'Choisissez une date et une heure'],
  ])('refuses %j with its sentence', async (body, sentence) => {
    const answer = await plan(body)
    expect(answer.status).toBe(400)
    expect(answer.json.fields).toEqual({ at: sentence })
  })

  it('is for those who edit the pages of that shelter', async () => {
    const body = { type: 'publish', at: soon() }
    expect((await plan(body, 'volunteer')).status).toBe(403)
    expect((await list('volunteer')).status).toBe(403)
    const foreign = { shelterId: 'alpha', pageId: world.b.pages.draft }
    expect((await plan(body, 'editor', foreign)).status).toBe(404)
    const other = { shelterId: 'beta', pageId: world.b.pages.draft }
    expect((await plan(body, 'editor', other)).status).toBe(404)
    const added = await plan(body)
    const [first] = added.json.data as Array<{ id: string }>
    // Known to somebody of another shelter, it still is not theirs.
    expect((await remove(first?.id ?? '', 'foreignAdmin', other)).status).toBe(404)
    expect((await list()).json.data).toHaveLength(1)
  })
})

describe('the place of a page', () => {
  it('outlives the save of a form that was open while the page moved', async () => {
    const asProgram = { overrideAccess: true, depth: 0 } as const
    const { draft: id, published: parent } = world.a.pages
    const opened = await payload.findByID({ collection: 'pages', id, ...asProgram })
    const moved = await call(world, placeInTree, {
      as: 'editor',
      params: address(),
      body: { parentId: parent, index: 0 },
    })
    expect(moved.status).toBe(200)
    const saved = await cms(world, 'editor', 'PATCH', `pages/${id}`, {
      body: { title: 'Enregistrée', parent: null, menuOrder: 9, updatedAt: opened.updatedAt },
    })
    expect(saved.status).toBe(200)
    const row = await payload.findByID({ collection: 'pages', id, ...asProgram })
    expect(row).toMatchObject({ title: 'Enregistrée', parent, menuOrder: 0 })
  })
})
