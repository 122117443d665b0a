import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { ask, openSite, type Answer, type Site } from './api-client'
import type { Who } from './access/world'

const asProgram = { overrideAccess: true, depth: 0 } as const

type Block = { id: string; type: string; content: Record<string, unknown> }
type Section = { id: string; columns: Array<{ id: string; blocks: Block[] }> }
type Page = {
  id: string
  title: string
  status: string
  hasDraft: boolean
  updatedAt: string
  metaDescription: string
  sections: Section[]
}

let site: Site
let page: string
let address: string

const save = (body: unknown, as: Who = 'editor', headers?: Record<string, string>) =>
  ask(site, 'PATCH', address, { as, body, headers })
const saved = ({ json }: Answer) => json.data as Page
const text = (html: string, more: object = {}) => ({
  layout: 1,
  columns: [{ blocks: [{ type: 'TEXT', content: { text: html }, ...more }] }],
})
const visitorSees = async () =>
  (await ask(site, 'GET', `/api/cms/pages/${page}?depth=0`)).json as unknown as Partial<Page>

beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.server.stop())

beforeEach(async () => {
  const made = await site.payload.create({
    collection: 'pages',
    ...asProgram,
    data: {
      title: `Essai ${Math.random().toString(36).slice(2)}`,
      shelter: site.world.a.shelter,
      status: 'DRAFT',
      sections: { schemaVersion: 1, sections: [text('<p>Bonjour</p>')] },
      _status: 'published',
    },
  })
  page = made.id
  address = `/api/shelter/alpha/pages/${page}`
})

describe('who may save', () => {
  it.each([
    ['anonymous', 401],
    ['visitor', 404],
    ['volunteer', 403],
    ['editor', 200],
    ['moderator', 200],
    ['admin', 200],
    ['foreignAdmin', 404],
    ['superAdmin', 200],
  ] as const)('%s gets %i', async (as, status) => {
    const answer = await save({ metaDescription: 'Neuf' }, as)
    expect(answer.status).toBe(status)
    expect(answer.json.success).toBe(status === 200)
    if (status === 403) expect(answer.json.error).toContain('Éditeur')
    expect((await visitorSees()).metaDescription ?? '').toBe(status === 200 ? 'Neuf' : '')
  })

  it('finds the page under its own shelter only', async () => {
    const { b } = site.world
    for (const path of [
      `/api/shelter/beta/pages/${page}`,
      `/api/shelter/${b.shelter}/pages/${page}`,
      `/api/shelter/alpha/pages/${b.pages.published}`,
      `/api/shelter/alpha/pages/01a1fd45-6e3b-76b6-91d0-7b1c114a65a4`,
      `/api/shelter/alpha/pages/1`,
      `/api/shelter/alpha/pages/%27`,
    ]) {
      const { status, json } = await ask(site, 'PATCH', path, { as: 'admin', body: {} })
      expect([status, json.success], path).toEqual([404, false])
    }
    const byId = `/api/shelter/${site.world.a.shelter}/pages/${page}`
    expect((await ask(site, 'PATCH', byId, { as: 'editor', body: {} })).status).toBe(200)
  })

  it('is nobody whom another site sends', async () => {
    const evil = await save({ title: 'Volé' }, 'admin', { origin: 'https://evil.fr' })
    expect(evil.status).toBe(403)
    const without = await save({ title: 'Volé' }, 'admin', { origin: 'null' })
    expect(without.status).toBe(403)
    expect((await visitorSees()).title).not.toBe('Volé')
  })
})

describe('what is refused', () => {
  it.each([
    ['{"title":', undefined],
    ['[]', ''],
    ['null', ''],
    [{ title: '' }, 'title'],
    [{ title: 'a'.repeat(300) }, 'title'],
    [{ status: 'ONLINE' }, 'status'],
    [{ visibleInMenu: 'yes' }, 'visibleInMenu'],
    [{ slug: 'Pas Un Slug' }, 'slug'],
    [{ slug: 'admin' }, 'slug'],
    [{ baseUpdatedAt: 'hier' }, 'baseUpdatedAt'],
    [{ sections: {} }, 'sections'],
    [{ sections: [{ layout: 5, columns: [] }] }, 'sections.0.layout'],
    [
      { sections: [{ layout: 1, columns: [{ blocks: [{}] }] }] },
      'sections.0.columns.0.blocks.0.type',
    ],
  ])('%j is a wrong shape (400)', async (body, field) => {
    const { status, json } = await save(body)
    expect(status).toBe(400)
    expect(json.error).toEqual(expect.any(String))
    if (field) expect(Object.keys(json.fields ?? {})).toContain(field)
  })

  it('a broken rule is 422, with the place and nothing written', async () => {
    const image = { type: 'IMAGE', content: { src: '/a.jpg', alt: '' } }
    const sections = [text('<p>Autre</p>'), { layout: 1, columns: [{ blocks: [image] }] }]
    const { status, json } = await save({ title: 'Changée', sections })
    expect(status).toBe(422)
    expect(json.fields).toHaveProperty(['sections.1.columns.0.blocks.0.content.alt'])
    expect((await visitorSees()).title).not.toBe('Changée')
  })

  it('a picture of another shelter is not shown', async () => {
    const content = { mediaId: site.world.b.media, src: '/x.jpg', alt: 'Volée' }
    const sections = [{ layout: 1, columns: [{ blocks: [{ type: 'IMAGE', content }] }] }]
    expect((await save({ sections })).status).toBe(400)
  })

  it('too much, too deep, of another type', async () => {
    const deep = `{"sections":${'['.repeat(10_000)}${']'.repeat(10_000)}}`
    expect((await save(deep)).status).toBe(400)
    const big = JSON.stringify({ title: 'a'.repeat(10 * 1024 * 1024) })
    expect((await save(big)).status).toBe(413)
    expect((await save('{}', 'editor', { 'content-type': 'text/plain' })).status).toBe(400)
    expect((await ask(site, 'GET', '/api/health')).status).toBe(200)
  })

  it('a page that somebody else has open is 423', async () => {
    const locked = await ask(site, 'POST', '/api/cms/payload-locked-documents', {
      as: 'moderator',
      body: {
        document: { relationTo: 'pages', value: page },
        user: { relationTo: 'users', value: site.world.users.moderator },
      },
    })
    expect(locked.status).toBe(201)
    const { status, json } = await save({ title: 'Changée' })
    expect([status, json.success]).toEqual([423, false])
    expect((await save({ title: 'La mienne' }, 'moderator')).status).toBe(200)
  })
})

describe('two people', () => {
  it('started from an older state: 409 with who and when, nothing lost', async () => {
    const first = saved(await save({ metaDescription: 'Un' }))
    const second = await save({ metaDescription: 'Deux', baseUpdatedAt: first.updatedAt }, 'admin')
    expect(second.status).toBe(200)
    const late = await save({ metaDescription: 'Trois', baseUpdatedAt: first.updatedAt })
    expect(late.status).toBe(409)
    expect(late.json).toMatchObject({
      success: false,
      currentUpdatedAt: saved(second).updatedAt,
      lastModifiedBy: 'admin',
    })
    expect((await visitorSees()).metaDescription).toBe('Deux')
  })

  it('save at the same moment: exactly one is kept', async () => {
    for (let round = 0; round < 5; round += 1) {
      const baseUpdatedAt = saved(await save({})).updatedAt
      const answers = await Promise.all(
        ['A', 'B'].map((metaDescription) => save({ metaDescription, baseUpdatedAt })),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      const kept = answers.find(({ status }) => status === 200) as Answer
      expect((await visitorSees()).metaDescription).toBe(saved(kept).metaDescription)
    }
  })

  it('many at once never starve each other of connections', async () => {
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, n) => save({ metaDescription: `Numéro ${n}` })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })

  it('without the date of the start is accepted, and the audit log says so', async () => {
    await save({ metaDescription: 'Ancien client' })
    const { docs } = await site.payload.find({
      collection: 'audit-log',
      ...asProgram,
      where: { entityId: { equals: page } },
    })
    expect(docs[0]?.note).toContain('baseUpdatedAt')
    const user = docs[0]?.user
    expect(user).toBe(site.world.users.editor)
  })
})

describe('states', () => {
  it('absent keeps a page online', async () => {
    const answer = saved(await save({ title: 'Toujours là' }))
    expect(answer).toMatchObject({ status: 'PUBLISHED', hasDraft: false })
    expect((await visitorSees()).title).toBe('Toujours là')
  })
  it('DRAFT takes it offline, absent keeps it there, PUBLISHED brings it back', async () => {
    expect(saved(await save({ status: 'DRAFT' })).status).toBe('DRAFT')
    expect((await ask(site, 'GET', `/api/cms/pages/${page}`)).status).toBe(404)
    expect(saved(await save({ title: 'En travaux' })).status).toBe('DRAFT')
    expect((await ask(site, 'GET', `/api/cms/pages/${page}`)).status).toBe(404)
    expect(saved(await save({ status: 'PUBLISHED' }))).toMatchObject({
      status: 'PUBLISHED',
      title: 'En travaux',
    })
    expect((await visitorSees()).title).toBe('En travaux')
  })
  it('ARCHIVED archives, and stays so while edited', async () => {
    expect(saved(await save({ status: 'ARCHIVED' })).status).toBe('ARCHIVED')
    expect((await ask(site, 'GET', `/api/cms/pages/${page}`)).status).toBe(404)
    expect(saved(await save({ title: 'Au grenier' })).status).toBe('ARCHIVED')
    expect(saved(await save({ status: 'DRAFT' })).status).toBe('DRAFT')
  })
  it('a waiting draft never goes online unasked', async () => {
    await site.payload.update({
      collection: 'pages',
      id: page,
      ...asProgram,
      draft: true,
      data: { title: 'Pas fini' },
    })
    const unclear = await save({ visibleInMenu: false })
    expect(unclear.status).toBe(409)
    expect((await visitorSees()).title).not.toBe('Pas fini')
    expect((await save({ status: 'PUBLISHED' })).status).toBe(200)
    expect((await visitorSees()).title).toBe('Pas fini')
  })
  it('drafts of the CMS count as a newer state', async () => {
    const base = saved(await save({})).updatedAt
    await site.payload.update({
      collection: 'pages',
      id: page,
      ...asProgram,
      draft: true,
      data: { title: 'Pas fini' },
    })
    const late = await save({ title: 'Autre', status: 'PUBLISHED', baseUpdatedAt: base })
    expect(late.status).toBe(409)
  })
})

describe('content', () => {
  it('gets stable ids, and no doubles on a second save', async () => {
    const temporary = [{ ...text('<p>Un</p>', { id: 'tmp_1' }), id: 'tmp_0' }, text('<p>Deux</p>')]
    const first = saved(await save({ sections: temporary })).sections
    const ids = (sections: Section[]) =>
      sections.flatMap(({ id, columns }) => [
        id,
        ...columns.flatMap((column) => [column.id, ...column.blocks.map((block) => block.id)]),
      ])
    expect(ids(first)).toHaveLength(6)
    expect(new Set(ids(first)).size).toBe(6)
    expect(ids(first).join()).not.toContain('tmp_')
    const second = saved(await save({ sections: first })).sections
    expect(second).toEqual(first)
  })
  it('is cleaned, whatever is sent', async () => {
    const html = '<p onclick="x()">Bon<script>alert(1)</script><a href="javascript:x">jour</a></p>'
    const [section] = saved(await save({ sections: [text(html)] })).sections
    const stored = String(section?.columns[0]?.blocks[0]?.content.text)
    expect(stored).toContain('Bon')
    expect(stored).not.toMatch(/script|onclick/)
  })
  it('columns that are not the client’s stay as they are', async () => {
    const before = await visitorSees()
    await save({
      id: site.world.b.pages.draft,
      shelter: site.world.b.shelter,
      shelterId: site.world.b.shelter,
      isHomepage: true,
      mediaRefs: [site.world.b.media],
      createdAt: '2000-01-01T00:00:00.000Z',
      title: 'Seul le titre',
    })
    const after = await visitorSees()
    expect(after).toEqual({ ...before, title: 'Seul le titre', updatedAt: after.updatedAt })
  })
})
