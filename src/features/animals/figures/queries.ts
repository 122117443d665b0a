import { sql } from '@payloadcms/db-postgres'

import { publicShelterSql } from '@/features/shelters/public'
import { cached } from '@/platform/cache/cached'
import { tags } from '@/platform/cache/tags'
import { openPayload } from '@/platform/payload'

import { keysOf, SPECIES_LABELS, type Species } from '../model'
import { adoptableAnimalSql } from '../public'

export type PlatformFigures = {
  /** Animals that wait for a family, with a page. */
  waiting: number
  /** Adopted in the last twelve months, from shelters that are here today. */
  adopted: number
  /** Species among those that wait, in the order of their labels. */
  species: Species[]
}

/** What the whole platform counts; at most a minute old. */
export const readPlatformFigures = cached(
  async (): Promise<PlatformFigures> => {
    const payload = await openPayload()
    const { drizzle } = payload.db
    const [waiting, adopted] = await Promise.all([
      drizzle.execute<{ species: Species; total: number }>(sql`
        select a.species, count(*)::int as total
        from animals a join shelters s on s.id = a.shelter_id
        where ${adoptableAnimalSql}
        group by a.species
      `),
      drizzle.execute<{ total: number }>(sql`
        select count(*)::int as total
        from animals a join shelters s on s.id = a.shelter_id
        where a.status = 'ADOPTED' and a.deleted_at is null and ${publicShelterSql}
          and a.adopted_at > now() - interval '12 months'
      `),
    ])
    const found = new Map(waiting.rows.map(({ species, total }) => [species, total]))
    return {
      waiting: [...found.values()].reduce((sum, total) => sum + total, 0),
      adopted: adopted.rows[0]?.total ?? 0,
      species: keysOf(SPECIES_LABELS).filter((species) => found.has(species)),
    }
  },
  { key: 'animals.platformFigures', tags: () => [], maxAge: 60 },
)

export type WaitingCount = { shelter: string; species: Species; count: number }

/** How many animals wait for a family in each shelter, by species; not kept. */
export async function countWaitingAnimals(): Promise<WaitingCount[]> {
  const payload = await openPayload()
  const { drizzle } = payload.db
  const { rows } = await drizzle.execute<WaitingCount>(sql`
    select a.shelter_id as shelter, a.species, count(*)::int as count
    from animals a join shelters s on s.id = a.shelter_id
    where ${adoptableAnimalSql}
    group by a.shelter_id, a.species
  `)
  return rows
}

/** How many animals of a shelter found a family in the twelve months before it was counted. */
export const countYearAdoptions = cached(
  async (shelterId: string): Promise<number> => {
    const payload = await openPayload()
    const { drizzle } = payload.db
    const { rows } = await drizzle.execute<{ total: number }>(sql`
      select count(*)::int as total
      from animals
      where shelter_id = ${shelterId} and status = 'ADOPTED' and deleted_at is null
        and adopted_at > now() - interval '1 year'
    `)
    return rows[0]?.total ?? 0
  },
  {
    key: 'animals.yearAdoptions',
    tags: (shelterId) => [tags.shelterAnimals(shelterId)],
    maxAge: 86_400,
  },
)
