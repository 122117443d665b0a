import { createLocalReq } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { readVersions } from '@/admin/history/read'
import { articlePreviewPath } from '@/features/news/preview/model'
import { pagePreviewPath, templatePreviewPath } from '@/features/pages/preview/model'
import { defaultContent } from '@/features/pages/model'
import type { TemplateContent } from '@/features/pages/schema'

import type { Who } from './access/world'
import { ask, openSite, type Site } from './api-client'

const asProgram = { overrideAccess: true, depth: 0 } as const

type Doc = { id: string; title: string; updatedAt: string; _status: string }

let site: Site
let page: string

const read = async (as: Who = 'editor'): Promise<Doc> =>
  (await ask(site, 'GET', `/api/cms/pages/${page}?draft=true&depth=0`, { as }))
    .json as unknown as Doc

/** A save as the form of the admin sends it: every column, the date of the start among them. */
const save = (
  doc: Doc,
  more: object,
  { as = 'editor', draft = true }: { as?: Who; draft?: boolean } = {},
) =>
  ask(site, 'PATCH', `/api/cms/pages/${page}?depth=0${draft ? '&draft=true' : ''}`, {
    as,
    body: { ...doc, _status: draft ? 'draft' : 'published', ...more },
  })

beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.server.stop())

beforeEach(async () => {
  const made = await site.payload.create({
    collection: 'pages',
    ...asProgram,
    data: {
      title: `Bureau ${Math.random().toString(36).slice(2)}`,
      shelter: site.world.a.shelter,
      status: 'DRAFT',
      sections: {
        schemaVersion: 1,
        sections: [
          {
            layout: 1,
            columns: [{ blocks: [{ type: 'TEXT', content: { text: '<p>Bonjour</p>' } }] }],
          },
        ],
      },
      _status: 'published',
    },
  })
  page = made.id
})

describe('the versions of a page', () => {
  const versionsAs = async (who: 'editor' | 'foreignAdmin') => {
    const { payload, world } = site
    const user = await payload.findByID({
      collection: 'users',
      id: world.users[who],
      ...asProgram,
    })
    const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
    return readVersions(req, { slug: 'pages', id: page, isOnline: true, page: 1 })
  }
  it('say who saved each and what it is today, to those who may read them', async () => {
    await save(await read(), { title: 'La première' }, { as: 'moderator' })
    const { lines } = await versionsAs('editor')
    expect(lines.map(({ author, state }) => [author, state])).toEqual([
      ['moderator', 'Brouillon actuel'],
      [null, 'En ligne'],
    ])
    expect((await versionsAs('foreignAdmin')).lines).toEqual([])
  })
})

describe('a saved draft that is restored', () => {
  const article = async () => {
    const { id } = await site.payload.create({
      collection: 'news',
      ...asProgram,
      data: {
        title: 'Article',
        content: '<p>Texte</p>',
        shelter: site.world.a.shelter,
        nextStatus: 'PUBLISHED',
      } as never,
    })
    return id
  }
  it.each(['pages', 'news'] as const)('leaves what is online there: %s', async (collection) => {
    const id = collection === 'pages' ? page : await article()
    const write = { collection, id, ...asProgram } as const
    await site.payload.update({ ...write, draft: true, data: { title: 'Essai', _status: 'draft' } })
    await site.payload.update({ ...write, data: { title: 'Définitif', _status: 'published' } })
    const { docs } = await site.payload.findVersions({
      collection,
      ...asProgram,
      where: { and: [{ parent: { equals: id } }, { 'version.title': { equals: 'Essai' } }] },
    })
    const restore = `/api/cms/${collection}/versions/${docs[0]?.id}?draft=false&depth=0`
    expect((await ask(site, 'POST', restore, { as: 'editor' })).status).toBe(200)
    const online = await ask(site, 'GET', `/api/cms/${collection}/${id}`)
    expect(online.json).toMatchObject({ title: 'Définitif', status: 'PUBLISHED' })
    const beside = `/api/cms/${collection}/${id}?draft=true&depth=0`
    expect((await ask(site, 'GET', beside, { as: 'editor' })).json).toMatchObject({
      title: 'Essai',
      status: 'PUBLISHED',
      _status: 'draft',
    })
  })
})

describe('a save of the admin that started from an older state', () => {
  it.each([true, false])(
    'is refused (draft: %s), says who and when, and writes nothing',
    async (draft) => {
      const start = await read()
      expect((await save(start, { title: 'La première' }, { as: 'moderator', draft })).status).toBe(
        200,
      )
      const late = await save(start, { title: 'La seconde' }, { draft })
      expect(late.status).toBe(409)
      const now = await read()
      expect(now.title).toBe('La première')
      expect(late.json).toMatchObject({
        errors: [{ message: 'La page a été modifiée entre-temps' }],
        currentUpdatedAt: now.updatedAt,
        lastModifiedBy: 'moderator',
      })
    },
  )
  it('passes once it names the newest state', async () => {
    const start = await read()
    await save(start, { title: 'La première' }, { as: 'moderator' })
    const late = await save(start, { title: 'La seconde' })
    const { currentUpdatedAt } = late.json as { currentUpdatedAt: string }
    const over = await save(start, { title: 'Par-dessus', updatedAt: currentUpdatedAt })
    expect(over.status).toBe(200)
    expect((await read()).title).toBe('Par-dessus')
  })
  it('of two drafts at the same moment, exactly one is kept', async () => {
    for (let round = 0; round < 4; round += 1) {
      const start = await read()
      const answers = await Promise.all(
        ['A', 'B'].map((title) => save(start, { title: `${title} ${round}` })),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    }
  })
  it('is compared with the API’s saves, and they with the admin’s', async () => {
    const start = await read()
    const address = `/api/shelter/alpha/pages/${page}`
    const api = await ask(site, 'PATCH', address, { as: 'admin', body: { title: 'Par l’API' } })
    expect(api.status).toBe(200)
    expect((await save(start, { title: 'Par l’admin' })).status).toBe(409)
  })
  it('tells strangers nothing', async () => {
    const start = await read()
    await save(start, { title: 'La première' })
    const foreign = await save(start, { title: 'Volée' }, { as: 'foreignAdmin' })
    expect(foreign.status).toBe(404)
    expect(foreign.text).not.toMatch(/currentUpdatedAt|lastModifiedBy/)
    for (const id of ['1', '%27', '01a1fd45-6e3b-76b6-91d0-7b1c114a65a4']) {
      const { status } = await ask(site, 'PATCH', `/api/cms/pages/${id}`, {
        as: 'editor',
        body: { title: 'X', updatedAt: '2020-01-01T00:00:00.000Z' },
      })
      expect([400, 404], id).toContain(status)
    }
  })
})

describe('the preview of a page', () => {
  const look = (as: Who, shelter = site.world.a.shelter, id = page) =>
    ask(site, 'GET', pagePreviewPath(shelter, id), { as })

  beforeEach(async () => {
    await save(await read(), { title: 'Titre encore secret' })
  })

  it.each([
    ['anonymous', 307],
    ['visitor', 404],
    ['volunteer', 404],
    ['editor', 200],
    ['admin', 200],
    ['foreignAdmin', 404],
    ['superAdmin', 200],
  ] as const)('answers %s with %i', async (as, status) => {
    const answer = await look(as)
    expect(answer.status).toBe(status)
    expect(answer.text.includes('Titre encore secret')).toBe(status === 200)
  })
  it('is found under its own shelter only', async () => {
    const { a, b } = site.world
    expect((await look('superAdmin', b.shelter)).status).toBe(404)
    expect((await look('editor', b.shelter, b.pages.draft)).status).toBe(404)
    expect((await look('editor', a.shelter, b.pages.draft)).status).toBe(404)
    expect((await look('editor', 'alpha')).status).toBe(404)
    expect((await look('editor', a.shelter, '1')).status).toBe(404)
  })
  it('is looked at by its team also while the shelter is suspended', async () => {
    const { shelter, pages } = site.world.suspended
    expect((await look('editor', shelter, pages.draft)).status).toBe(404)
    const id = site.world.users.editor
    const own = { shelter: site.world.a.shelter, role: 'EDITOR' as const }
    const join = (memberships: Array<typeof own>) =>
      site.payload.update({ collection: 'users', id, ...asProgram, data: { memberships } })
    await join([own, { ...own, shelter }])
    const seen = await look('editor', shelter, pages.draft)
    await join([own])
    expect([seen.status, seen.text.includes('Brouillon')]).toEqual([200, true])
  })
  it('may be framed by our own admin alone, and is kept and listed nowhere', async () => {
    const { headers } = await look('editor')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(headers.get('x-robots-tag')).toContain('noindex')
    expect(headers.get('cache-control')).toMatch(/no-store/)
  })
})

describe('the preview of an article', () => {
  const look = (as: Who, shelter: string, id: string) =>
    ask(site, 'GET', articlePreviewPath(shelter, id), { as })

  it.each([
    ['anonymous', 307],
    ['visitor', 404],
    ['volunteer', 404],
    ['editor', 200],
    ['foreignAdmin', 404],
    ['superAdmin', 200],
  ] as const)('answers %s with %i, the last draft to the team alone', async (as, status) => {
    const { a } = site.world
    const path = `/api/cms/news/${a.news.draft}?draft=true`
    const title = `Annonce encore secrète pour ${as}`
    const saved = await ask(site, 'PATCH', path, {
      as: 'editor',
      body: { title, content: '<p>Venez <b onclick="x()">nombreux</b>.</p>', _status: 'draft' },
    })
    expect(saved.status, saved.text).toBe(200)
    const answer = await look(as, a.shelter, a.news.draft)
    expect(answer.status).toBe(status)
    expect(answer.text.includes(title)).toBe(status === 200)
    expect(answer.text).not.toContain('onclick')
  })

  it('is found under its own shelter only', async () => {
    const { a, b } = site.world
    for (const [who, shelter, article] of [
      ['superAdmin', b.shelter, a.news.draft],
      ['editor', a.shelter, b.news.draft],
      ['editor', b.shelter, b.news.draft],
      ['editor', a.shelter, '1'],
      ['editor', 'alpha', a.news.draft],
    ] as const) {
      expect((await look(who, shelter, article)).status).toBe(404)
    }
  })
})

describe('the preview of a template', () => {
  const view = {
    content: defaultContent('TEMPLATE', 'contact-formulaire') as TemplateContent,
    background: 'white',
  } as const
  it('is for the team, with the shelter’s own data', async () => {
    const address = templatePreviewPath(site.world.a.shelter, view)
    const own = await ask(site, 'GET', address, { as: 'editor' })
    expect([own.status, own.text.includes('Nous contacter')]).toEqual([200, true])
    for (const as of ['anonymous', 'volunteer', 'foreignAdmin'] as const) {
      expect((await ask(site, 'GET', address, { as })).status).toBe(404)
    }
  })
  it('of something else is not found', async () => {
    for (const query of [
      '',
      '?vue=',
      '?vue={',
      '?vue=[]',
      '?vue={"content":{"templateType":"x"}}',
    ]) {
      const path = `/apercu/${site.world.a.shelter}/modele${query}`
      expect((await ask(site, 'GET', path, { as: 'editor' })).status, query).toBe(404)
    }
  })
})
