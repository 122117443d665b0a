import { sql } from '@payloadcms/db-postgres'

import { departmentOf } from '@/features/shelters/model'
import { bounded } from '@/platform/cache/bounded'
import { plain } from '@/platform/db/plain'
import { DEPARTMENT_NAMES } from '@/platform/geo/departments.model'
import { openPayload } from '@/platform/payload'

import { keysOf, SPECIES_LABELS, type Species } from '../model'
import { adoptableAnimalSql } from '../public'
import { LIST_CACHE } from '../list/query.model'

/** What there is to choose among animals that wait for a family, with their numbers. */
export type Facets = {
  /** By code; those of France that have animals. */
  departments: Array<{ code: string; name: string; total: number }>
  /** In the order of their labels. */
  species: Array<{ species: Species; label: string; total: number }>
  /** By name. */
  shelters: Array<{ id: string; slug: string; name: string; city: string; total: number }>
}

type Row = {
  id: string
  slug: string
  name: string
  city: string
  postalCode: string
  species: Species
  total: number
}

const add = <K>(totals: Map<K, number>, key: K, total: number) =>
  totals.set(key, (totals.get(key) ?? 0) + total)

/** The choices of the catalogue; at most a minute old. */
export const facets = bounded(
  async (): Promise<Facets> => {
    const payload = await openPayload()
    const { drizzle } = payload.db
    const { rows } = await drizzle.execute<Row>(sql`
      select s.id, s.slug, s.name, s.location_city as city,
        s.location_postal_code as "postalCode", counted.species, counted.total
      from (
        select a.shelter_id, a.species, count(*)::int as total
        from animals a join shelters s on s.id = a.shelter_id
        where ${adoptableAnimalSql}
        group by a.shelter_id, a.species
      ) counted join shelters s on s.id = counted.shelter_id
    `)
    const departments = new Map<string, number>()
    const species = new Map<Species, number>()
    const shelters = new Map<string, Facets['shelters'][number]>()
    for (const { id, slug, name, city, postalCode, species: kind, total } of rows) {
      const department = departmentOf(postalCode)
      if (department) add(departments, department, total)
      add(species, kind, total)
      const known = shelters.get(id)
      if (known) known.total += total
      else shelters.set(id, { id, slug, name, city, total })
    }
    return {
      departments: [...departments]
        .map(([code, total]) => ({ code, name: DEPARTMENT_NAMES.get(code) ?? code, total }))
        .sort((a, b) => a.code.localeCompare(b.code)),
      species: keysOf(SPECIES_LABELS).flatMap((kind) => {
        const total = species.get(kind)
        return total ? [{ species: kind, label: SPECIES_LABELS[kind], total }] : []
      }),
      shelters: [...shelters.values()].sort((a, b) => a.name.localeCompare(b.name, 'fr')),
    }
  },
  { key: 'animals.facets', ...LIST_CACHE },
)

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
  { key: 'animals.breeds', ...LIST_CACHE },
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

/**
 * Shelters to choose from: those with a word of their name or town that begins as what was typed,
 * the ones with the most animals first; all of them when nothing was.
 */
export async function suggestShelters(typed: string, limit: number): Promise<Facets['shelters']> {
  const wanted = plain(typed).trim()
  const { shelters } = await facets()
  return shelters
    .filter(({ name, city }) => ` ${plain(`${name} ${city}`)}`.includes(` ${wanted}`))
    .sort((a, b) => b.total - a.total)
    .slice(0, limit)
}
