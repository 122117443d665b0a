import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { listSchedule, schedulePage } from '@/features/pages/schedule/api'
import { placeInTree } from '@/features/pages/tree/api'
import type { Page } from '@/payload-types'

import { getTestPayload } from '../support/payload'
import { cms, makeWorld, picture, type World } from './access/world'
import { call } from './in-process'

const asProgram = { overrideAccess: true, depth: 0 } as const
const NONE = { schemaVersion: 1, sections: [] }

let payload: Payload
let world: World

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
})

const make = async (title: string, more: Partial<Page> = {}) =>
  payload.create({
    collection: 'pages',
    ...asProgram,
    data: {
      title,
      shelter: world.a.shelter,
      status: 'DRAFT',
      sections: NONE,
      _status: 'published',
      ...more,
    },
  })
const read = (id: string) => payload.findByID({ collection: 'pages', id, ...asProgram })
const save = (id: string, body: unknown, query = '') =>
  cms(world, 'editor', 'PATCH', `pages/${id}${query}`, { body })
const bin = (id: string) => save(id, { deletedAt: new Date().toISOString() }, '?trash=true')
const outOfBin = (id: string) => save(id, { deletedAt: null }, '?trash=true')

/** Takes the oldest published version of a page back. */
async function restoreFirst(id: string) {
  const { docs } = await payload.findVersions({
    collection: 'pages',
    ...asProgram,
    sort: 'createdAt',
    where: { parent: { equals: id } },
  })
  return cms(world, 'editor', 'POST', `pages/versions/${docs[0]?.id}`, { body: {} })
}

describe('a page that comes back', () => {
  it('from the bin takes a free address when another page has its own by now', async () => {
    const { id } = await make('Horaires')
    expect((await bin(id)).status).toBe(200)
    const other = await make('Horaires')
    expect(other.slug).toBe('horaires')
    const back = await outOfBin(id)
    expect([back.status, (await read(id)).slug]).toEqual([200, 'horaires-copie'])
  })

  it('with an address that was taken since it was drafted, says by which page', async () => {
    const { id } = await make('Venir')
    expect((await save(id, { slug: 'acces', _status: 'draft' }, '?draft=true')).status).toBe(200)
    await make('Accès', { slug: 'acces' })
    // Nothing that is typed is lost meanwhile.
    const draft = await save(id, { title: 'Venir nous voir', _status: 'draft' }, '?draft=true')
    expect(draft.status).toBe(200)
    const online = await save(id, { _status: 'published' })
    expect(online.status).toBe(422)
    expect(JSON.stringify(online.json)).toContain('déjà prise par la page «\u00a0Accès\u00a0»')
  })

  it('from an old version does so without pictures and animals that are gone', async () => {
    const image = await picture()
    const { id: gone } = await payload.create({
      collection: 'media',
      ...asProgram,
      data: { alt: 'Un chat', shelter: world.a.shelter },
      file: { data: image, mimetype: 'image/png', name: 'partie.png', size: image.length },
    })
    const shown = { mediaId: gone, src: '/x.jpg', alt: 'Un chat' }
    const { id } = await make('Photos', {
      socialImage: gone,
      sections: {
        schemaVersion: 1,
        sections: [
          {
            id: '0198c5a0-7b1f-7c11-8f1e-0123456789aa',
            layout: 1,
            columns: [
              {
                id: '0198c5a0-7b1f-7c11-8f1e-0123456789ab',
                blocks: [
                  {
                    id: '0198c5a0-7b1f-7c11-8f1e-0123456789ac',
                    type: 'IMAGE',
                    content: shown,
                  },
                ],
              },
            ],
          },
        ],
      } as unknown as Page['sections'],
    })
    const emptied = { sections: NONE, socialImage: null, _status: 'published' }
    expect((await save(id, emptied)).status).toBe(200)
    const away = { deletedAt: new Date().toISOString() }
    expect(
      (await cms(world, 'editor', 'PATCH', `media/${gone}?trash=true`, { body: away })).status,
    ).toBe(200)
    const back = await restoreFirst(id)
    expect(back.status, JSON.stringify(back.json)).toBe(200)
    const page = await read(id)
    expect(page.socialImage).toBeNull()
    expect(JSON.stringify(page.sections)).toContain('Un chat')
    expect(JSON.stringify(page.sections)).not.toContain(gone)
  })

  it('from an old version stays where the tree has put it', async () => {
    const parent = await make('Adopter')
    const { id } = await make('Démarches', { parent: parent.id })
    const params = { shelterId: 'alpha', pageId: id }
    const body = { parentId: null, index: 0 }
    expect((await call(world, placeInTree, { as: 'editor', params, body })).status).toBe(200)
    const { menuOrder } = await read(id)
    expect((await restoreFirst(id)).status).toBe(200)
    expect(await read(id)).toMatchObject({ parent: null, menuOrder })
  })
})

describe('the place of a page', () => {
  it('obeys the rules of the tree by every entrance', async () => {
    const one = await make('Un')
    const two = await make('Deux', { parent: one.id })
    const three = await make('Trois', { parent: two.id })
    const four = await make('Quatre')
    const asked = await save(four.id, { parent: three.id })
    expect(asked.status).toBe(422)
    expect(JSON.stringify(asked.json)).toContain('Un menu a au maximum 3 niveaux')
    const data = { title: 'Cinq', shelter: world.a.shelter, parent: three.id, sections: NONE }
    expect((await cms(world, 'editor', 'POST', 'pages', { body: data })).status).toBe(422)
    expect((await save(four.id, { parent: two.id })).status).toBe(200)
  })
})

describe('what is planned for a page', () => {
  const params = (pageId: string) => ({ shelterId: 'alpha', pageId })
  const plan = (id: string) =>
    call(world, schedulePage, {
      as: 'editor',
      params: params(id),
      body: { type: 'publish', at: new Date(Date.now() + 60_000).toISOString() },
    })
  const planned = async (id: string) =>
    (await call(world, listSchedule, { as: 'editor', params: params(id) })).json.data

  it('ends when it is archived, or put in the bin', async () => {
    const archived = await make('Kermesse')
    const binned = await make('Vide-greniers')
    for (const { id } of [archived, binned]) expect((await plan(id)).status).toBe(201)
    const { routes } = await import('@/app/api/routes')
    const patch = routes.find(
      ({ method, path }) =>
        method === 'PATCH' && path === '/api/shelter/{shelterId}/pages/{pageId}',
    )
    if (!patch) throw new Error('No route for pages')
    const body = { status: 'ARCHIVED' }
    const away = await call(world, patch, { as: 'editor', params: params(archived.id), body })
    expect(away.status, JSON.stringify(away.json)).toBe(200)
    expect((await bin(binned.id)).status).toBe(200)
    expect((await outOfBin(binned.id)).status).toBe(200)
    expect(await planned(archived.id)).toEqual([])
    expect(await planned(binned.id)).toEqual([])
  })
})
