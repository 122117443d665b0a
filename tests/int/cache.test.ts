import { sql } from '@payloadcms/db-postgres'
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
} from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { touch } from '@/platform/cache/outbox'
import { tags } from '@/platform/cache/tags'

import { getTestPayload } from '../support/payload'
import { emptyPage, legalCat, makeWorld, type World } from './access/world'

let payload: Payload
let world: World

const asProgram = { overrideAccess: true, depth: 0 } as const

async function touched(): Promise<string[]> {
  const { drizzle } = payload.db
  const { rows } = await drizzle.execute<{ tags: string[] }>(sql`select tags from cache_outbox`)
  return rows.flatMap((row) => row.tags)
}

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
})

beforeEach(async () => {
  const { drizzle } = payload.db
  await drizzle.execute(sql`delete from cache_outbox`)
})

describe('touch', () => {
  it('exists only when the write was committed', async () => {
    const rolledBack = await createLocalReq({}, payload)
    await initTransaction(rolledBack)
    await touch(rolledBack, ['lost'])
    await killTransaction(rolledBack)
    expect(await touched()).toEqual([])

    const kept = await createLocalReq({}, payload)
    await initTransaction(kept)
    await touch(kept, ['kept', 'kept', 'more'])
    expect(await touched()).toEqual([])
    await commitTransaction(kept)
    expect(await touched()).toEqual(['kept', 'more'])
  })
})

describe('what a write refreshes', () => {
  it('an animal: itself and the lists of its shelter, nothing of another', async () => {
    await payload.update({
      collection: 'animals',
      id: world.a.animals.public,
      ...asProgram,
      data: { color: 'noir' },
    })
    expect(await touched()).toEqual([
      tags.animal(world.a.animals.public),
      tags.shelterAnimals(world.a.shelter),
    ])
  })
  it('the text of a published page: the page alone', async () => {
    await payload.update({
      collection: 'pages',
      id: world.a.pages.published,
      ...asProgram,
      data: { sections: emptyPage, metaDescription: 'Neuf', _status: 'published' },
    })
    expect(await touched()).toEqual([tags.page(world.a.pages.published)])
  })
  it('its title: the menu too', async () => {
    await payload.update({
      collection: 'pages',
      id: world.a.pages.published,
      ...asProgram,
      data: { title: 'Renommée', _status: 'published' },
    })
    expect(await touched()).toContain(tags.shelterPages(world.a.shelter))
  })
  it('a draft: nothing', async () => {
    await payload.update({
      collection: 'pages',
      id: world.a.pages.published,
      ...asProgram,
      draft: true,
      data: { title: 'Pas encore' },
    })
    expect(await touched()).toEqual([])
  })
  it.each([
    ['taken off the site', { _status: 'draft' }],
    ['in the bin', { deletedAt: '2026-01-01T00:00:00.000Z' }],
  ] as const)(
    'a page that is %s, a draft beside it: the page and the menu',
    async (_what, data) => {
      const { id } = await payload.create({
        collection: 'pages',
        ...asProgram,
        data: {
          title: `Retirée ${_what}`,
          shelter: world.a.shelter,
          status: 'DRAFT',
          sections: emptyPage,
          _status: 'published',
        },
      })
      const write = { collection: 'pages', id, ...asProgram } as const
      await payload.update({ ...write, draft: true, data: { metaDescription: 'Bientôt' } })
      const { drizzle } = payload.db
      await drizzle.execute(sql`delete from cache_outbox`)
      await payload.update({ ...write, data })
      expect(await touched()).toEqual(
        expect.arrayContaining([tags.page(id), tags.shelterPages(world.a.shelter)]),
      )
    },
  )
  it('a new theme: everything of the shelter', async () => {
    await payload.update({
      collection: 'shelters',
      id: world.a.shelter,
      ...asProgram,
      data: { theme: { primaryColor: '#123456' } },
    })
    expect(await touched()).toEqual([tags.shelter(world.a.shelter)])
  })
  it('a failed write: nothing', async () => {
    const failing = payload.create({
      collection: 'animals',
      ...asProgram,
      data: { name: '', shelter: world.a.shelter, status: 'AT_SHELTER', ...legalCat },
    })
    await expect(failing).rejects.toThrow()
    expect(await touched()).toEqual([])
  })
})
