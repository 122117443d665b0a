import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { shelterPageMetadata } from '@/site/shelter-page'
import { routes } from '@/app/api/routes'

import { getTestPayload } from '../support/payload'
import { cms, makeWorld, picture as drawn, type Who, type World } from './access/world'
import { call, type Answer } from './in-process'

const asProgram = { overrideAccess: true, depth: 0 } as const

type Listed = { id: string; title: string; parentId: string | null; menuOrder: number }
type Kept = { id: string; name: string; lost: number; section: { id: string; layout: number } }

let site: { payload: Payload; world: World }

/** Asks the route that an address means, through the same code as the server. */
async function ask(
  { world }: typeof site,
  method: string,
  path: string,
  { as, body }: { as: Who; body?: unknown },
): Promise<Pick<Answer, 'status' | 'json'>> {
  if (path.startsWith('/api/cms/')) {
    return cms(world, as, method, path.slice('/api/cms/'.length), { body })
  }
  for (const route of routes) {
    const pattern = new RegExp(`^${route.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
    const found = route.method === method ? pattern.exec(path) : null
    if (found) return call(world, route, { as, body, params: { ...found.groups } })
  }
  throw new Error(`No route: ${method} ${path}`)
}

const make = async (title: string, more: object = {}, shelter = site.world.a.shelter) =>
  (
    await site.payload.create({
      collection: 'pages',
      ...asProgram,
      data: {
        title,
        shelter,
        status: 'DRAFT',
        sections: { schemaVersion: 1, sections: [] },
        _status: 'published',
        ...more,
      },
    })
  ).id
const rows = ({ json }: Pick<Answer, 'json'>) => json.data as Listed[]
const place = (page: string, body: unknown, as: Who = 'editor') =>
  ask(site, 'POST', `/api/shelter/alpha/pages/${page}/place`, { as, body })
const list = async (as: Who = 'editor') => ask(site, 'GET', '/api/shelter/alpha/pages', { as })

beforeAll(async () => {
  const payload = await getTestPayload()
  site = { payload, world: await makeWorld(payload) }
})

const entrances = [
  ['anonymous', 401],
  ['visitor', 404],
  ['volunteer', 403],
  ['editor', 200],
  ['admin', 200],
  ['foreignAdmin', 404],
  ['superAdmin', 200],
] as const

describe('the tree of pages', () => {
  it.each(entrances)('%s gets %i', async (as, status) => {
    expect((await list(as)).status).toBe(status)
    const page = await make(`Porte ${as}`)
    expect((await place(page, { parentId: null, index: 0 }, as)).status).toBe(status)
  })

  it('a new page comes last', async () => {
    const [first, second] = [await make('Avant'), await make('Après')]
    const orders = rows(await list())
    const order = (id: string) => orders.find((row) => row.id === id)?.menuOrder ?? -1
    expect(order(second)).toBeGreaterThan(order(first))
  })

  it('moves a page in the public row and in its draft at once, without a version', async () => {
    const [parent, page] = [await make('Dessus'), await make('Dessous')]
    await site.payload.update({
      collection: 'pages',
      id: page,
      ...asProgram,
      draft: true,
      data: { title: 'Dessous, brouillon' },
    })
    const count = () =>
      site.payload.countVersions({
        collection: 'pages',
        ...asProgram,
        where: { parent: { equals: page } },
      })
    const before = (await count()).totalDocs
    const answer = await place(page, { parentId: parent, index: 0 })
    expect(answer.status).toBe(200)
    expect(rows(answer).find(({ id }) => id === page)).toMatchObject({
      title: 'Dessous, brouillon',
      parentId: parent,
      hasDraft: true,
    })
    const read = (draft: boolean) =>
      site.payload.findByID({ collection: 'pages', id: page, ...asProgram, draft })
    expect(await read(false)).toMatchObject({ title: 'Dessous', parent })
    expect(await read(true)).toMatchObject({ title: 'Dessous, brouillon', parent })
    expect((await count()).totalDocs).toBe(before)
    const { docs } = await site.payload.find({
      collection: 'audit-log',
      ...asProgram,
      where: { entityId: { equals: page } },
      sort: '-createdAt',
      limit: 1,
    })
    expect(docs[0]).toMatchObject({ action: 'UPDATE', after: { parent } })
  })

  it('refuses what makes no tree, what is not of the shelter, and what is no place', async () => {
    const [parent, page] = [await make('Haut'), await make('Bas')]
    await place(page, { parentId: parent, index: 0 })
    const circle = await place(parent, { parentId: page, index: 0 })
    expect([circle.status, circle.json.error]).toEqual([
      422,
      'Une page ne peut pas être sous elle-même',
    ])
    const { b } = site.world
    expect((await place(b.pages.published, { parentId: null, index: 0 })).status).toBe(404)
    expect((await place(page, { parentId: b.pages.published, index: 0 })).status).toBe(422)
    for (const body of [{}, { parentId: null, index: -1 }, { parentId: 7, index: 0 }, []]) {
      expect((await place(page, body)).status).toBe(400)
    }
  })

  it('many moves at once lose no page', async () => {
    const ids = await Promise.all(['Un', 'Deux', 'Trois', 'Quatre'].map((title) => make(title)))
    const answers = await Promise.all(
      ids.flatMap((page) => [0, 1, 2].map((index) => place(page, { parentId: null, index }))),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const top = rows(await list()).filter(({ parentId }) => parentId === null)
    expect(new Set(top.map(({ menuOrder }) => menuOrder)).size).toBeGreaterThanOrEqual(ids.length)
    expect(top.map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
  })
})

describe('the social picture of a page', () => {
  it('is of the shelter, and keeps its file from being deleted', async () => {
    const { a, b } = site.world
    const page = await make('Partagée')
    const save = (socialImage: string) =>
      ask(site, 'PATCH', `/api/cms/pages/${page}`, {
        as: 'editor',
        body: { socialImage, _status: 'published' },
      })
    const shown = async () =>
      (await shelterPageMetadata({ shelterId: 'alpha', pageSlug: 'partagee' })).openGraph?.images
    expect(JSON.stringify(await shown())).toContain('/shelter/alpha/partage.png')
    expect((await save(b.media)).status).toBe(400)
    expect((await save(a.media)).status).toBe(200)
    expect(JSON.stringify(await shown())).toContain('/media/')
    const gone = await ask(site, 'DELETE', `/api/shelter/alpha/media/${a.media}`, { as: 'editor' })
    expect([gone.status, gone.json.error]).toEqual([422, expect.stringContaining('Partagée')])
  })
})

describe('saved sections', () => {
  const path = '/api/shelter/alpha/saved-sections'
  const section = {
    layout: 2,
    columns: [{ blocks: [{ type: 'TEXT', content: { text: '<p>Mot</p>' } }] }],
  }
  const keep = (body: unknown, as: Who = 'editor') => ask(site, 'POST', path, { as, body })

  it.each(entrances)('%s gets %i', async (as, status) => {
    expect((await ask(site, 'GET', path, { as })).status).toBe(status)
    expect((await keep({ name: `De ${as}`, section }, as)).status).toBe(
      status === 200 ? 201 : status,
    )
  })

  it('are named, cleaned, renamed, listed by name and deleted', async () => {
    const made = await keep({
      name: ' Bandeau ',
      section: {
        ...section,
        columns: [{ blocks: [{ type: 'TEXT', content: { text: '<p onclick="x()">Mot</p>' } }] }],
      },
    })
    const kept = made.json.data as Kept
    expect(kept).toMatchObject({ name: 'Bandeau', lost: 0, section: { layout: 2 } })
    expect(JSON.stringify(kept)).not.toContain('onclick')
    const one = `${path}/${kept.id}`
    const renamed = await ask(site, 'PATCH', one, { as: 'editor', body: { name: 'Autre' } })
    expect((renamed.json.data as Kept).name).toBe('Autre')
    for (const method of ['PATCH', 'DELETE'] as const) {
      const body = method === 'PATCH' ? { name: 'Volée' } : undefined
      const foreign = { as: 'superAdmin', body } as const
      expect((await ask(site, method, one.replace('alpha', 'beta'), foreign)).status).toBe(404)
    }
    const all = (await ask(site, 'GET', path, { as: 'editor' })).json.data as Kept[]
    expect(all.find(({ id }) => id === kept.id)?.name).toBe('Autre')
    expect((await ask(site, 'DELETE', one, { as: 'editor' })).status).toBe(200)
    expect((await ask(site, 'DELETE', one, { as: 'editor' })).status).toBe(404)
  })

  it.each([
    [{ section }, 'name'],
    [{ name: '', section }, 'name'],
    [{ name: 'a'.repeat(81), section }, 'name'],
    [{ name: 'Rien' }, 'section'],
    [{ name: 'Fausse', section: { layout: 2, backgroundColor: 'rose' } }, undefined],
  ])('%j is refused (400)', async (body, field) => {
    const { status, json } = await keep(body)
    expect(status).toBe(400)
    if (field) expect(Object.keys(json.fields ?? {})).toContain(field)
  })

  it('take nothing of another shelter, and lose what was deleted since', async () => {
    const image = (mediaId: string) => ({
      layout: 1,
      columns: [
        { blocks: [{ type: 'IMAGE', content: { mediaId, src: '/x.jpg', alt: 'Un chat' } }] },
      ],
    })
    expect((await keep({ name: 'Volée', section: image(site.world.b.media) })).status).toBe(400)
    const data = await drawn(60, 40)
    const picture = await site.payload.create({
      collection: 'media',
      ...asProgram,
      data: { shelter: site.world.a.shelter, alt: 'Un carré' },
      file: { data, size: data.length, mimetype: 'image/jpeg', name: 'photo.jpg' },
    })
    const kept = (await keep({ name: 'Avec photo', section: image(picture.id) })).json.data as Kept
    expect(kept.lost).toBe(0)
    await site.payload.delete({ collection: 'media', id: picture.id, ...asProgram })
    const all = (await ask(site, 'GET', path, { as: 'editor' })).json.data as Kept[]
    const left = all.find(({ id }) => id === kept.id)
    expect(left?.lost).toBe(1)
    expect(JSON.stringify(left)).not.toContain(picture.id)
    const renamed = { as: 'editor', body: { name: 'Sans photo' } } as const
    expect((await ask(site, 'PATCH', `${path}/${kept.id}`, renamed)).status).toBe(200)
  })
})

describe('the copy of a page', () => {
  const copy = (page: string, as: Who = 'editor') =>
    ask(site, 'POST', `/api/cms/pages/${page}/duplicate?draft=true`, { as, body: {} })
  const made = async (page: string) => {
    const { status, json } = await copy(page)
    expect(status).toBeLessThan(300)
    return json.doc as Record<string, unknown>
  }

  it('says that it is one, at an address of its own, and is seen by nobody yet', async () => {
    const page = await make('À dupliquer')
    const first = await made(page)
    expect(first).toMatchObject({
      title: 'À dupliquer (copie)',
      slug: 'a-dupliquer-copie',
      status: 'DRAFT',
      _status: 'draft',
      isHomepage: false,
    })
    expect(await made(page)).toMatchObject({ slug: 'a-dupliquer-copie-2' })
    expect(
      await site.payload.findByID({ collection: 'pages', id: page, ...asProgram }),
    ).toMatchObject({ slug: 'a-dupliquer', status: 'PUBLISHED' })
  })

  it('of the home page is a page like the others', async () => {
    const { docs } = await site.payload.find({
      collection: 'pages',
      ...asProgram,
      where: { isHomepage: { equals: true } },
    })
    const shelter = site.world.a.shelter
    const home = docs.find((page) => page.shelter === shelter)?.id
    const page = home ?? (await make('Accueil', { isHomepage: true }))
    expect(await made(page)).toMatchObject({ slug: 'accueil-copie', isHomepage: false })
  })

  it('is for those who edit the shelter', async () => {
    const page = await make('Gardée')
    const { shelter } = site.world.b
    for (const body of [{}, { shelter }]) {
      const path = `/api/cms/pages/${page}/duplicate?draft=true`
      const refused = await ask(site, 'POST', path, { as: 'foreignAdmin', body })
      expect([refused.status, JSON.stringify(refused.json)]).toEqual([
        400,
        expect.stringContaining('Vous ne pouvez pas choisir ce refuge'),
      ])
    }
  })
})
