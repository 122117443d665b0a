import config from '@payload-config'
import { sql, type PostgresAdapter } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { getPayload } from 'payload'

import { readPictures } from '@/features/media/queries'
import { findShelter } from '@/features/shelters/queries'
import { cached } from '@/platform/cache/cached'
import { tags } from '@/platform/cache/tags'

import { conditionsOf } from './conditions'
import type { ListFilters } from './filters'
import { ROW_COLUMNS, toPublicAnimal, type AnimalRow, type PublicAnimalView } from './public-animal'

export type AnimalList = {
  animals: PublicAnimalView[]
  pagination: { page: number; limit: number; total: number; pages: number }
}

/** Seconds during which a list of the whole platform may be out of date. */
const PLATFORM_SECONDS = 60
/** Age bands move with the calendar, not with a write. */
const SHELTER_SECONDS = 3600

const SORT_COLUMNS: Record<ListFilters['sortBy'], SQL> = {
  createdAt: sql`a.created_at`,
  name: sql`a.name`,
  birthDate: sql`a.birth_date`,
  weight: sql`a.weight`,
  arrivalDate: sql`a.arrival_date`,
}

/** Animals without the fact come last. Columns that are never empty keep their index's own order. */
function orderOf({ sortBy, sortOrder }: ListFilters): SQL {
  const direction = sortOrder === 'asc' ? sql`asc` : sql`desc`
  const isFull = sortBy === 'createdAt' || sortBy === 'name'
  return sql`${SORT_COLUMNS[sortBy]} ${direction} ${isFull ? sql`` : sql`nulls last`}`
}

async function read(filters: ListFilters, shelter: string | null): Promise<AnimalList> {
  const { limit, page } = filters
  const payload = await getPayload({ config })
  const { drizzle } = payload.db as unknown as PostgresAdapter
  const where = conditionsOf(filters, shelter)
  const from = sql`from animals a join shelters s on s.id = a.shelter_id where ${where}`
  const [found, counted] = await Promise.all([
    drizzle.execute<{ row: AnimalRow }>(sql`
      select to_json(list) as row from (
        select ${ROW_COLUMNS} ${from}
        order by ${orderOf(filters)}, a.id desc
        limit ${limit} offset ${(page - 1) * limit}
      ) list
    `),
    drizzle.execute<{ total: number }>(sql`select count(*)::int as total ${from}`),
  ])
  const rows = found.rows.map(({ row }) => row)
  const pictures = await readPictures(
    payload,
    rows.flatMap(({ photoIds }) => photoIds),
  )
  const total = counted.rows[0]?.total ?? 0
  return {
    animals: rows.map((row) => toPublicAnimal(row, pictures)),
    pagination: { page, limit, total, pages: Math.ceil(total / limit) },
  }
}

const listOfShelter = cached((filters: ListFilters, shelter: string) => read(filters, shelter), {
  key: 'animals.api.ofShelter',
  tags: (_filters, shelter) => [tags.shelterAnimals(shelter), tags.shelter(shelter)],
  maxAge: SHELTER_SECONDS,
})

// The minute is part of the question: an answer that nobody asked for during an
// hour is not given once more while it is being refreshed.
const listOfPlatform = cached((filters: ListFilters, _minute: number) => read(filters, null), {
  key: 'animals.api.ofPlatform',
  tags: () => [],
  maxAge: PLATFORM_SECONDS,
})

/**
 * Public animals that pass the filters. A shelter's list is exact; the list of
 * the whole platform, at most a minute old. A search in words is not kept: there
 * are too many words.
 * @returns null when the shelter does not exist or is not public
 */
export async function listPublicAnimals(filters: ListFilters): Promise<AnimalList | null> {
  const isFree = Boolean(filters.search ?? filters.breed)
  if (filters.shelterId === undefined) {
    const minute = Math.floor(Date.now() / 1000 / PLATFORM_SECONDS)
    return isFree ? read(filters, null) : listOfPlatform(filters, minute)
  }
  const shelter = await findShelter(filters.shelterId)
  if (!shelter) return null
  // Asked by id or by slug, the answer is the same one.
  const known = { ...filters, shelterId: shelter.id }
  return isFree ? read(known, shelter.id) : listOfShelter(known, shelter.id)
}
