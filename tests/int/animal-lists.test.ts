import { sql, type PostgresAdapter } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { beforeAll, describe, expect, it } from 'vitest'

import { listBreeds } from '@/features/animals/api'
import { suggestBreeds } from '@/features/animals/catalogue/choices'
import { matches } from '@/features/animals/list/conditions'
import { readCatalogueQuery } from '@/features/animals/list/filters'
import { scopeOf } from '@/features/animals/list/scope'
import { searchAnimals } from '@/features/animals/list/search'
import {
  countOf,
  countedPage,
  drawnNow,
  drawnOnce,
  select,
  selectedPage,
  sortedPage,
} from '@/features/animals/list/ranking'

import { getTestPayload } from '../support/payload'
import type { World } from './access/world'
import { call } from './in-process'

const ANIMALS = 900

const read = (query: string) =>
  readCatalogueQuery(Object.fromEntries(new URLSearchParams(query))).filters
const database = async () => (await getTestPayload()).db

beforeAll(async () => {
  const { drizzle } = await database()
  await drizzle.execute(sql`
    insert into shelters (id, name, slug, email, status, location_address, location_postal_code,
      location_city, location_lat, location_lng)
    select gen_random_uuid(), 'Refuge ' || n, 'refuge-' || n, n || '@exemple.fr', 'APPROVED', '1 rue',
      '35000', 'Rennes', 48.1, -1.7 from generate_series(1, 30) n
  `)
  // Some shelters are far larger than others; many facts are equal, so that orders have ties.
  await drizzle.execute(sql`
    insert into animals (id, shelter_id, name, species, sex, breed, status, is_visible, is_sos,
      arrival_date, created_at)
    select gen_random_uuid(), homes.id, 'Animal ' || n % 7, 'DOG', 'MALE',
      (array['Épagneul', 'épagneul', 'Berger allemand', 'Border collie'])[1 + n % 4], 'AT_SHELTER',
      true, n % 40 = 0, now() - make_interval(days => n % 9), now() - make_interval(days => n % 5)
    from generate_series(1, ${ANIMALS}) n
    join (select id, row_number() over (order by slug) as place from shelters) homes
      on homes.place = 1 + floor(30 * pow(n / ${ANIMALS + 1}::float8, 3))::int
  `)
  await drizzle.execute(sql`analyze animals, shelters`)
})

describe('paging', () => {
  it.each(['relevance', 'waiting', 'createdAt', 'name', 'weight', 'distance&near=35000'])(
    'by %s shows every animal once, whatever the size of a page',
    async (sortBy) => {
      for (const limit of [100, 47]) {
        const seen: string[] = []
        for (let page = 1; page <= Math.ceil(ANIMALS / limit); page += 1) {
          const { animals, pagination } = await searchAnimals(
            read(`sortBy=${sortBy}&limit=${limit}&page=${page}`),
          )
          expect(pagination).toMatchObject({ total: ANIMALS, page, limit })
          seen.push(...animals.map(({ id }) => id))
        }
        expect(seen).toHaveLength(ANIMALS)
        expect(new Set(seen).size).toBe(ANIMALS)
      }
    },
  )

  it('beyond the last animal is empty', async () => {
    for (const query of ['sortBy=relevance', 'sortBy=name', 'search=animal']) {
      const { animals, pagination } = await searchAnimals(read(`${query}&page=10000`))
      expect(animals).toEqual([])
      expect(pagination.total).toBe(ANIMALS)
    }
  })

  it('by relevance mixes shelters and begins with SOS, all day the same and another day not', async () => {
    const { drizzle } = await database()
    const scope = await scopeOf(await getTestPayload(), {}, null)
    const first = async (now: Date) => {
      const day = { ...scope, now }
      const selection = await select(drizzle, {}, day)
      return selectedPage(selection, { page: 1, limit: 12 }, drawnNow(drizzle, {}, day))
    }
    const morning = await first(new Date('2026-11-21T08:00Z'))
    expect(await first(new Date('2026-11-21T20:00Z'))).toEqual(morning)
    expect(await first(new Date('2026-11-22T08:00Z'))).not.toEqual(morning)
    const { animals } = await searchAnimals({})
    expect(animals.map(({ isSos }) => isSos).indexOf(false)).toBe(6)
    const shares = new Map<string, number>()
    for (const { shelter } of animals) shares.set(shelter.id, (shares.get(shelter.id) ?? 0) + 1)
    expect(Math.max(...shares.values())).toBeLessThanOrEqual(3)
  })
})

describe('asked in one question or in two', () => {
  it.each([
    'search=animal+3',
    'search=animal+3&page=3',
    'search=nothing',
    'search=epagneul&sortBy=name&sortOrder=asc&page=2',
    'breed=collie&sortBy=waiting',
  ])('« %s » has the same animals and the same count', async (query) => {
    const { drizzle } = await database()
    const filters = read(query)
    const scope = await scopeOf(await getTestPayload(), filters, null)
    expect(await countedPage(drizzle, filters, scope)).toEqual({
      ids: await sortedPage(drizzle, filters, scope),
      total: await countOf(drizzle, filters, scope),
    })
  })

  it('what is drawn is the same, kept or not', async () => {
    const { drizzle } = await database()
    const scope = await scopeOf(await getTestPayload(), {}, null)
    const now = drawnNow(drizzle, {}, scope)
    const once = drawnOnce(drizzle, {}, scope)
    const first = await now([], 0, 3)
    for (const [without, from] of [
      [[], 0],
      [first, 0],
      [first.slice(1), 890],
    ] as const) {
      const ids = await now(without, from, 12)
      expect(ids.length).toBeGreaterThan(5)
      expect(await once(without, from, 12)).toEqual(ids)
    }
  })
})

describe('queries', () => {
  /** Runs the work where each query is also explained, and gives the plans. */
  async function plansOf(
    work: (db: { execute: PostgresAdapter['drizzle']['execute'] }) => unknown,
  ) {
    const { drizzle } = await database()
    const plans: string[] = []
    await drizzle.transaction(async (session) => {
      await session.execute(sql`set local enable_seqscan = off`)
      const explaining = (query: SQL) =>
        session.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`).then(({ rows }) => {
          plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
          return session.execute(query)
        })
      await work({ execute: explaining as PostgresAdapter['drizzle']['execute'] })
    })
    return plans
  }

  it.each([
    '',
    'page=70',
    'species=DOG&sex=MALE&ageBand=ADULT&goodWithCats=YES&near=35000&radiusKm=50',
    'size=LARGE&needsGarden=true&energyLevel=LOW&goodWithKids=NO',
    'department=35&isSos=true',
    'sortBy=waiting',
    'sortBy=createdAt',
    'sortBy=distance&near=Rennes',
    'search=berger',
    'search=be',
    'breed=collie',
    'search=refuge+berger&species=DOG',
  ])('of « %s » read no table from end to end', async (query) => {
    const filters = read(query)
    const scope = await scopeOf(await getTestPayload(), filters, null)
    const plans = await plansOf(async (db) => {
      await countOf(db, filters, scope)
      await countedPage(db, filters, scope)
      const isMixed = filters.sortBy === 'relevance' && !filters.search
      if (!isMixed) return sortedPage(db, filters, scope)
      const selection = await select(db, filters, scope)
      return selectedPage(selection, filters, drawnNow(db, filters, scope))
    })
    expect(plans.length).toBeGreaterThan(1)
    for (const plan of plans) expect(plan).not.toContain('Seq Scan')
  })

  it('in words are what the index of words was made for', async () => {
    const none = new Map()
    const plans = await plansOf((db) =>
      db.execute(sql`select a.id from animals a where ${matches('berger', none)}`),
    )
    expect(plans).toHaveLength(1)
    expect(plans[0]).toContain('animals_words_idx')
    expect(plans[0]).toContain('shelters_words_idx')
  })
})

describe('suggestions of breeds', () => {
  it('are one for several writings, the most frequent first', async () => {
    expect(await suggestBreeds('DOG', '', 10)).toEqual([
      { breed: expect.stringMatching(/^épagneul$/i) as string, total: ANIMALS / 2 },
      { breed: 'Berger allemand', total: ANIMALS / 4 },
      { breed: 'Border collie', total: ANIMALS / 4 },
    ])
    expect(await suggestBreeds('DOG', 'ALLEM', 10)).toEqual([
      { breed: 'Berger allemand', total: ANIMALS / 4 },
    ])
    expect(await suggestBreeds('CAT', '', 10)).toEqual([])
    expect(await suggestBreeds(null, '%', 10)).toEqual([])
  })
  it('are asked for in the API', async () => {
    const { status, json } = await call({} as World, listBreeds, { query: '?species=DOG&q=epa' })
    expect([status, (json.data as unknown[]).length]).toEqual([200, 1])
    expect((await call({} as World, listBreeds, { query: '?species=DRAGON' })).status).toBe(400)
  })
})
