import type { Payload } from 'payload'
import pg from 'pg'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import { patchPage } from '@/features/pages/api'
import { env } from '@/platform/env'
import { runDueJobs } from '@/platform/jobs/run'

import { getTestPayload } from '../support/payload'
import { cms, makeWorld, type World } from './access/world'
import { call } from './in-process'

/** Most SQL statements of one save, the session, the audit log and references included. */
const MOST = 20

let payload: Payload
let world: World
let page: string

const image = (mediaId: string) => ({
  type: 'IMAGE',
  content: { mediaId, src: '/x.webp', alt: 'Un chat' },
})

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  const made = await payload.create({
    collection: 'pages',
    overrideAccess: true,
    depth: 0,
    data: {
      title: 'Beaucoup de contenu',
      shelter: world.a.shelter,
      status: 'DRAFT',
      sections: {
        schemaVersion: 1,
        sections: [{ layout: 1, columns: [{ blocks: [image(world.a.media)] }] }],
      },
      _status: 'published',
    },
  })
  page = made.id
})

/** SQL of what happens meanwhile; begin and commit are counted by nobody. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const heard: string[] = []
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await work()
  for (const [first] of query.mock.calls as unknown[][]) {
    const sql = typeof first === 'string' ? first : String((first as { text?: unknown }).text)
    if (!/^\s*(begin|commit|rollback|start transaction)/i.test(sql)) heard.push(sql)
  }
  query.mockRestore()
  return heard
}

describe('one save of a page', () => {
  it.each(['PUBLISHED', 'DRAFT'])('takes few statements (%s)', async (status) => {
    const params = { shelterId: 'alpha', pageId: page }
    const save = (title: string) => {
      const blocks = [image(world.a.media), image(world.a.media)]
      const sections = [{ layout: 1, columns: [{ blocks }] }]
      return call(world, patchPage, { as: 'editor', params, body: { title, status, sections } })
    }
    expect((await save('Un premier titre')).status).toBe(200)
    const statements = await statementsOf(async () => {
      expect((await save(`Un autre titre, ${status}`)).status).toBe(200)
    })
    expect(statements.length).toBeGreaterThan(5)
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(MOST)
  })
})

describe('a picture given by its address', () => {
  const params = { shelterId: 'alpha', pageId: '' }
  const blockWith = (content: object) => [
    {
      layout: 1,
      columns: [{ blocks: [{ type: 'IMAGE', content: { alt: 'Un carré', ...content } }] }],
    },
  ]
  const save = (content: object) =>
    call(world, patchPage, {
      as: 'editor',
      params: { ...params, pageId: page },
      body: { status: 'PUBLISHED', sections: blockWith(content) },
    })
  type Stored = { sections: Array<{ columns: Array<{ blocks: Array<{ content: object }> }> }> }
  const contentOf = (data: unknown) => (data as Stored).sections[0]?.columns[0]?.blocks[0]?.content
  const rowOf = (id: string) =>
    payload.findByID({ collection: 'media', id, overrideAccess: true, depth: 0 })

  it('is that picture, absolute or not, in any of its sizes', async () => {
    const row = await rowOf(world.a.media)
    const own = row.url ?? ''
    const path = own.replace(/^https?:\/\/[^/]+/, '')
    for (const src of [own, path, `${env.publicUrl}${path}`, row.sizes?.thumb?.url ?? '']) {
      expect(src).not.toBe('')
      const { status, json } = await save({ src })
      expect(status, src).toBe(200)
      const stored = { mediaId: world.a.media, src: src.replace(/^https?:\/\/[^/]+/, '') }
      expect(contentOf(json.data)).toMatchObject(stored)
    }
    const stored = await payload.findByID({
      collection: 'pages',
      id: page,
      overrideAccess: true,
      depth: 0,
      showHiddenFields: true,
    })
    expect(stored.mediaRefs).toEqual([world.a.media])
  })

  it('is refused with a sentence when it is of another host, of another shelter, or of nothing', async () => {
    const foreign = (await rowOf(world.b.media)).url ?? ''
    for (const src of [
      'https://ailleurs.example/a.webp',
      foreign,
      '/a.webp',
      '/api/cms/media/file/x.webp',
    ]) {
      const { status, json } = await save({ src })
      expect(status, src).toBe(422)
      const path = 'sections.0.columns.0.blocks.0.content.src'
      expect(json.fields).toHaveProperty([path], expect.stringContaining('médiathèque'))
    }
    const both = { mediaId: world.a.media, src: 'https://ailleurs.example/a.webp' }
    expect((await save(both)).status).toBe(422)
  })

  it('adds nothing beside an id that says which picture it is', async () => {
    const { status, json } = await save({ mediaId: world.a.media, src: '/x.webp' })
    expect(status).toBe(200)
    expect(contentOf(json.data)).toMatchObject({ mediaId: world.a.media, src: '' })
  })
})

describe('the lock of a page', () => {
  it('names who works there, to a colleague who may not read their account', async () => {
    const holder = world.users.editor
    await payload.create({
      collection: 'payload-locked-documents',
      overrideAccess: true,
      data: {
        document: { relationTo: 'pages', value: page },
        user: { relationTo: 'users', value: holder },
      },
    })
    const read = (id: string) =>
      payload.findByID({ collection: 'users', id, overrideAccess: true, depth: 0 })
    const { name } = await read(holder)
    const reader = { ...(await read(world.users.moderator)), collection: 'users' as const }
    const { docs } = await payload.find({
      collection: 'payload-locked-documents',
      overrideAccess: false,
      user: reader,
      depth: 1,
      where: { 'document.value': { equals: page } },
    })
    expect(docs[0]?.user?.value).toEqual({ id: holder, email: name })
    await payload.delete({
      collection: 'payload-locked-documents',
      overrideAccess: true,
      where: { 'document.value': { equals: page } },
    })
  })
})

describe('a scheduled publication', () => {
  const schedule = (type: 'publish' | 'unpublish', who: keyof World['users']) =>
    payload.jobs.queue({
      task: 'schedulePublish',
      input: {
        type,
        doc: { relationTo: 'pages', value: page },
        user: { relationTo: 'users', value: world.users[who] },
      },
      waitUntil: new Date(Date.now() + 60_000),
    })
  const seen = async () => {
    const { docs } = await payload.find({
      collection: 'pages',
      overrideAccess: false,
      depth: 0,
      where: { id: { equals: page } },
    })
    return docs[0]?.title
  }
  const later = () => runDueJobs(payload, { now: () => new Date(Date.now() + 120_000) })

  it('puts the newest draft online when its hour has come, and `status` follows', async () => {
    await payload.update({
      collection: 'pages',
      id: page,
      overrideAccess: true,
      data: { title: 'Pour demain', _status: 'draft' },
    })
    await schedule('publish', 'editor')
    await runDueJobs(payload)
    expect(await seen()).toBeUndefined()
    await later()
    expect(await seen()).toBe('Pour demain')
    const stored = await payload.findByID({ collection: 'pages', id: page, overrideAccess: true })
    expect(stored.status).toBe('PUBLISHED')
  })
  it('takes a page offline too', async () => {
    await schedule('unpublish', 'editor')
    await later()
    expect(await seen()).toBeUndefined()
  })
  it('of somebody who may not publish changes nothing', async () => {
    await schedule('publish', 'foreignAdmin')
    await later()
    expect(await seen()).toBeUndefined()
  })
})

describe('a version that is restored as a draft', () => {
  it('publishes nothing of a page that is not online', async () => {
    const asProgram = { overrideAccess: true, depth: 0 } as const
    await payload.update({
      collection: 'pages',
      id: page,
      ...asProgram,
      data: { _status: 'draft' },
    })
    const { docs } = await payload.findVersions({
      collection: 'pages',
      ...asProgram,
      where: {
        and: [{ parent: { equals: page } }, { 'version._status': { equals: 'published' } }],
      },
    })
    const restore = `pages/versions/${docs[0]?.id}?draft=true&depth=0`
    expect((await cms(world, 'editor', 'POST', restore)).status).toBe(200)
    const { json } = await cms(world, 'editor', 'GET', `pages/${page}?draft=true&depth=0`)
    expect(json).toMatchObject({ status: 'DRAFT', _status: 'draft' })
    expect((await cms(world, 'anonymous', 'GET', `pages/${page}`)).status).toBe(404)
  })
})
