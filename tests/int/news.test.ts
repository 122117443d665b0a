import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { publishDueNews } from '@/features/news/commands'

import { getTestPayload } from '../support/payload'
import { cms, makeWorld, type World } from './access/world'

let payload: Payload
let world: World

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
})

type Doc = Record<string, unknown> & { id: string; slug: string }
type Errors = Array<{ data?: { errors?: Array<{ path: string; message: string }> } }>
const messages = (json: Record<string, unknown>) =>
  Object.fromEntries(
    ((json.errors as Errors)[0]?.data?.errors ?? []).map(({ path, message }) => [path, message]),
  )

const base = () => ({ shelter: world.a.shelter, title: 'Essai', content: '<p>Bonjour.</p>' })
const create = (body: object, query = '') =>
  cms(world, 'editor', 'POST', `news${query}`, { body: { ...base(), ...body } })
const change = (id: string, body: object, query = '') =>
  cms(world, 'editor', 'PATCH', `news/${id}${query}`, { body })
const made = async (body: object = {}) => (await create(body)).json.doc as Doc
const read = async (id: string) =>
  (await cms(world, 'editor', 'GET', `news/${id}?draft=true`)).json as Doc
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()

describe('an article', () => {
  it.each([
    [{ title: ' ' }, 'title', 'Le titre est requis'],
    [{ title: 'a'.repeat(201) }, 'title', 'Le titre ne peut pas dépasser 200 caractères'],
    [{ title: '!!!' }, 'slug', 'Le slug est requis'],
    [{ slug: 'a'.repeat(201) }, 'slug', 'Le slug ne peut pas dépasser 200 caractères'],
    [{ content: '' }, 'content', 'Le contenu est requis'],
    [{ content: '<p> &nbsp;</p>' }, 'content', 'Le contenu est requis'],
    [{ metaTitle: 'a'.repeat(71) }, 'metaTitle', 'Le titre SEO ne peut pas dépasser 70 caractères'],
    [
      { metaDescription: 'a'.repeat(161) },
      'metaDescription',
      'La description SEO ne peut pas dépasser 160 caractères',
    ],
    [{ scheduledAt: 'demain' }, 'scheduledAt', 'Date invalide'],
    [
      { tags: Array.from({ length: 11 }, (_, rank) => `mot ${rank}`) },
      'tags',
      '10 mots-clés au maximum',
    ],
    [
      { event: { startsAt: '2027-01-02T10:00:00Z', endsAt: '2027-01-02T09:00:00Z' } },
      'event.endsAt',
      'La fin ne peut pas être avant le début',
    ],
    [{ event: { place: 'Rennes' } }, 'event.startsAt', 'Indiquez quand l’événement commence'],
  ])('is refused with %o, drafts included', async (wrong, path, message) => {
    for (const query of ['', '?draft=true']) {
      const { status, json } = await create(wrong, query)
      expect(status).toBe(400)
      expect(messages(json)).toMatchObject({ [path]: message })
    }
  })

  it('has the defaults of the contract, an author, and clean HTML', async () => {
    const doc = await made({
      title: 'Portes ouvertes à Rennes',
      content: '<p onclick="x()">Oui<script>alert(1)</script></p>',
      status: 'PUBLISHED',
      viewCount: 99,
      createdBy: world.users.admin,
    })
    expect(doc).toMatchObject({
      slug: 'portes-ouvertes-a-rennes',
      status: 'DRAFT',
      _status: 'draft',
      isPinned: false,
      viewCount: 0,
      content: '<p>Oui</p>',
      createdBy: world.users.editor,
      lastModifiedBy: world.users.editor,
    })
    const again = await made({ title: 'Portes ouvertes à Rennes' })
    expect(again.slug).toBe('portes-ouvertes-a-rennes-2')
    const taken = await create({ slug: 'portes-ouvertes-a-rennes' })
    expect(taken.status).toBe(422)
    expect(messages(taken.json).slug).toContain('est déjà prise')
    const elsewhere = await cms(world, 'foreignAdmin', 'POST', 'news', {
      body: { ...base(), shelter: world.b.shelter, slug: 'portes-ouvertes-a-rennes' },
    })
    expect(elsewhere.status).toBe(201)
    const foreign = await create({ coverImage: world.b.media })
    expect(messages(foreign.json)).toHaveProperty('coverImage')
  })
})

describe('its states', () => {
  it('go along the allowed steps only', async () => {
    const { id } = await made()
    const step = async (nextStatus: string, more: object = {}) => {
      const { status, json } = await change(id, { nextStatus, ...more })
      return status === 200 ? (json.doc as Doc).status : messages(json)
    }
    expect(await step('SCHEDULED')).toEqual({
      scheduledAt: 'Choisissez le jour et l’heure de parution',
    })
    expect(await step('SCHEDULED', { scheduledAt: '2020-01-01T00:00:00Z' })).toEqual({
      scheduledAt: 'Choisissez un jour et une heure à venir',
    })
    expect(await step('SCHEDULED', { scheduledAt: inAnHour() })).toBe('SCHEDULED')
    expect(await step('PUBLISHED')).toHaveProperty('status')
    expect(await step('DRAFT')).toBe('DRAFT')
    expect(await step('PUBLISHED')).toBe('PUBLISHED')
    expect(await step('SCHEDULED', { scheduledAt: inAnHour() })).toHaveProperty('status')
    expect(await step('DRAFT')).toHaveProperty('status')
    expect(await step('ARCHIVED')).toBe('ARCHIVED')
    expect(await step('PUBLISHED')).toHaveProperty('status')
    expect(await step('DRAFT')).toBe('DRAFT')
    expect(await step('ARCHIVED')).toBe('ARCHIVED')
  })

  it('follow Payload’s own publish button, and a draft beside changes nothing online', async () => {
    const { id } = await made({ title: 'En ligne' })
    const published = await change(id, { _status: 'published' })
    expect(published.json.doc).toMatchObject({ status: 'PUBLISHED', _status: 'published' })
    const { publishedAt } = published.json.doc as Doc
    expect(publishedAt).toBeTruthy()
    await change(id, { title: 'Pas encore', _status: 'draft' }, '?draft=true')
    expect(await read(id)).toMatchObject({ title: 'Pas encore', status: 'PUBLISHED' })
    const { json } = await cms(world, 'anonymous', 'GET', `news/${id}`)
    expect(json).toMatchObject({ title: 'En ligne', status: 'PUBLISHED' })
    for (const hidden of ['createdBy', 'lastModifiedBy', 'viewCount']) {
      expect(json).not.toHaveProperty(hidden)
    }
    const again = await change(id, { _status: 'published' })
    expect(again.json.doc).toMatchObject({ title: 'Pas encore', publishedAt })
    expect((await change(id, { _status: 'draft' })).status).toBe(422)
  })

  it('survive the bin', async () => {
    const { id } = await made({ nextStatus: 'PUBLISHED' })
    await change(id, { title: 'Brouillon à côté', _status: 'draft' }, '?draft=true')
    expect((await change(id, { deletedAt: new Date().toISOString() })).status).toBe(200)
    expect((await cms(world, 'anonymous', 'GET', `news/${id}`)).status).toBe(404)
    const back = await change(id, { deletedAt: null, _status: 'draft' }, '?trash=true')
    expect(back.json.doc).toMatchObject({ status: 'DRAFT', _status: 'draft' })
    expect((await cms(world, 'anonymous', 'GET', `news/${id}`)).status).toBe(404)
  })

  it('stay when an old version comes back', async () => {
    const { id } = await made({ title: 'Premier titre' })
    const scheduledAt = inAnHour()
    await change(id, { title: 'Second titre', nextStatus: 'SCHEDULED', scheduledAt })
    const { json } = await cms(world, 'editor', 'GET', `news/versions?where[parent][equals]=${id}`)
    const first = (json.docs as Array<{ id: string; version: Doc }>).find(
      ({ version }) => version.title === 'Premier titre',
    )
    const restored = await cms(world, 'editor', 'POST', `news/versions/${first?.id}?draft=true`)
    expect(restored.status).toBe(200)
    expect(await read(id)).toMatchObject({
      title: 'Premier titre',
      status: 'SCHEDULED',
      scheduledAt,
    })
  })
})

describe('the clock', () => {
  const planned = async (scheduledAt: string, title: string) => {
    const doc = await made({ title, nextStatus: 'SCHEDULED', scheduledAt })
    expect(doc.status).toBe('SCHEDULED')
    return doc.id
  }
  const at = (iso: string) => publishDueNews(payload, new Date(iso))

  it.each([
    // In Paris, 28 March 2027: 02:30 does not exist, 03:00 comes right after 01:59.
    ['2027-03-28T00:59:00.000Z', '2027-03-28T00:58:59.999Z'],
    ['2027-03-28T01:00:00.000Z', '2027-03-28T00:59:59.999Z'],
    // In Paris, 31 October 2027: 02:30 comes twice, an hour apart.
    ['2027-10-31T00:30:00.000Z', '2027-10-31T00:29:59.999Z'],
    ['2027-10-31T01:30:00.000Z', '2027-10-31T01:29:59.999Z'],
  ])('publishes what is due at %s, not before', async (due, before) => {
    const id = await planned(due, `Nuit ${due}`)
    expect((await at(before)).published).not.toContain(id)
    expect((await at(due)).published).toEqual([id])
    expect(await read(id)).toMatchObject({
      status: 'PUBLISHED',
      _status: 'published',
      publishedAt: due,
    })
    expect((await at(due)).published).toEqual([])
  })

  it('publishes once, whoever runs it, and what was last saved', async () => {
    const ids = await Promise.all(
      [1, 2, 3].map((rank) => planned('2027-05-01T08:00:00.000Z', `Ensemble ${rank}`)),
    )
    const [first = ''] = ids
    const saved = await change(first, { title: 'Corrigé', _status: 'draft' }, '?draft=true')
    expect(saved.json.doc).toMatchObject({ status: 'SCHEDULED' })
    const runs = await Promise.all([1, 2, 3].map(() => at('2027-05-01T08:00:30.000Z')))
    expect(runs.flatMap(({ published }) => published).sort()).toEqual([...ids].sort())
    expect(runs.flatMap(({ failed }) => failed)).toEqual([])
    const { json } = await cms(world, 'anonymous', 'GET', `news/${first}`)
    expect(json).toMatchObject({ title: 'Corrigé' })
    const { drizzle } = payload.db
    const { rows } = await drizzle.execute<{ tags: string[] }>(
      sql`select tags from cache_outbox order by id desc limit 3`,
    )
    expect(rows.flatMap(({ tags }) => tags)).toEqual(
      expect.arrayContaining([`article:${first}`, `shelter:${world.a.shelter}:news`]),
    )
  })

  it('goes by the hour that was saved last, and leaves drafts and the bin alone', async () => {
    const moved = await planned('2027-06-01T08:00:00.000Z', 'Déplacé')
    await change(
      moved,
      { scheduledAt: '2027-06-02T08:00:00.000Z', _status: 'draft' },
      '?draft=true',
    )
    const back = await planned('2027-06-01T08:00:00.000Z', 'Repris')
    await change(back, { nextStatus: 'DRAFT' })
    const binned = await planned('2027-06-01T08:00:00.000Z', 'Jeté')
    await change(binned, { deletedAt: new Date().toISOString() })
    expect(await at('2027-06-01T09:00:00.000Z')).toEqual({ published: [], failed: [] })
    expect((await at('2027-06-02T08:00:00.000Z')).published).toEqual([moved])
  })

  it('goes on after an article that cannot be published, and keeps it planned', async () => {
    const broken = await planned('2027-07-01T08:00:00.000Z', 'Cassé')
    const sound = await planned('2027-07-01T08:00:01.000Z', 'Sain')
    const { drizzle } = payload.db
    await drizzle.execute(sql`update _news_v set version_content = '' where parent_id = ${broken}`)
    expect(await at('2027-07-01T09:00:00.000Z')).toEqual({ published: [sound], failed: [broken] })
    expect(await read(broken)).toMatchObject({ status: 'SCHEDULED' })
  })
})
