import { sql } from '@payloadcms/db-postgres'

import type { Species } from '@/features/animals/model'
import { countWaitingAnimals } from '@/features/animals/figures/queries'
import { departmentOf, type ShelterType } from '@/features/shelters/model'
import { publicShelterSql } from '@/features/shelters/public'
import { bounded } from '@/platform/cache/bounded'
import { findCommune } from '@/platform/geo/communes'
import { departmentLabel } from '@/platform/geo/departments.model'
import { plainName } from '@/platform/geo/model'
import { openPayload } from '@/platform/payload'

import type { Accepts, ListedShelter } from './model'

type Row = {
  id: string
  slug: string
  name: string
  type: ShelterType | null
  city: string
  postalCode: string
  lat: number | null
  lng: number | null
  isPhysical: boolean
  isSilent: boolean
  adoptions: boolean
  donations: boolean
  sponsoring: boolean
}

/** Seconds during which the directory may be out of date: a list of the whole platform. */
const MAX_AGE_SECONDS = 60
/** Characters of JSON: some ten thousand shelters. */
const MAX_WEIGHT = 8_000_000

function pointOf({ isPhysical, lat, lng, postalCode, city }: Row) {
  if (isPhysical && lat !== null && lng !== null) return { lat, lng }
  // The address of a shelter that receives nobody is a family's: its town is near enough.
  const commune = findCommune(postalCode, city)
  return commune && { lat: commune.lat, lng: commune.lng }
}

function listed(row: Row, species: Partial<Record<Species, number>>): ListedShelter {
  const { id, slug, name, city, postalCode, type, isPhysical, isSilent } = row
  const department = departmentOf(postalCode)
  const accepts: Array<[Accepts, boolean]> = [
    ['ADOPTIONS', row.adoptions],
    ['DONATIONS', row.donations],
    ['SPONSORING', row.sponsoring],
  ]
  const animals = Object.values(species).reduce((sum, count) => sum + count, 0)
  return {
    id,
    slug,
    name,
    city,
    department,
    type,
    point: pointOf(row),
    isPhysical,
    accepts: accepts.filter(([, isAccepted]) => isAccepted).map(([what]) => what),
    species,
    animals,
    isBare: isSilent && animals === 0,
    words: plainName([name, city, postalCode, departmentLabel(department ?? '')].join(' ')),
  }
}

async function read(): Promise<ListedShelter[]> {
  const payload = await openPayload()
  const { drizzle } = payload.db
  const [{ rows }, counts] = await Promise.all([
    drizzle.execute<Row>(sql`
      select id, slug, name, shelter_type as type, location_city as city,
        location_postal_code as "postalCode", location_lat::float8 as lat,
        location_lng::float8 as lng,
        coalesce(short_description, '') = '' and logo_id is null as "isSilent",
        is_physical is not false as "isPhysical",
        coalesce(accepts_adoptions, false) as adoptions,
        coalesce(accepts_donations, false) as donations,
        coalesce(accepts_sponsoring, false) as sponsoring
      from shelters s
      where ${publicShelterSql}
    `),
    countWaitingAnimals(),
  ])
  const species = new Map<string, Partial<Record<Species, number>>>()
  for (const { shelter, species: one, count } of counts) {
    species.set(shelter, { ...species.get(shelter), [one]: count })
  }
  return rows.map((row) => listed(row, species.get(row.id) ?? {}))
}

/**
 * Every public shelter with what the directory weighs, at most a minute old. They are few
 * enough (some 1,500 in the whole country) to be weighed in memory: two readings a minute,
 * however many visitors and filters there are.
 */
export const listedShelters = bounded(read, {
  key: 'directory.shelters',
  maxAge: MAX_AGE_SECONDS,
  maxWeight: MAX_WEIGHT,
})
