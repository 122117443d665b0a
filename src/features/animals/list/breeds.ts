import { sql } from '@payloadcms/db-postgres'

import { bounded } from '@/platform/cache/bounded'
import { plain } from '@/platform/db/plain'
import { openPayload } from '@/platform/payload'

import type { Species } from '../model'
import { adoptableAnimalSql } from '../public'
import { KEPT } from './keep'

/** A breed, or what animals look like, as their shelters write it, and how many wait for a family. */
export type BreedCount = { breed: string; total: number }

/** Different writings that are offered, the most used. */
const MOST_BREEDS = 3000

/** The breeds of animals that wait for a family, the most frequent first; at most a minute old. */
const breedsOf = bounded(
  async (species: Species | null): Promise<BreedCount[]> => {
    const payload = await openPayload()
    const { drizzle } = payload.db
    const ofSpecies = species ? sql`and a.species = ${species}` : sql``
    const { rows } = await drizzle.execute<BreedCount>(sql`
      select a.breed, count(*)::int as total
      from animals a join shelters s on s.id = a.shelter_id
      where ${adoptableAnimalSql} and a.breed is not null ${ofSpecies}
      group by a.breed order by total desc, a.breed limit ${MOST_BREEDS}
    `)
    return rows
  },
  { key: 'animals.breeds', ...KEPT },
)

/**
 * Breeds to choose from: those with a word that begins as what was typed, the most frequent first;
 * all of them when nothing was. Writings that differ by case or accents only are one.
 */
export async function suggestBreeds(
  species: Species | null,
  typed: string,
  limit: number,
): Promise<BreedCount[]> {
  const wanted = plain(typed).trim()
  const found = new Map<string, BreedCount>()
  for (const { breed, total } of await breedsOf(species)) {
    const text = plain(breed).trim()
    if (!text || !` ${text}`.includes(` ${wanted}`)) continue
    const known = found.get(text)
    if (known) known.total += total
    else found.set(text, { breed: breed.trim(), total })
  }
  return [...found.values()].sort((a, b) => b.total - a.total).slice(0, limit)
}
