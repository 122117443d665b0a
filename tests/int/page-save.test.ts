import type { Payload } from 'payload'
import pg from 'pg'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import { patchPage } from '@/features/pages/api'
import { runDueJobs } from '@/platform/jobs/run'

import { getTestPayload } from '../support/payload'
import { makeWorld, type World } from './access/world'
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
