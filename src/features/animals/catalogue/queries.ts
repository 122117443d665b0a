import { toCard, type AnimalCardData } from '../card'
import type { ListFilters } from '../list/filters'
import { searchAnimals, type AnimalList } from '../list/search'
import { firstBatch } from './address'

export type CataloguePage = Pick<AnimalList, 'pagination' | 'untested' | 'readAs' | 'shelter'> & {
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
    readAs: last.readAs,
    shelter: last.shelter,
    animals: animals.map((animal) => toCard(animal, site)),
    earlier: animals.length - last.animals.length,
  }
}
