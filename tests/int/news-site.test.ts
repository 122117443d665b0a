import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { countReading } from '@/features/news/commands'
import {
  findArticle,
  listShelterEvents,
  listShelterNews,
  readArticle,
} from '@/features/news/queries'
import { readUnsavedArticle } from '@/features/news/preview/queries'

import { getTestPayload } from '../support/payload'
import { cms, makeWorld, picture, type World } from './access/world'

let payload: Payload
let world: World

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
})

type Doc = Record<string, unknown> & { id: string; slug: string }

const write = async (method: 'POST' | 'PATCH', path: string, body: object): Promise<Doc> => {
  const { status, json, text } = await cms(world, 'editor', method, path, { body })
  expect(status, text).toBeLessThan(300)
  return json.doc as Doc
}
const publish = (body: object) =>
  write('POST', 'news', {
    shelter: world.a.shelter,
    title: 'Essai',
    content: '<p>Bonjour à tous.</p>',
    nextStatus: 'PUBLISHED',
    ...body,
  })
const rename = (id: string, slug: string) =>
  write('PATCH', `news/${id}`, { slug, nextStatus: 'PUBLISHED' })
const at = (key: string, shelter = world.a.shelter) => findArticle(shelter, key)

describe('the address of an article', () => {
  it('leads from every slug that it had while it was online to the present one', async () => {
    const { id } = await publish({ slug: 'premiere' })
    await rename(id, 'deuxieme')
    await rename(id, 'troisieme')
    for (const key of ['premiere', 'deuxieme', 'troisieme', 'TROISIEME', id]) {
      expect(await at(key)).toEqual({ id, slug: 'troisieme' })
    }
    await rename(id, 'premiere')
    expect(await at('troisieme')).toEqual({ id, slug: 'premiere' })
  })

  it('belongs to the article that has it now', async () => {
    const old = await publish({ slug: 'fete' })
    await rename(old.id, 'fete-2025')
    const young = await publish({ slug: 'fete' })
    expect(await at('fete')).toEqual({ id: young.id, slug: 'fete' })
    expect(await at('fete-2025')).toEqual({ id: old.id, slug: 'fete-2025' })
  })

  it('is kept across the archive, and is not made by drafts', async () => {
    const { id } = await publish({ slug: 'avant' })
    await cms(world, 'editor', 'PATCH', `news/${id}?draft=true`, {
      body: { slug: 'jamais-paru', _status: 'draft' },
    })
    expect(await at('jamais-paru')).toBeNull()
    await write('PATCH', `news/${id}`, { nextStatus: 'ARCHIVED' })
    expect(await at('avant')).toBeNull()
    await write('PATCH', `news/${id}`, { nextStatus: 'DRAFT', slug: 'apres' })
    expect(await at('apres')).toBeNull()
    await write('PATCH', `news/${id}`, { nextStatus: 'PUBLISHED' })
    expect(await at('avant')).toEqual({ id, slug: 'apres' })
    expect(await at('jamais-paru')).toBeNull()
  })

  it('shows nothing of another shelter, of a draft, of the planned or the deleted', async () => {
    const { id } = await publish({ slug: 'ici' })
    expect(await at('ici', world.b.shelter)).toBeNull()
    expect(await at(id, world.b.shelter)).toBeNull()
    expect(await at(world.a.news.draft)).toBeNull()
    expect(await readArticle(world.a.news.draft)).toBeNull()
    expect(await findArticle(world.suspended.shelter, 'paru')).toBeNull()
    const planned = await publish({
      slug: 'bientot',
      nextStatus: 'SCHEDULED',
      scheduledAt: new Date(Date.now() + 60_000).toISOString(),
    })
    expect(await at('bientot')).toBeNull()
    expect(await at(planned.id)).toBeNull()
    await write('PATCH', `news/${id}`, { deletedAt: new Date().toISOString() })
    expect(await at('ici')).toBeNull()
    for (const strange of ['', '..', 'a b', 'é', "' or 1=1", 'a'.repeat(201)]) {
      expect(await at(strange)).toBeNull()
    }
  })
})

describe('lists', () => {
  it('show pinned articles first, then the latest, by pages', async () => {
    const shelter = world.b.shelter
    const create = async (title: string, publishedAt: string, isPinned = false) => {
      const { id } = await payload.create({
        collection: 'news',
        overrideAccess: true,
        data: {
          shelter,
          title,
          content: '<p>x</p>',
          status: 'DRAFT',
          nextStatus: 'PUBLISHED',
          publishedAt,
          isPinned,
        },
      })
      return id
    }
    await payload.delete({ collection: 'news', id: world.b.news.published, overrideAccess: true })
    const old = await create('Ancien épinglé', '2025-01-01T00:00:00.000Z', true)
    const middle = await create('Moyen', '2025-02-01T00:00:00.000Z')
    const late = await create('Récent', '2025-03-01T00:00:00.000Z')
    const first = await listShelterNews(shelter, 2, 1)
    expect(first).toMatchObject({ total: 3, pages: 2 })
    expect(first.articles.map(({ id }) => id)).toEqual([old, late])
    const second = await listShelterNews(shelter, 2, 2)
    expect(second.articles.map(({ id }) => id)).toEqual([middle])
    expect(second.articles[0]?.publishedAt).toBe('2025-02-01T00:00:00.000Z')
  })

  it('of events show what is still to come, the next one first', async () => {
    const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
    const event = (title: string, startsAt: string, endsAt?: string) =>
      publish({ title, event: { startsAt, endsAt, place: ' Bruz ' } })
    await event('Passé', soon(-50), soon(-48))
    await event('Hier', soon(-49))
    const later = await event('Plus tard', soon(48))
    const running = await event('En cours', soon(-72), soon(1))
    const events = await listShelterEvents(world.a.shelter, 10)
    expect(events.map(({ id }) => id)).toEqual([running.id, later.id])
    expect(events[1]?.event).toMatchObject({ place: 'Bruz', endsAt: null, zone: 'Europe/Paris' })
    const { drizzle } = payload.db
    const setZone = (zone: string) =>
      drizzle.execute(sql`update shelters set timezone = ${zone} where id = ${world.a.shelter}`)
    await setZone('Pacific/Tahiti')
    const [there] = await listShelterEvents(world.a.shelter, 1)
    expect(there).toMatchObject({ id: running.id, event: { zone: 'Pacific/Tahiti' } })
    await setZone('Europe/Paris')
  })
})

it('pictures of an article come with their addresses, in order', async () => {
  const { id } = await publish({ coverImage: world.a.media, images: [world.a.media] })
  const article = await readArticle(id)
  const url = expect.stringMatching(/^\/api\/cms\/media\/file\//) as string
  expect(article).toMatchObject({
    cover: { id: world.a.media, alt: 'Un carré vert', url },
    images: [{ id: world.a.media, url }],
    excerpt: 'Bonjour à tous.',
  })
})

it('a picture stays in the library while an article online shows it', async () => {
  const { id } = await publish({ title: 'Illustré', images: [world.a.media] })
  const remove = () => cms(world, 'editor', 'DELETE', `media/${world.a.media}`)
  const refused = await remove()
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('Illustré')
  await write('PATCH', `news/${id}`, { nextStatus: 'ARCHIVED' })
  const { docs } = await payload.find({ collection: 'news', overrideAccess: true, limit: 100 })
  const others = docs.filter((doc) => doc.coverImage && doc._status === 'published')
  for (const other of others) await write('PATCH', `news/${other.id}`, { nextStatus: 'ARCHIVED' })
  expect((await remove()).status).toBe(200)
})

it('readings are counted, kept by later saves, and shown to the team', async () => {
  const { id } = await publish({ title: 'Lu' })
  await Promise.all([1, 2, 3].map(() => countReading(payload, id)))
  const read = async () => (await cms(world, 'editor', 'GET', `news/${id}?draft=true`)).json
  expect(await read()).toMatchObject({ viewCount: 3 })
  await write('PATCH', `news/${id}`, { title: 'Lu et relu', viewCount: 0 })
  await countReading(payload, id)
  expect(await read()).toMatchObject({ title: 'Lu et relu', viewCount: 4 })
  await countReading(payload, world.a.news.draft)
  const draft = await cms(world, 'editor', 'GET', `news/${world.a.news.draft}?draft=true`)
  expect(draft.json).toMatchObject({ viewCount: 0 })
})

describe('an article while it is written', () => {
  const draw = async (values: object) => {
    const user = await payload.findByID({
      collection: 'users',
      id: world.users.editor,
      overrideAccess: true,
      depth: 0,
    })
    const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
    return readUnsavedArticle(req, world.a.shelter, values)
  }
  it('is drawn from whatever its form holds', async () => {
    const empty = { title: 'Article sans titre', content: '', cover: null, images: [], tags: [] }
    expect(await draw({})).toMatchObject({ ...empty, event: null })
    const wrong = { title: 7, content: null, coverImage: 'x', images: 'y', tags: [3], event: [] }
    expect(await draw({ ...wrong, publishedAt: 'demain' })).toMatchObject({ ...empty, event: null })
    expect(
      await draw({
        title: ' Portes ouvertes ',
        content: '<p>Venez<script>x()</script></p>',
        event: { startsAt: '2026-12-06T09:00:00.000Z', endsAt: '', place: 'Au refuge' },
        scheduledAt: '2026-12-01T08:00:00.000Z',
      }),
    ).toMatchObject({
      title: 'Portes ouvertes',
      content: '<p>Venez</p>',
      event: { startsAt: '2026-12-06T09:00:00.000Z', endsAt: null, place: 'Au refuge' },
      publishedAt: '2026-12-01T08:00:00.000Z',
    })
  })
  it('shows pictures of its own shelter alone', async () => {
    const data = await picture()
    const add = async (shelter: string) => {
      const { id } = await payload.create({
        collection: 'media',
        overrideAccess: true,
        data: { shelter, alt: 'Un carré vert' },
        file: { data, size: data.length, mimetype: 'image/jpeg', name: 'apercu.jpg' },
      })
      return id
    }
    const own = await add(world.a.shelter)
    const foreign = await add(world.b.shelter)
    const { cover, images } = await draw({ coverImage: foreign, images: [own, foreign] })
    expect([cover, images.map(({ id }) => id)]).toEqual([null, [own]])
  })
})
