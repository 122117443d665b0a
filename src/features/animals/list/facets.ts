import { sql } from '@payloadcms/db-postgres'

import { departmentOf } from '@/features/shelters/model'
import { bounded } from '@/platform/cache/bounded'
import { DEPARTMENT_NAMES } from '@/platform/geo/departments.model'
import { openPayload } from '@/platform/payload'

import { keysOf, SPECIES_LABELS, type Species } from '../model'
import { adoptableAnimalSql } from '../public'
import { KEPT } from './keep'

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
  { key: 'animals.facets', ...KEPT },
)
