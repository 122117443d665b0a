import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import {
  daysBefore,
  filterOf,
  isOfPayload,
  WAITING,
  WAITING_KINDS,
  whereOf,
} from '@/admin/dashboard/model'
import { animalList, listAddress } from '@/features/animal-workspace/admin/query'
import { readTeamAnimals } from '@/features/animal-workspace/list'
import { teamAnimalsQuerySchema } from '@/features/animal-workspace/schema'
import { readPlatformFigures } from '@/admin/dashboard/read-platform'
import { readShelterFigures } from '@/admin/dashboard/read-shelter'
import { confirmPresence } from '@/features/animals/confirm/command'
import { listAddress as newsAddress, newsList } from '@/features/news/workspace/admin/query'
import { readTeamNews } from '@/features/news/workspace/list'
import { teamNewsQuerySchema } from '@/features/news/workspace/schema'
import { readInbox } from '@/features/forms/inbox/read'
import { inboxQuerySchema } from '@/features/forms/inbox/schema'
import { ticketList, ticketsAddress } from '@/features/tickets/list/query'
import { listTickets } from '@/features/tickets/list/read'
import { ticketsQuerySchema } from '@/features/tickets/list/schema'

import { getTestPayload } from '../support/payload'
import { emptyPage, legalCat, makeWorld, picture, type World } from './access/world'
import { ask } from './asked'

let payload: Payload
let world: World

const asProgram = { overrideAccess: true, depth: 0 } as const
const now = new Date()

type Session = { execute: (query: unknown) => Promise<unknown> }
const database = () => payload.db.drizzle as unknown as Session

const age = (table: string, id: string, days: number) =>
  database().execute(
    sql`update ${sql.identifier(table)} set created_at = ${daysBefore(now, days)},
      updated_at = ${daysBefore(now, days)} where id = ${id}`,
  )

const animal = async (name: string, more: object = {}) => {
  const data = { name, shelter: world.a.shelter, isVisible: true, ...legalCat, ...more }
  return (await payload.create({ collection: 'animals', ...asProgram, data: data as never })).id
}

const page = async (title: string, published = false) => {
  const data = {
    title,
    shelter: world.a.shelter,
    sections: emptyPage,
    _status: published ? ('published' as const) : ('draft' as const),
    status: 'DRAFT' as const,
  }
  return (await payload.create({ collection: 'pages', ...asProgram, data })).id
}

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  await animal('Photo', { photos: [world.a.media] })
  await animal('Urgent', { isSos: true, isReserved: true })
  await animal('Sans puce', { isVisible: false, idNumber: '' })
  const gone = await animal('Partie')
  const data = { status: 'ADOPTED' as const }
  await payload.update({ collection: 'animals', id: gone, ...asProgram, data })
  await age('animals', await animal('Oubliée'), 61)
  const confirmed = await animal('Revue', { lastConfirmedAt: daysBefore(now, 1) })
  await age('animals', confirmed, 400)
  await animal('Vieille confirmation', { lastConfirmedAt: daysBefore(now, 90) })
  const old = await page('Ancien brouillon')
  await age('pages', old, 8)
  await database().execute(
    sql`update _pages_v set version_updated_at = ${daysBefore(now, 8)} where parent_id = ${old}`,
  )
  const changed = await page('Modifiée', true)
  await payload.update({
    collection: 'pages',
    id: changed,
    ...asProgram,
    draft: true,
    data: { title: 'Modifiée depuis' },
  })
  await payload.update({
    collection: 'news',
    id: world.a.news.published,
    ...asProgram,
    draft: true,
    data: { title: 'Récrite depuis', _status: 'draft' },
  })
  const bytes = await picture()
  const file = { data: bytes, size: bytes.length, mimetype: 'image/jpeg', name: 'muette.jpg' }
  for (const more of [{}, { decorative: true }, { alt: '' }])
    await payload.create({
      collection: 'media',
      ...asProgram,
      data: { shelter: world.a.shelter, ...more },
      file,
    })
  await ask(payload, world.a, now)
})

const figuresOf = async (shelter: string) => {
  const figures = await readShelterFigures(payload, shelter, now)
  if (!figures) throw new Error('no such shelter')
  return figures
}

describe('the dashboard of a shelter', () => {
  it('counts its own animals and pages, and nothing of another', async () => {
    const { animals, pages, shelter, home } = await figuresOf(world.a.shelter)
    expect(animals).toEqual({ visible: 6, reserved: 1, adopted: 1, sos: 1 })
    expect(pages).toEqual({ published: 2, drafts: 2 })
    expect(shelter).toMatchObject({ name: 'Refuge alpha', slug: 'alpha', isPublic: true })
    expect(home).toBeNull()
    const other = await figuresOf(world.b.shelter)
    expect(other.animals).toEqual({ visible: 1, reserved: 0, adopted: 0, sos: 0 })
    expect(other.waiting.noAlt.count).toBe(0)
  })
  it('names what waits for somebody', async () => {
    const { waiting } = await figuresOf(world.a.shelter)
    expect(waiting.incomplete).toEqual({
      count: 1,
      samples: [{ id: expect.any(String) as string, name: 'Sans puce' }],
    })
    expect(waiting.unconfirmed.samples.map(({ name }) => name)).toEqual([
      'Oubliée',
      'Vieille confirmation',
    ])
    expect(waiting.oldDrafts.samples.map(({ name }) => name)).toEqual(['Ancien brouillon'])
    expect(waiting.unpublished.samples.map(({ name }) => name)).toEqual(['Modifiée'])
    expect(waiting.changedNews.samples.map(({ id }) => id)).toEqual([world.a.news.published])
    expect(waiting.noPhoto.count).toBeGreaterThan(waiting.noPhoto.samples.length)
    expect(waiting.noAlt.count).toBe(2)
    expect(waiting.tickets.samples.map(({ name }) => name)).toEqual(['Chat blessé'])
    expect(waiting.requests.samples.map(({ name }) => name)).toEqual(['Demande PENDING'])
    expect(waiting.finishable.samples.map(({ name }) => name)).toEqual(['Famille prête'])
    expect(waiting.answers.samples.map(({ name }) => name)).toEqual(['Réponse NEW'])
  })
  it('leads to a list of just what it counts', async () => {
    const { waiting } = await figuresOf(world.a.shelter)
    const admin = await payload.findByID({
      collection: 'users',
      id: world.users.admin,
      ...asProgram,
    })
    const req = await createLocalReq({ user: { ...admin, collection: 'users' } }, payload)
    const shown = ticketList.read(new URLSearchParams(WAITING.tickets.search))
    const [, asked = ''] = ticketsAddress(world.a.shelter, shown).split('?')
    const tickets = await listTickets(
      req,
      world.a.shelter,
      ticketsQuerySchema.parse(Object.fromEntries(new URLSearchParams(asked))),
    )
    expect(tickets.rows.map(({ title }) => title)).toEqual(['Chat blessé'])
    expect(tickets.pagination.total).toBe(waiting.tickets.count)
    const answers = inboxQuerySchema.parse(
      Object.fromEntries(new URLSearchParams(WAITING.answers.search)),
    )
    const inbox = await readInbox(req, world.a.shelter, answers)
    expect(inbox.pagination.total).toBe(waiting.answers.count)
    const changed = newsList.read(new URLSearchParams(WAITING.changedNews.search))
    const [, news = ''] = newsAddress(world.a.shelter, changed).split('?')
    const query = teamNewsQuerySchema.parse(Object.fromEntries(new URLSearchParams(news)))
    const { data } = await readTeamNews(req, world.a.shelter, query)
    expect(data.map(({ id }) => id)).toEqual([world.a.news.published])
  })
  it.each(['incomplete', 'noPhoto', 'unconfirmed'] as const)(
    'leads to the animals that it counts: %s',
    async (kind) => {
      const { waiting } = await figuresOf(world.a.shelter)
      const admin = await payload.findByID({
        collection: 'users',
        id: world.users.admin,
        ...asProgram,
      })
      const req = await createLocalReq({ user: { ...admin, collection: 'users' } }, payload)
      const view = animalList.read(new URLSearchParams(WAITING[kind].search))
      const [, asked = ''] = listAddress(world.a.shelter, view).split('?')
      const query = teamAnimalsQuerySchema.parse(Object.fromEntries(new URLSearchParams(asked)))
      const { data, counts, pagination } = await readTeamAnimals(req, world.a.shelter, query)
      expect(pagination.total).toBe(waiting[kind].count)
      expect(counts.kinds[view.kind ?? 'SOS']).toBe(waiting[kind].count)
      expect(data.map(({ id }) => id)).toEqual(
        expect.arrayContaining(waiting[kind].samples.map(({ id }) => id)),
      )
      expect(data.length).toBeGreaterThan(0)
    },
  )
  const ofPayload = WAITING_KINDS.filter(isOfPayload)
  it.each(ofPayload)('leads to a list with the same things: %s', async (kind) => {
    const { waiting } = await figuresOf(world.a.shelter)
    const { totalDocs } = await payload.find({
      collection: WAITING[kind].collection,
      ...asProgram,
      // The list of the admin shows the newest draft of each page.
      draft: true,
      where: {
        and: [{ shelter: { equals: world.a.shelter } }, whereOf(filterOf(kind, now))],
      },
    })
    expect(totalDocs).toBe(waiting[kind].count)
    expect(totalDocs).toBeGreaterThan(0)
  })
  it('asks the database at most seven times', async () => {
    const { pool } = payload.db as unknown as {
      pool: { query: (...args: unknown[]) => unknown }
    }
    const real = pool.query.bind(pool)
    let statements = 0
    pool.query = (...args) => {
      statements += 1
      return real(...args)
    }
    try {
      await figuresOf(world.a.shelter)
    } finally {
      pool.query = real
    }
    expect(statements).toBeGreaterThan(3)
    expect(statements).toBeLessThanOrEqual(7)
  })
  it('is nothing for a shelter that is not', async () => {
    expect(await readShelterFigures(payload, world.users.admin, now)).toBeNull()
  })
})

it('the platform counts shelters by state, animals online, and requests', async () => {
  await payload.create({
    collection: 'shelters',
    ...asProgram,
    data: {
      name: 'Nouveau refuge',
      slug: 'nouveau',
      status: 'PENDING',
      email: 'n@exemple.fr',
      location: { address: '1', postalCode: '35000', city: 'Rennes', country: 'France' },
    },
  })
  const { shelters, animalsOnline, requests } = await readPlatformFigures(payload)
  expect(shelters).toEqual({ PENDING: 1, APPROVED: 2, REJECTED: 0, SUSPENDED: 1 })
  expect(animalsOnline).toBe(7)
  expect(requests).toMatchObject([{ name: 'Nouveau refuge', city: 'Rennes' }])
})

describe('« Toujours au refuge »', () => {
  const as = async (who: keyof World['users'], shelter: string, animalId: string) => {
    const id = world.users[who]
    const user = await payload.findByID({ collection: 'users', id, ...asProgram })
    const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
    return confirmPresence(req, { shelter, animal: animalId })
  }
  const unconfirmed = async () => (await figuresOf(world.a.shelter)).waiting.unconfirmed
  const oldest = async () => (await unconfirmed()).samples[0]?.id ?? ''

  it('is one press of whoever looks after the animals, and leaves its line in the log', async () => {
    const id = await oldest()
    const before = (await unconfirmed()).count
    const moment = await as('editor', world.a.shelter, id)
    expect((await unconfirmed()).count).toBe(before - 1)
    const { docs } = await payload.find({
      collection: 'audit-log',
      ...asProgram,
      where: { and: [{ entityId: { equals: id } }, { action: { equals: 'UPDATE' } }] },
    })
    expect(docs).toMatchObject([
      { user: world.users.editor, shelter: world.a.shelter, after: { lastConfirmedAt: moment } },
    ])
  })
  it.each([
    ['foreignAdmin', 404, 'a'],
    ['volunteer', 403, 'a'],
    ['visitor', 403, 'a'],
    // An animal of one shelter is not found under another.
    ['superAdmin', 404, 'b'],
  ] as const)('is refused to %s with %i', async (who, status, land) => {
    const id = await oldest()
    await expect(as(who, world[land].shelter, id)).rejects.toMatchObject({ status })
  })
  it('is said of no animal that has left', async () => {
    const gone = await animal('Adoptée')
    const data = { status: 'ADOPTED' as const }
    await payload.update({ collection: 'animals', id: gone, ...asProgram, data })
    await expect(as('admin', world.a.shelter, gone)).rejects.toMatchObject({ status: 404 })
  })
})
