import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import {
  binTeamArticle,
  copyTeamArticle,
  listPlatformNews,
  listTeamNews,
  moveTeamArticle,
  pinTeamArticle,
  unbinTeamArticle,
} from '@/features/news/workspace/api'
import type { TeamArticle, TeamNews } from '@/features/news/workspace/view'
import type { Route } from '@/platform/http/route'

import { getTestPayload } from '../support/payload'
import { cms, makeWorld, ROLES, type Who, type World } from './access/world'
import { call } from './in-process'

let payload: Payload
let world: World

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
})

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

/** An article that no other test knows; answers its id. */
async function made(more: object = {}): Promise<string> {
  const { id } = await payload.create({
    collection: 'news',
    overrideAccess: true,
    depth: 0,
    data: {
      shelter: world.a.shelter,
      title: `Essai ${Math.random().toString(36).slice(2, 8)}`,
      content: '<p>Bonjour à tous.</p>',
      status: 'DRAFT',
      ...more,
    },
  })
  return id
}
const online = (more: object = {}) => made({ nextStatus: 'PUBLISHED', ...more })
const asDraft = (id: string, title: string) =>
  cms(world, 'editor', 'PATCH', `news/${id}?draft=true`, { body: { title, _status: 'draft' } })

type Asked = { as?: Who; shelter?: string; body?: unknown }
const ask = (route: Route, newsId: string, { as = 'editor', shelter, body }: Asked = {}) =>
  call(world, route, {
    as,
    params: { shelterId: shelter ?? world.a.shelter, newsId },
    ...(body === undefined ? {} : { body }),
  })
const list = (query: string, as: Who = 'editor', shelterId = world.a.shelter) =>
  call(world, listTeamNews, { as, params: { shelterId }, query })
const found = async (query: string) => (await list(query)).json as unknown as TeamNews
const ids = async (query: string) => (await found(query)).data.map(({ id }) => id)
const stored = (id: string) =>
  payload.findByID({ collection: 'news', id, overrideAccess: true, depth: 0, trash: true })
const row = (answer: { json: object }) => (answer.json as { data: TeamArticle }).data
const move = (id: string, from: string, to: string, more: object = {}) =>
  ask(moveTeamArticle, id, { body: { from, to, ...more } })

describe('the team’s list of articles', () => {
  it('shows what is not published too, with its picture, and nothing of another or of the bin', async () => {
    const id = await made({
      title: 'Grand goûter d’été',
      excerpt: 'Des crêpes pour tous',
      coverImage: world.a.media,
      event: { startsAt: inDays(3), place: 'Au refuge' },
    })
    const { data, pagination } = await found('?search=CRÊPES gouter')
    expect(pagination).toEqual({ page: 1, limit: 12, total: 1, pages: 1 })
    expect(data[0]).toMatchObject({
      id,
      title: 'Grand goûter d’été',
      status: 'DRAFT',
      summary: 'Des crêpes pour tous',
      hasDraft: false,
      isPublic: false,
      event: { place: 'Au refuge' },
      shelter: { id: world.a.shelter },
    })
    expect(data[0]?.image).toMatch(/^\//)
    const all = await ids('?limit=100')
    expect(all).toContain(world.a.news.draft)
    expect(all).not.toContain(world.b.news.published)
    await payload.update({
      collection: 'news',
      id,
      overrideAccess: true,
      depth: 0,
      data: { deletedAt: inDays(0) },
    })
    expect(await ids('?search=crêpes')).toEqual([])
  })

  it('counts what each state and each part would show', async () => {
    const mark = 'dénombrement'
    const title = { title: `Un ${mark}` }
    await made(title)
    await made({ ...title, slug: 'coming', event: { startsAt: inDays(2) } })
    await made({ ...title, slug: 'over', event: { startsAt: inDays(-3), endsAt: inDays(-2) } })
    const pinned = await online({ ...title, slug: 'pinned', isPinned: true })
    const waiting = await online({ ...title, slug: 'waiting', coverImage: world.a.media })
    await asDraft(waiting, `Autre ${mark}`)
    const { counts, pagination } = await found(`?search=${mark}`)
    expect(pagination.total).toBe(5)
    expect(counts).toEqual({
      statuses: { DRAFT: 3, PUBLISHED: 2 },
      kinds: { PINNED: 1, COMING: 1, HAS_DRAFT: 1, NO_COVER: 4 },
    })
    expect(await ids(`?search=${mark}&kind=PINNED`)).toEqual([pinned])
    expect(await ids(`?search=${mark}&kind=HAS_DRAFT`)).toEqual([waiting])
    expect(await ids(`?search=${mark}&status=PUBLISHED&sortBy=title&sortOrder=asc`)).toHaveLength(2)
  })

  it.each([
    ['createdAt', 'desc'],
    ['updatedAt', 'desc'],
    ['publishedAt', 'desc'],
    ['title', 'asc'],
    ['viewCount', 'desc'],
  ])('comes in the order of %s', async (sortBy, sortOrder) => {
    const { data } = await found(`?limit=100&sortBy=${sortBy}&sortOrder=${sortOrder}`)
    const values = data.map((each) => each[sortBy as keyof TeamArticle] as string | number | null)
    const known = values.filter((value) => value !== null)
    // What has no such day comes last.
    expect(values.slice(0, known.length)).toEqual(known)
    const sorted = [...known].sort((one, other) => {
      const order =
        typeof one === 'number'
          ? one - Number(other)
          : one.localeCompare(String(other), 'fr', { sensitivity: 'base' })
      return sortOrder === 'asc' ? order : -order
    })
    expect(known.length).toBeGreaterThan(1)
    if (sortBy !== 'title') expect(known).toEqual(sorted)
  })

  it.each([
    '?limit=101',
    '?page=0',
    '?status=NONSENSE',
    '?kind=toString',
    '?sortBy=content',
    '?search=a%00b',
    `?search=${'a'.repeat(101)}`,
    '?other=1',
  ])('refuses %s', async (query) => {
    expect((await list(query)).status).toBe(400)
  })

  it('is for those who write the news of the shelter', async () => {
    const statuses = await Promise.all(ROLES.map(async (as) => [as, (await list('', as)).status]))
    expect(Object.fromEntries(statuses)).toEqual({
      anonymous: 401,
      visitor: 404,
      volunteer: 403,
      editor: 200,
      moderator: 200,
      admin: 200,
      foreignAdmin: 404,
      superAdmin: 200,
    })
    const platform = async (as: Who) => call(world, listPlatformNews, { as, query: '?limit=100' })
    expect((await platform('admin')).status).toBe(403)
    const shelters = ((await platform('superAdmin')).json as unknown as TeamNews).data.map(
      ({ shelter }) => shelter.id,
    )
    expect(shelters).toEqual(expect.arrayContaining([world.a.shelter, world.b.shelter]))
  })
})

describe('one press', () => {
  it('pins an article and lets it go, and says no more of it', async () => {
    const id = await online({ event: { startsAt: inDays(2), place: 'Ici' } })
    const before = await stored(id)
    expect(row(await ask(pinTeamArticle, id, { body: { isPinned: true } }))).toMatchObject({
      isPinned: true,
      status: 'PUBLISHED',
    })
    expect(await stored(id)).toMatchObject({
      isPinned: true,
      _status: 'published',
      publishedAt: before.publishedAt,
      title: before.title,
      event: before.event,
    })
    await ask(pinTeamArticle, id, { body: { isPinned: false } })
    expect((await stored(id)).isPinned).toBe(false)
  })

  it('does not publish a draft that waits beside', async () => {
    const id = await online()
    await asDraft(id, 'Pas encore')
    const { status, json } = await ask(pinTeamArticle, id, { body: { isPinned: true } })
    expect([status, json.error]).toEqual([
      409,
      'Un brouillon plus récent attend\u00a0: publiez-le d’abord',
    ])
    expect((await stored(id)).title).toMatch(/^Essai/)
    // That is a step of its own.
    const moved = await move(id, 'PUBLISHED', 'PUBLISHED')
    expect(row(moved)).toMatchObject({ title: 'Pas encore', hasDraft: false, status: 'PUBLISHED' })
  })

  it('publishes, plans, archives and takes back', async () => {
    const id = await made()
    const soon = inDays(2)
    expect(row(await move(id, 'DRAFT', 'SCHEDULED', { scheduledAt: soon }))).toMatchObject({
      status: 'SCHEDULED',
      scheduledAt: soon,
    })
    const later = inDays(4)
    expect(row(await move(id, 'SCHEDULED', 'SCHEDULED', { scheduledAt: later })).scheduledAt).toBe(
      later,
    )
    expect(row(await move(id, 'SCHEDULED', 'DRAFT')).status).toBe('DRAFT')
    const published = row(await move(id, 'DRAFT', 'PUBLISHED'))
    expect(published).toMatchObject({ status: 'PUBLISHED', isPublic: true })
    expect(published.publishedAt).not.toBeNull()
    expect(row(await move(id, 'PUBLISHED', 'ARCHIVED')).status).toBe('ARCHIVED')
    expect(row(await move(id, 'ARCHIVED', 'DRAFT')).status).toBe('DRAFT')
  })

  it('refuses a step that may not be, an hour that has gone, and what somebody else changed', async () => {
    const id = await online()
    const back = await move(id, 'PUBLISHED', 'DRAFT')
    expect([back.status, back.json.error]).toEqual([
      422,
      expect.stringContaining('ne redevient pas un brouillon'),
    ])
    const draft = await made()
    const late = await move(draft, 'DRAFT', 'SCHEDULED', { scheduledAt: inDays(-1) })
    expect([late.status, late.json.fields]).toEqual([
      422,
      { scheduledAt: 'Choisissez un jour et une heure à venir' },
    ])
    expect((await move(draft, 'DRAFT', 'SCHEDULED')).status).toBe(422)
    expect((await move(draft, 'DRAFT', 'SCHEDULED', { scheduledAt: 'demain' })).status).toBe(400)
    const stale = await move(draft, 'SCHEDULED', 'DRAFT')
    expect([stale.status, stale.json.error]).toEqual([
      409,
      'Cet article a changé entre-temps\u00a0: il est «\u00a0Brouillon\u00a0»',
    ])
  })

  it.each([
    ['pins', pinTeamArticle, { isPinned: true }],
    ['moves', moveTeamArticle, { from: 'DRAFT', to: 'PUBLISHED' }],
    ['copies', copyTeamArticle, undefined],
    ['bins', binTeamArticle, undefined],
    ['restores', unbinTeamArticle, undefined],
  ] as const)('nobody else %s', async (_name, route, body) => {
    const id = await made()
    const asked = { ...(body && { body }) }
    expect((await ask(route, id, { as: 'anonymous', ...asked })).status).toBe(401)
    expect((await ask(route, id, { as: 'volunteer', ...asked })).status).toBe(403)
    expect((await ask(route, id, { as: 'foreignAdmin', ...asked })).status).toBe(404)
    // With the address of their own shelter it is not there either.
    const own = { as: 'foreignAdmin', shelter: world.b.shelter, ...asked } as const
    expect((await ask(route, id, own)).status).toBe(404)
    expect(await stored(id)).toMatchObject({ status: 'DRAFT', isPinned: false, deletedAt: null })
  })

  it('is refused while somebody else has the article open', async () => {
    const id = await made()
    await payload.db.drizzle.execute(sql`
      with lock as (
        insert into payload_locked_documents (id, updated_at, created_at)
        values (gen_random_uuid(), now(), now()) returning id
      ), of_article as (
        insert into payload_locked_documents_rels ("order", parent_id, path, news_id)
        select null, id, 'document', ${id} from lock
      )
      insert into payload_locked_documents_rels ("order", parent_id, path, users_id)
      select null, id, 'user', ${world.users.admin} from lock`)
    expect((await move(id, 'DRAFT', 'PUBLISHED')).status).toBe(423)
    expect((await ask(binTeamArticle, id)).status).toBe(423)
    expect(await stored(id)).toMatchObject({ status: 'DRAFT', deletedAt: null })
  })
})

describe('a copy', () => {
  it.each(['list', 'form'])('from the %s is a draft with an address of its own', async (from) => {
    const id = await online({
      title: 'Marché de Noël',
      slug: `marche-${from}`,
      isPinned: true,
      tags: ['fête'],
      coverImage: world.a.media,
    })
    const answer =
      from === 'list'
        ? await ask(copyTeamArticle, id)
        : await cms(world, 'editor', 'POST', `news/${id}/duplicate?draft=true`, { body: {} })
    expect(answer.status).toBe(from === 'list' ? 201 : 200)
    const json = answer.json as { data?: { id: string }; doc?: { id: string } }
    const copy = await stored((json.data ?? json.doc)?.id ?? '')
    expect(copy).toMatchObject({
      title: 'Marché de Noël (copie)',
      slug: expect.stringMatching(/^marche-de-noel-copie/) as string,
      status: 'DRAFT',
      _status: 'draft',
      isPinned: false,
      scheduledAt: null,
      publishedAt: null,
      viewCount: 0,
      tags: ['fête'],
      coverImage: world.a.media,
      createdBy: world.users.editor,
    })
    expect(await stored(id)).toMatchObject({ status: 'PUBLISHED', title: 'Marché de Noël' })
  })

  it('of a planned article is not planned', async () => {
    const id = await made({ nextStatus: 'SCHEDULED', scheduledAt: inDays(2) })
    expect(row(await ask(copyTeamArticle, id))).toMatchObject({
      status: 'DRAFT',
      scheduledAt: null,
    })
  })
})

describe('the bin', () => {
  it('takes what is not on the site, and gives it back', async () => {
    const id = await made({ nextStatus: 'SCHEDULED', scheduledAt: inDays(2) })
    expect((await ask(binTeamArticle, id)).status).toBe(200)
    expect((await stored(id)).deletedAt).not.toBeNull()
    expect((await ask(binTeamArticle, id)).status).toBe(404)
    expect(row(await ask(unbinTeamArticle, id))).toMatchObject({ id, status: 'SCHEDULED' })
    expect((await ask(unbinTeamArticle, id)).status).toBe(404)
  })

  it('does not take what visitors see', async () => {
    const id = await online()
    const { status, json } = await ask(binTeamArticle, id)
    expect([status, json.error]).toEqual([
      409,
      'Cet article est sur le site\u00a0: archivez-le d’abord',
    ])
    expect((await stored(id)).deletedAt).toBeFalsy()
  })
})
