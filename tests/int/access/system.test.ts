import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { formState } from '@/admin/server-functions'

import { getTestPayload } from '../../support/payload'
import { cms, emptyPage, makeWorld, ROLES, type Who, type World } from './world'

// Payload's own drags styles along that no test reads; what it is asked is what counts.
vi.mock('@payloadcms/ui/utilities/buildFormState', () => ({
  buildFormStateHandler: (asked: object) => asked,
}))

type Asked = Parameters<typeof formState>[0]

let payload: Payload
let world: World

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
})

describe('volume', () => {
  it.each([
    ['limit=0', 100],
    ['limit=100000', 100],
    ['limit=2', 2],
  ])('bounds ?%s', async (query, most) => {
    const { json } = await cms(world, 'superAdmin', 'GET', `animals?${query}`)
    expect(json.limit).toBe(most)
  })
  it.each(['limit=-1', 'limit=1e2x', 'page=-1', 'page=0', 'page=NaN', 'page=1.5'])(
    'survives\u00a0?%s',
    async (query) => {
      const { status } = await cms(world, 'anonymous', 'GET', `animals?${query}`)
      expect([200, 400]).toContain(status)
    },
  )
  it('shows deleted rows to nobody but the staff', async () => {
    for (const who of ['anonymous', 'visitor', 'volunteer'] as const) {
      const { text } = await cms(world, who, 'GET', 'animals?trash=true&limit=100')
      expect(text).not.toContain(world.a.animals.trashed)
    }
    const { text } = await cms(world, 'editor', 'GET', 'animals?trash=true&limit=100')
    expect(text).toContain(world.a.animals.trashed)
    expect(text).not.toContain(world.b.animals.trashed)
  })
})

describe('Payload’s own collections', () => {
  const slugs = ['payload-jobs', 'payload-kv', 'payload-migrations']
  const outsiders: Who[] = ['anonymous', 'visitor', 'volunteer']

  it('are closed to everybody, whatever the operation', async () => {
    for (const who of ROLES) {
      for (const slug of slugs) {
        for (const method of ['GET', 'POST', 'DELETE']) {
          const path = `${slug}?where[id][exists]=true`
          const call = method === 'POST' ? { body: {} } : {}
          const { status } = await cms(world, who, method, path, call)
          expect([403, 404, 501]).toContain(status)
        }
      }
    }
  })
  it('let no visitor freeze a document', async () => {
    const body = {
      document: { relationTo: 'animals', value: world.a.animals.public },
      user: { relationTo: 'users', value: world.users.visitor },
    }
    for (const who of outsiders) {
      expect((await cms(world, who, 'POST', 'payload-locked-documents', { body })).status).toBe(403)
      expect((await cms(world, who, 'GET', 'payload-locked-documents')).status).toBe(403)
    }
    const save = await cms(world, 'editor', 'PATCH', `animals/${world.a.animals.public}`, {
      body: { color: 'gris' },
    })
    expect(save.status).toBe(200)
  })
  describe('locks', () => {
    const LOCKS = 'payload-locked-documents'
    type Lock = { id: string; user: { value: string }; updatedAt: string }
    const on = (relationTo: string, value: string) => ({ relationTo, value })
    const by = (who: keyof World['users']) => on('users', world.users[who])
    const lock = (who: Who, body: object) => cms(world, who, 'POST', LOCKS, { body })
    const hold = async (who: keyof World['users'], relationTo: string, value: string) =>
      payload.db.create({
        collection: LOCKS,
        data: { document: on(relationTo, value), user: by(who) },
      }) as Promise<unknown> as Promise<Lock>
    const all = async () =>
      (await payload.db.find<Lock>({ collection: LOCKS, limit: 0, pagination: false, where: {} }))
        .docs
    beforeEach(() => payload.db.deleteMany({ collection: LOCKS, where: {} }))

    it('are never taken on what the person may not update', async () => {
      const { a, b, users } = world
      const foreign = [
        on('pages', b.pages.published),
        on('animals', b.animals.public),
        on('news', b.news.draft),
        on('media', b.media),
        on('shelters', b.shelter),
        on('users', users.foreignAdmin),
        // Of their own shelter, but not for an editor to change.
        on('shelters', a.shelter),
        on('users', users.admin),
        on('pages', 'x'),
        on('nothing', a.pages.draft),
      ]
      for (const document of foreign) {
        const { status } = await lock('editor', { document, user: by('editor') })
        expect([document, status]).toEqual([document, 403])
      }
      const own = on('pages', a.pages.draft)
      const both = { document: own, globalSlug: 'site-texts' }
      for (const body of [{ globalSlug: 'site-texts' }, { globalSlug: 'none' }, {}, both]) {
        expect((await lock('editor', { ...body, user: by('editor') })).status).toBe(403)
      }
      expect(await all()).toEqual([])
    })
    it('are held in one’s own name and from now on', async () => {
      const document = on('pages', world.a.pages.draft)
      const later = '2099-01-01T00:00:00.000Z'
      expect((await lock('editor', { document, user: by('superAdmin') })).status).toBe(403)
      expect(await all()).toEqual([])
      const dated = { document, user: by('editor'), updatedAt: later, createdAt: later }
      expect((await lock('editor', dated)).status).toBe(201)
      const [own] = await all()
      expect(own?.user.value).toBe(world.users.editor)
      expect(Date.parse(own?.updatedAt ?? '')).toBeLessThan(Date.now() + 60_000)
      const patch = (body: object) => cms(world, 'editor', 'PATCH', `${LOCKS}/${own?.id}`, { body })
      expect((await patch({ user: by('admin') })).status).toBe(403)
      const moved = {
        document: on('pages', world.b.pages.draft),
        user: by('editor'),
        updatedAt: later,
      }
      expect((await patch(moved)).status).toBe(200)
      const [kept] = await all()
      expect(kept).toMatchObject({ document })
      expect(Date.parse(kept?.updatedAt ?? '')).toBeLessThan(Date.now() + 60_000)
    })
    it('of other shelters are not seen, taken over or removed', async () => {
      const theirs = await hold('foreignAdmin', 'pages', world.b.pages.draft)
      const ours = await hold('admin', 'pages', world.a.pages.draft)
      const team = await hold('admin', 'users', world.users.admin)
      const { text, json } = await cms(world, 'editor', 'GET', LOCKS)
      expect(json.totalDocs).toBe(1)
      expect(text).toContain(ours.id)
      const takeOver = { body: { user: by('editor') } }
      for (const { id } of [theirs, team]) {
        for (const method of ['GET', 'PATCH', 'DELETE']) {
          const call = method === 'PATCH' ? takeOver : {}
          expect((await cms(world, 'editor', method, `${LOCKS}/${id}`, call)).status).toBe(404)
        }
      }
      await cms(world, 'editor', 'PATCH', `${LOCKS}?where[id][exists]=true`, takeOver)
      await cms(world, 'editor', 'DELETE', `${LOCKS}?where[id][equals]=${theirs.id}`)
      expect((await all()).find(({ id }) => id === ours.id)?.user.value).toBe(world.users.editor)
      await cms(world, 'editor', 'DELETE', `${LOCKS}?where[id][exists]=true`)
      const left = (await all()).map(({ id }) => id)
      expect(left.sort()).toEqual([theirs.id, team.id].sort())
    })
    it('are not put on a document of others by the form of the admin either', async () => {
      const user = await payload.findByID({ collection: 'users', id: world.users.editor, depth: 0 })
      const type = (id: string) =>
        createLocalReq({ user: { ...user, collection: 'users' } }, payload).then((req) =>
          formState({ req, id, collectionSlug: 'pages', returnLockStatus: true } as Asked),
        )
      expect(await type(world.b.pages.draft)).toMatchObject({ returnLockStatus: false })
      expect(await type(world.a.pages.draft)).toMatchObject({ returnLockStatus: true })
    })
  })
  it('run no job for anybody who asks', async () => {
    for (const who of ROLES) {
      for (const path of ['payload-jobs/run', 'payload-jobs/handle-schedules']) {
        expect([401, 403, 404]).toContain((await cms(world, who, 'GET', path)).status)
      }
    }
  })
  it('keep preferences to their owner', async () => {
    const saved = await cms(world, 'editor', 'POST', 'payload-preferences/liste', {
      body: { value: { secret: 'colonne' } },
    })
    expect(saved.status).toBe(200)
    for (const who of ['admin', 'foreignAdmin', 'superAdmin'] as const) {
      expect((await cms(world, who, 'GET', 'payload-preferences/liste')).text).not.toContain(
        'colonne',
      )
    }
  })
  it('remember little, and nothing for a visitor', async () => {
    const path = 'payload-preferences'
    const save = (who: Who, key: string, value: unknown) =>
      cms(world, who, 'POST', `${path}/${key}`, { body: { value } })
    const ofEditor = { 'user.value': { equals: world.users.editor } }
    for (const who of outsiders) {
      expect([401, 403]).toContain((await save(who, 'liste', { a: 1 })).status)
      expect([401, 403]).toContain((await cms(world, who, 'GET', `${path}/liste`)).status)
    }
    expect((await save('editor', 'liste', { a: 'x'.repeat(30_000) })).status).toBe(413)
    const bare = { body: { a: 'x'.repeat(30_000) } }
    expect((await cms(world, 'editor', 'POST', `${path}/liste`, bare)).status).toBe(413)
    // What the list of a collection remembers, Payload writes itself.
    const user = await payload.findByID({ collection: 'users', id: world.users.editor, depth: 0 })
    const written = payload.create({
      collection: path,
      data: { key: 'collection-pages', value: bare, user: { relationTo: 'users', value: user.id } },
      user: { ...user, collection: 'users' },
    })
    await expect(written).rejects.toMatchObject({ status: 413 })
    expect((await save('editor', 'k'.repeat(300), 1)).status).toBe(400)
    expect((await cms(world, 'editor', 'DELETE', `${path}/inconnue`)).status).toBe(404)
    await payload.db.drizzle.execute(sql`
      with many as (
        insert into payload_preferences (id, key, value)
        select gen_random_uuid(), 'cle-' || n, '1' from generate_series(1, 510) n returning id
      )
      insert into payload_preferences_rels (parent_id, path, users_id)
      select id, 'user', ${user.id} from many
    `)
    expect((await save('editor', 'la-derniere', { a: 1 })).status).toBe(200)
    const { totalDocs } = await payload.db.count({ collection: path, where: ofEditor })
    expect(totalDocs).toBe(500)
    const kept = await cms(world, 'editor', 'GET', `${path}/la-derniere`)
    expect(kept.json.value).toEqual({ a: 1 })
    expect((await cms(world, 'editor', 'DELETE', `${path}/la-derniere`)).status).toBe(200)
  })
  it('have no GraphQL', async () => {
    const answer = await cms(world, 'anonymous', 'POST', 'graphql', {
      body: { query: '{__typename}' },
    })
    expect(answer.status).toBe(404)
  })
})

describe('every collection', () => {
  it('says who may do what, with no default left', () => {
    for (const { slug, access } of payload.config.collections) {
      for (const key of [
        'read',
        'create',
        'update',
        'delete',
        'readVersions',
        'unlock',
        'admin',
      ] as const) {
        expect([slug, key, typeof access[key]]).toEqual([slug, key, 'function'])
        expect([slug, key, String(access[key])]).not.toEqual([
          slug,
          key,
          '({ req: { user } })=>Boolean(user)',
        ])
      }
    }
  })
})

describe('the audit log', () => {
  it('says who changed what, with people’s data masked', async () => {
    await cms(world, 'editor', 'PATCH', `animals/${world.a.animals.hidden}`, {
      body: { color: 'tigré', previousOwner: 'Mme Tartempion' },
    })
    const { text } = await cms(
      world,
      'admin',
      'GET',
      `audit-log?where[entityId][equals]=${world.a.animals.hidden}&limit=10`,
    )
    expect(text).toContain('tigré')
    expect(text).toContain(world.users.editor)
    expect(text).not.toContain('Tartempion')
  })
})

describe('pages', () => {
  it('never share an address, two parallel creations included', async () => {
    const create = () =>
      cms(world, 'editor', 'POST', 'pages', {
        body: { title: 'Course', shelter: world.a.shelter, sections: emptyPage },
      })
    const answers = await Promise.all([create(), create(), create()])
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    for (const { status } of answers) expect([201, 400, 422]).toContain(status)
  })
})
