import type { FlattenedField, Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { MOST, TOO_MUCH } from '@/platform/access/filter-bounds'
import { isOpenEndpoint } from '@/platform/http/cms-endpoints'

import { getTestPayload } from '../../support/payload'
import { cms, legalCat, makeWorld, type World } from './world'

let payload: Payload
let world: World

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
})

const messageOf = ({ json }: { json: Record<string, unknown> }) =>
  (json.errors as Array<{ message: string }> | undefined)?.[0]?.message

describe('the entrances of Payload', () => {
  const id = '0190a0b1-0000-7000-8000-000000000001'
  const documents = [
    ...['get', 'post', 'patch', 'delete'].map((method) => `${method} /`),
    ...['get', 'patch', 'delete'].map((method) => `${method} /:id`),
    ...['get /count', 'post /access/:id?', 'post /:id/duplicate'],
    ...['get /versions', 'get /versions/:id', 'post /versions/:id'],
  ]

  it('are all known: what an update adds is looked at before it is opened', () => {
    const { collections, endpoints, globals } = payload.config
    const slugs = new Set(collections.map(({ slug }) => slug as string))
    const all = [
      ...(endpoints || []).map((endpoint) => ({ at: '', endpoint })),
      ...[
        ...collections,
        ...globals.map((each) => ({ ...each, slug: `globals/${each.slug}` })),
      ].flatMap(({ slug, endpoints: own }) =>
        (own || []).map((endpoint) => ({ at: `/${slug}`, endpoint })),
      ),
    ]
    expect(all.length).toBeGreaterThan(300)
    const states = all.map(({ at, endpoint: { method, path } }) => {
      const address = `${at}${path}`.replace(/\/$/, '').replace(/:id\??|:key|:filename/g, id)
      const isOpen = isOpenEndpoint(method.toUpperCase(), address.split('/').slice(1), slugs)
      return { entrance: `${method} ${at}${path}`, isOpen, at, name: `${method} ${path}` }
    })
    const closed = states.filter(({ isOpen }) => !isOpen).map(({ entrance }) => entrance)
    // Payload adds `/og` to its configuration with the first request that it answers.
    const isSystem = (entrance: string) =>
      / \/payload-(jobs|kv)\//.test(entrance) || entrance === 'get /og'
    expect(closed.filter((entrance) => !isSystem(entrance))).toEqual([
      'get /media/paste-url/:id?',
      'get /media/file/:filename',
    ])
    const open = states.filter(({ isOpen, at, name }) => {
      return isOpen && !documents.includes(name) && !at.startsWith('/globals/')
    })
    expect(open.map(({ entrance }) => entrance)).toEqual([
      'post /stripe/webhooks',
      'get /access',
      'get /shelters/populate-tenant-options',
      'post /users/forgot-password',
      'get /users/init',
      'post /users/login',
      'post /users/logout',
      'get /users/me',
      'post /users/refresh-token',
      'post /users/first-register',
      'post /users/reset-password',
      'post /users/unlock',
      'post /users/verify/:id',
      'get /payload-preferences/:key',
      'delete /payload-preferences/:key',
      'post /payload-preferences/:key',
    ])
  })
})

describe('a filter that asks for too much', () => {
  const words = 'a%20'.repeat(5000)
  const list = Array.from({ length: MOST.values + 1 }, (_, at) => at).join(',')
  const ors = Array.from({ length: 31 }, (_, at) => `where[or][${at}][name][equals]=a`).join('&')
  const search = { where: JSON.stringify({ name: { like: 'a '.repeat(50) } }) }

  it.each([
    [`GET animals?where[longDescription][like]=${words}`, TOO_MUCH.text],
    [`GET animals/count?where[name][like]=${words}`, TOO_MUCH.text],
    [`GET animals?where[name][contains]=a+a+a+a+a+a+a+a+a`, TOO_MUCH.words],
    [`GET animals?${new URLSearchParams(search).toString()}`, TOO_MUCH.words],
    [`GET pages?${ors.replaceAll('name', 'title')}`, TOO_MUCH.conditions],
    [`GET animals?where[id][in]=${list}`, TOO_MUCH.values],
    [`GET shelters?where[name][equals]=${'a'.repeat(257)}`, TOO_MUCH.characters],
    [`GET shelters?where${'[and][0]'.repeat(4)}[name][equals]=a&sort=a,b,c,d,e,f`, TOO_MUCH.sorts],
    [`GET pages/versions?where[version.title][like]=${words}`, TOO_MUCH.text],
    [`PATCH animals?where[name][like]=${words}`, TOO_MUCH.text],
    [`DELETE animals?where[name][like]=${words}`, TOO_MUCH.text],
    [`GET payload-locked-documents?where[globalSlug][like]=${words}`, TOO_MUCH.text],
  ])('is refused at once (number %#)', async (entrance, sentence) => {
    const [method = '', path = ''] = entrance.split(' ')
    for (const who of ['anonymous', 'superAdmin'] as const) {
      const body = method === 'PATCH' ? { body: { color: 'gris' } } : {}
      const answer = await cms(world, who, method, path, body)
      expect([answer.status, messageOf(answer)]).toEqual([400, sentence])
    }
  })
  it('is refused through a POST that stands for a GET too', async () => {
    const form = { 'X-Payload-HTTP-Method-Override': 'GET' }
    const request = { headers: { ...form, 'content-type': 'application/x-www-form-urlencoded' } }
    const body = new FormData()
    const answer = await cms(world, 'editor', 'POST', `animals?where[name][like]=${words}`, {
      ...request,
      form: body,
    })
    expect([answer.status, messageOf(answer)]).toEqual([400, TOO_MUCH.text])
  })
  it('is shortened on our own pages, where somebody typed it', async () => {
    const found = await payload.find({
      collection: 'animals',
      overrideAccess: false,
      where: { name: { like: `Nala${' a'.repeat(7)}${' zz'.repeat(100)}` } },
    })
    expect(found.totalDocs).toBe(2)
  })
  it('leaves the program to itself', async () => {
    const ids = Array.from({ length: 300 }, () => world.a.animals.public)
    const where = { id: { in: ids } }
    const found = await payload.find({ collection: 'animals', overrideAccess: true, where })
    expect(found.totalDocs).toBe(1)
  })
})

type Column = { path: string; field: FlattenedField }

function columnsOf(fields: readonly FlattenedField[], prefix = ''): Column[] {
  return fields.flatMap((field) => {
    const path = `${prefix}${field.name}`
    const inner = 'flattenedFields' in field ? columnsOf(field.flattenedFields, `${path}.`) : []
    return [{ path, field }, ...inner]
  })
}

describe('what is written in rows of other shelters', () => {
  it('is not told by filters and sorts that follow a relation, in any collection', async () => {
    const tried: string[] = []
    for (const { slug, flattenedFields } of payload.config.collections) {
      if (slug === 'payload-migrations') continue
      for (const { path, field } of columnsOf(flattenedFields)) {
        if (!('relationTo' in field)) continue
        const target = [field.relationTo].flat()[0] ?? ''
        const [column] = payload.collections[target as 'users']?.config.flattenedFields ?? []
        const other = target === 'shelters' ? 'siret' : (column?.name ?? 'id')
        const entrances = [
          `${slug}?where[${path}.${other}][exists]=true`,
          `${slug}?sort=-${path}.${other}`,
          // Of preferences it would be one that is named so.
          ...(slug === 'payload-preferences'
            ? []
            : [`${slug}/count?where[${path}__${other}][exists]=true`]),
        ]
        for (const entrance of entrances) {
          const { status } = await cms(world, 'admin', 'GET', entrance)
          tried.push(`${entrance}: ${status}`)
        }
      }
    }
    expect(tried.length).toBeGreaterThan(100)
    expect(tried.filter((each) => !each.endsWith(': 400'))).toEqual([])
  })
  it('is not told by filters on private columns either', async () => {
    const told: string[] = []
    let tried = 0
    for (const { slug, flattenedFields } of payload.config.collections) {
      const all = columnsOf(flattenedFields)
      const owner = slug === 'shelters' ? 'id' : 'shelter'
      if (owner === 'shelter' && !all.some(({ path }) => path === owner)) continue
      for (const { path, field } of all) {
        if (!('access' in field) || !field.access?.read) continue
        for (const exists of ['true', 'false']) {
          const query = `where[and][0][${owner}][equals]=${world.b.shelter}&where[and][1][${path}][exists]=${exists}`
          const { status, json } = await cms(world, 'admin', 'GET', `${slug}/count?${query}`)
          tried += 1
          if (status === 200 && json.totalDocs !== 0) told.push(`${slug} ${path}`)
        }
      }
    }
    expect(tried).toBeGreaterThan(50)
    expect(told).toEqual([])
  })
  it('is open to a super admin', async () => {
    const query = 'where[shelter.siret][exists]=true'
    expect((await cms(world, 'superAdmin', 'GET', `pages?${query}`)).status).toBe(200)
  })
})

describe('the dates of a row', () => {
  const future = '2098-01-01T00:00:00.000Z'
  const dates = { createdAt: future, updatedAt: future }
  const isNow = (date: unknown) => Math.abs(Date.now() - Date.parse(String(date))) < 60_000

  it('are told by the clock of the server, whoever writes', async () => {
    const shelter = world.a.shelter
    for (const [slug, body] of [
      ['animals', { name: 'Demain', shelter, ...legalCat }],
      ['faq-items', { question: 'Quand\u00a0?', answer: 'Demain', shelter }],
      ['pages', { title: 'Demain', shelter }],
    ] as const) {
      const made = await cms(world, 'admin', 'POST', slug, { body: { ...body, ...dates } })
      expect([slug, made.status, made.text.slice(0, 300)]).toEqual([slug, 201, expect.anything()])
      const { id } = made.json.doc as { id: string }
      // A page compares the date on which its form was opened.
      const later = slug === 'pages' ? { createdAt: future } : dates
      const changed = await cms(world, 'admin', 'PATCH', `${slug}/${id}`, { body: later })
      expect([slug, changed.status]).toEqual([slug, 200])
      const many = await cms(world, 'admin', 'PATCH', `${slug}?where[id][equals]=${id}`, {
        body: { createdAt: future },
      })
      expect([slug, many.status]).toEqual([slug, 200])
      const { json } = await cms(world, 'admin', 'GET', `${slug}/${id}?draft=true`)
      expect([slug, isNow(json.createdAt), isNow(json.updatedAt)]).toEqual([slug, true, true])
    }
  })
  it('put into the bin is now', async () => {
    const path = `animals/${world.a.animals.hidden}`
    const binned = await cms(world, 'editor', 'PATCH', path, { body: { deletedAt: future } })
    expect([binned.status, isNow((binned.json.doc as { deletedAt: string }).deletedAt)]).toEqual([
      200,
      true,
    ])
    const back = await cms(world, 'editor', 'PATCH', `${path}?trash=true`, {
      body: { deletedAt: null },
    })
    expect([back.status, (back.json.doc as { deletedAt: null }).deletedAt]).toEqual([200, null])
  })
})
