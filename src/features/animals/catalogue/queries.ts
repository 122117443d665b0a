import config from '@payload-config'
import { sql, type PostgresAdapter } from '@payloadcms/db-postgres'
import { getPayload } from 'payload'

import { cached } from '@/platform/cache/cached'
import { plain } from '@/platform/db/plain'

import { toCard, type AnimalCardData } from '../card'
import type { ListFilters } from '../list/filters'
import { searchAnimals, type AnimalList } from '../list/search'
import type { Species } from '../model'
import { firstBatch } from './address'

export type CataloguePage = Pick<AnimalList, 'pagination' | 'untested' | 'shelter'> & {
  /** Every batch up to the one that was asked for; the last one alone far down the list. */
  animals: AnimalCardData[]
  /** How many of them belong to earlier batches. */
  earlier: number
}

/** A page of a list as an address asks for it. */
export async function readCatalogue(
  filters: ListFilters,
  site: 'platform' | 'shelter',
): Promise<CataloguePage> {
  const { page, limit } = filters
  const from = firstBatch({ page, limit })
  const batches = Array.from({ length: page - from + 1 }, (_, index) => from + index)
  // The order of a batch of its own: the order of the day is made batch by batch.
  const lists = await Promise.all(
    batches.map((batch) => searchAnimals({ ...filters, page: batch })),
  )
  const last = lists.at(-1) as AnimalList
  const seen = new Set<string>()
  const animals = lists.flatMap((list) =>
    list.animals.filter(({ id }) => !seen.has(id) && seen.add(id)),
  )
  return {
    pagination: last.pagination,
    untested: last.untested,
    shelter: last.shelter,
    animals: animals.map((animal) => toCard(animal, site)),
    earlier: animals.length - last.animals.length,
  }
}

type Breed = { breed: string; species: Species; total: number }

/** Breeds that animals waiting for a family have, the most common first; at most an hour old. */
const readBreeds = cached(
  async (): Promise<Breed[]> => {
    const payload = await getPayload({ config })
    const { drizzle } = payload.db as unknown as PostgresAdapter
    const { rows } = await drizzle.execute<Breed>(sql`
      select trim(a.breed) as breed, a.species, count(*)::int as total
      from animals a join shelters s on s.id = a.shelter_id
      where a.is_visible and a.deleted_at is null and a.status = 'AT_SHELTER'
        and s.status = 'APPROVED' and trim(a.breed) <> ''
      group by 1, 2 order by 3 desc, 1
      limit 2000
    `)
    return rows
  },
  { key: 'animals.breeds', tags: () => [], maxAge: 3600 },
)

const MOST_BREEDS = 8

/** Breeds to propose for some words; accents and case do not matter. */
export async function findBreeds(typed: string, species?: Species): Promise<string[]> {
  const words = plain(typed.trim())
  const breeds = await readBreeds()
  const found = breeds.filter(
    (each) => (!species || each.species === species) && plain(each.breed).includes(words),
  )
  return [...new Set(found.map(({ breed }) => breed))].slice(0, MOST_BREEDS)
}
