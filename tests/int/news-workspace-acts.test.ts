import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import {
  binTeamArticle,
  copyTeamArticle,
  moveTeamArticle,
  pinTeamArticle,
  unbinTeamArticle,
} from '@/features/news/workspace/api'
import type { TeamArticle } from '@/features/news/workspace/view'
import type { Route } from '@/platform/http/route'

import { getTestPayload } from '../support/payload'
import { cms, makeWorld, type Who, type World } from './access/world'
import { call } from './in-process'
import { articlesOf, inDays, type Articles } from './news-articles'

let payload: Payload
let world: World
let articles: Articles

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  articles = articlesOf(payload, world)
})

type Asked = { as?: Who; shelter?: string; body?: unknown }
const ask = (route: Route, newsId: string, { as = 'editor', shelter, body }: Asked = {}) =>
  call(world, route, {
    as,
    params: { shelterId: shelter ?? world.a.shelter, newsId },
    ...(body === undefined ? {} : { body }),
  })
const row = (answer: { json: object }) => (answer.json as { data: TeamArticle }).data
const move = (id: string, from: string, to: string, more: object = {}) =>
  ask(moveTeamArticle, id, { body: { from, to, ...more } })

describe('one press', () => {
  it('pins an article and lets it go, and says no more of it', async () => {
    const id = await articles.online({ event: { startsAt: inDays(2), place: 'Ici' } })
    const before = await articles.stored(id)
    expect(row(await ask(pinTeamArticle, id, { body: { isPinned: true } }))).toMatchObject({
      isPinned: true,
      status: 'PUBLISHED',
    })
    expect(await articles.stored(id)).toMatchObject({
      isPinned: true,
      _status: 'published',
      publishedAt: before.publishedAt,
      title: before.title,
      event: before.event,
    })
    await ask(pinTeamArticle, id, { body: { isPinned: false } })
    expect((await articles.stored(id)).isPinned).toBe(false)
  })

  it('does not publish a draft that waits beside', async () => {
    const id = await articles.online()
    await articles.asDraft(id, 'Pas encore')
    const { status, json } = await ask(pinTeamArticle, id, { body: { isPinned: true } })
    expect([status, json.error]).toEqual([
      409,
      'Un brouillon plus récent attend\u00a0: publiez-le d’abord',
    ])
    expect((await articles.stored(id)).title).toMatch(/^Essai/)
    // That is a step of its own.
    const moved = await move(id, 'PUBLISHED', 'PUBLISHED')
    expect(row(moved)).toMatchObject({ title: 'Pas encore', hasDraft: false, status: 'PUBLISHED' })
  })

  it('publishes, plans, archives and takes back', async () => {
    const id = await articles.made()
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
    const id = await articles.online()
    const back = await move(id, 'PUBLISHED', 'DRAFT')
    expect([back.status, back.json.error]).toEqual([
      422,
      expect.stringContaining('ne redevient pas un brouillon'),
    ])
    const draft = await articles.made()
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
    const id = await articles.made()
    const asked = { ...(body && { body }) }
    expect((await ask(route, id, { as: 'anonymous', ...asked })).status).toBe(401)
    expect((await ask(route, id, { as: 'volunteer', ...asked })).status).toBe(403)
    expect((await ask(route, id, { as: 'foreignAdmin', ...asked })).status).toBe(404)
    // With the address of their own shelter it is not there either.
    const own = { as: 'foreignAdmin', shelter: world.b.shelter, ...asked } as const
    expect((await ask(route, id, own)).status).toBe(404)
    expect(await articles.stored(id)).toMatchObject({
      status: 'DRAFT',
      isPinned: false,
      deletedAt: null,
    })
  })

  it('is refused while somebody else has the article open', async () => {
    const id = await articles.made()
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
    expect(await articles.stored(id)).toMatchObject({ status: 'DRAFT', deletedAt: null })
  })
})

describe('a copy', () => {
  it.each(['list', 'form'])('from the %s is a draft with an address of its own', async (from) => {
    const id = await articles.online({
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
    const copy = await articles.stored((json.data ?? json.doc)?.id ?? '')
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
    expect(await articles.stored(id)).toMatchObject({
      status: 'PUBLISHED',
      title: 'Marché de Noël',
    })
  })

  it('of a planned article is not planned', async () => {
    const id = await articles.made({ nextStatus: 'SCHEDULED', scheduledAt: inDays(2) })
    expect(row(await ask(copyTeamArticle, id))).toMatchObject({
      status: 'DRAFT',
      scheduledAt: null,
    })
  })
})

describe('the bin', () => {
  it('takes what is not on the site, and gives it back', async () => {
    const id = await articles.made({ nextStatus: 'SCHEDULED', scheduledAt: inDays(2) })
    expect((await ask(binTeamArticle, id)).status).toBe(200)
    expect((await articles.stored(id)).deletedAt).not.toBeNull()
    expect((await ask(binTeamArticle, id)).status).toBe(404)
    expect(row(await ask(unbinTeamArticle, id))).toMatchObject({ id, status: 'SCHEDULED' })
    expect((await ask(unbinTeamArticle, id)).status).toBe(404)
  })

  it('gives back as a draft what was due meanwhile: nobody publishes it', async () => {
    const id = await articles.made({ nextStatus: 'SCHEDULED', scheduledAt: inDays(2) })
    expect((await ask(binTeamArticle, id)).status).toBe(200)
    await payload.db.drizzle.execute(
      sql`update news set scheduled_at = now() - interval '1 day' where id = ${id}`,
    )
    expect(row(await ask(unbinTeamArticle, id))).toMatchObject({ id, status: 'DRAFT' })
  })

  it('does not take what visitors see', async () => {
    const id = await articles.online()
    const { status, json } = await ask(binTeamArticle, id)
    expect([status, json.error]).toEqual([
      409,
      'Cet article est sur le site\u00a0: archivez-le d’abord',
    ])
    expect((await articles.stored(id)).deletedAt).toBeFalsy()
  })
})
