import { sql } from '@payloadcms/db-postgres'
import type { Where } from 'payload'

import { readPictures, type Picture } from '@/features/media/queries'
import { readShelter, type PublicShelter } from '@/features/shelters/queries'
import type { Animal } from '@/payload-types'
import { cached } from '@/platform/cache/cached'
import { tags } from '@/platform/cache/tags'
import { isId } from '@/platform/ids.model'
import { openPayload } from '@/platform/payload'

import { toCard, type AnimalCardData } from './card'
import { readAnimals } from './list/public-animal'
import { listPublicAnimals } from './list/search'
import { ageLabel } from './age.model'
import {
  ADOPTABLE_STATUS,
  keysOf,
  PUBLIC_FIELDS,
  SPECIES_LABELS,
  type Sex,
  type Species,
} from './model'
import { adoptableAnimalSql } from './public'

export type { AnimalCardData } from './card'

export type AnimalPage = { animals: AnimalCardData[]; total: number; page: number; pages: number }

type Wanted = {
  limit: number
  page?: number
  species?: Species
  sex?: Sex
  isSos?: true
  /** An animal to leave out, by its id. */
  exclude?: string
}

const waiting = (shelterId: string): Where => ({
  and: [{ shelter: { equals: shelterId } }, { status: { equals: ADOPTABLE_STATUS } }],
})

/** Animals of a shelter waiting for a family, the latest first, as GET /api/animals pages them. */
export async function listShelterAnimals(
  shelterId: string,
  { page = 1, ...wanted }: Wanted,
): Promise<AnimalPage> {
  const list = await listPublicAnimals({
    shelterId,
    status: ADOPTABLE_STATUS,
    page,
    ...wanted,
    sortBy: 'createdAt',
    sortOrder: 'desc',
  })
  if (!list) return { animals: [], total: 0, page, pages: 0 }
  const { total, pages } = list.pagination
  return { animals: list.animals.map((animal) => toCard(animal)), total, page, pages }
}

/** Those of a shelter that have waited longest for a family, the longest first. */
export async function listLongestWaiting(
  shelterId: string,
  limit: number,
): Promise<AnimalCardData[]> {
  const list = await listPublicAnimals({
    shelterId,
    status: ADOPTABLE_STATUS,
    limit,
    page: 1,
    sortBy: 'waiting',
    sortOrder: 'asc',
  })
  return (list?.animals ?? []).map((animal) => toCard(animal))
}

/** The latest arrived of the whole platform; at most a minute old. */
export async function listLatestAnimals(limit: number): Promise<AnimalCardData[]> {
  const list = await listPublicAnimals({
    status: ADOPTABLE_STATUS,
    limit,
    page: 1,
    sortBy: 'createdAt',
    sortOrder: 'desc',
  })
  return (list?.animals ?? []).map((animal) => toCard(animal, 'platform'))
}

/** A card with the moment (ISO 8601) from which everybody saw its animal wait for a family. */
export type Newcomer = AnimalCardData & { listedAt: string }

async function readNewcomers(shelterId: string | null, limit: number): Promise<Newcomer[]> {
  const payload = await openPayload()
  const ofShelter = shelterId === null ? sql`` : sql`and a.shelter_id = ${shelterId}`
  const { rows } = await payload.db.drizzle.execute<{ id: string; listedAt: string }>(sql`
    select id, listed_at as "listedAt" from (
      (select a.id, null::int as number, a.updated_at as listed_at
        from animals a join shelters s on s.id = a.shelter_id
        where ${adoptableAnimalSql} ${ofShelter}
          and not exists (select 1 from animal_arrivals known where known.animal_id = a.id)
        order by a.updated_at desc limit ${limit})
      union all
      (select a.id, r.number, r.listed_at
        from animal_arrivals r join animals a on a.id = r.animal_id
        join shelters s on s.id = a.shelter_id
        where ${adoptableAnimalSql} ${ofShelter}
        order by r.number desc limit ${limit})
    ) latest order by number desc nulls first, listed_at desc, id limit ${limit}`)
  const listedAt = new Map(rows.map((row) => [row.id, new Date(row.listedAt).toISOString()]))
  const animals = await readAnimals(payload, [...listedAt.keys()])
  const site = shelterId === null ? 'platform' : 'shelter'
  return animals.map((animal) => ({
    ...toCard(animal, site),
    listedAt: listedAt.get(animal.id) ?? animal.createdAt,
  }))
}

const newcomersOfShelter = cached(
  (shelterId: string, limit: number) => readNewcomers(shelterId, limit),
  // An arrival is written down a minute or two after it, which touches no page.
  { key: 'animals.newcomers', tags: (shelterId) => [tags.shelterAnimals(shelterId)], maxAge: 300 },
)

/**
 * Those that were put on the site last and still wait, the latest first, with their page on the site
 * of their shelter, or of the platform. One that nobody has written down yet (`noteArrivals`, within a
 * minute or two) is the latest, of the moment of its last change.
 * @param shelterId `null` for the platform
 */
export const listNewcomers = (shelterId: string | null, limit: number): Promise<Newcomer[]> =>
  shelterId === null ? readNewcomers(null, limit) : newcomersOfShelter(shelterId, limit)

/** Those of the whole platform that cannot wait, the latest first; at most a minute old. */
export async function listSosAnimals(limit: number): Promise<AnimalCardData[]> {
  const list = await listPublicAnimals({
    status: ADOPTABLE_STATUS,
    isSos: true,
    limit,
    page: 1,
    sortBy: 'createdAt',
    sortOrder: 'desc',
  })
  return (list?.animals ?? []).map((animal) => toCard(animal, 'platform'))
}

/** How many animals of a shelter wait for a family. */
export const countShelterAnimals = cached(
  async (shelterId: string): Promise<number> => {
    const payload = await openPayload()
    const { totalDocs } = await payload.count({
      collection: 'animals',
      overrideAccess: false,
      where: waiting(shelterId),
    })
    return totalDocs
  },
  { key: 'animals.countOfShelter', tags: (shelterId) => [tags.shelterAnimals(shelterId)] },
)

/** Species among those animals, in the order of their labels. */
export const listShelterSpecies = cached(
  async (shelterId: string): Promise<Species[]> => {
    const payload = await openPayload()
    const { values } = await payload.findDistinct({
      collection: 'animals',
      overrideAccess: false,
      field: 'species',
      where: waiting(shelterId),
    })
    const found = new Set(values.map(({ species }) => species))
    return keysOf(SPECIES_LABELS).filter((species) => found.has(species))
  },
  { key: 'animals.speciesOfShelter', tags: (shelterId) => [tags.shelterAnimals(shelterId)] },
)

/** Columns of a public animal; `image` is no column but a reading of the photos. */
const COLUMNS = PUBLIC_FIELDS.filter((field) => field !== 'image')

type PublicColumns = Pick<Animal, (typeof COLUMNS)[number]>

export type PublicAnimal = Omit<PublicColumns, 'photos' | 'shelter'> & {
  shelterId: string
  photos: Picture[]
  /** Age worded when the animal was read; the browser words it again. */
  age: string
}

const isString = (value: unknown): value is string => typeof value === 'string'

/** One public animal, at the shelter or adopted; or `null`. */
export const readAnimal = cached(
  async (id: string): Promise<PublicAnimal | null> => {
    const payload = await openPayload()
    const row = await payload.findByID({
      collection: 'animals',
      id,
      overrideAccess: false,
      disableErrors: true,
      depth: 0,
      select: Object.fromEntries(COLUMNS.map((column) => [column, true])),
    })
    if (!row) return null
    const { photos, shelter, ...animal } = row as PublicColumns
    const ids = (photos ?? []).filter(isString)
    const pictures = await readPictures(payload, ids)
    return {
      ...animal,
      shelterId: shelter as string,
      photos: ids.map((photo) => pictures.get(photo)).filter((photo) => photo !== undefined),
      age: ageLabel(animal.birthDate, new Date()),
    }
  },
  // Approved or suspended, a shelter takes its animals along.
  { key: 'animals.read', tags: (id) => [tags.animal(id), tags.shelterKeys] },
)

export type FoundAnimal = { animal: PublicAnimal; shelter: PublicShelter }

/**
 * A public animal with its public shelter, by an id from an address; `null` when there is none.
 * One of the wrong shape is refused before the database is asked.
 */
export async function findAnimal(animalId: string): Promise<FoundAnimal | null> {
  if (!isId(animalId)) return null
  const animal = await readAnimal(animalId.toLowerCase())
  const shelter = animal && (await readShelter(animal.shelterId))
  return shelter ? { animal, shelter } : null
}

/** Those who leave together with an animal: same shelter, same word of bond, still waiting. */
export const listCompanions = cached(
  async (
    shelterId: string,
    bondedGroup: string,
    animalId: string,
  ): Promise<Array<{ id: string; name: string }>> => {
    const payload = await openPayload()
    const { docs } = await payload.find({
      collection: 'animals',
      overrideAccess: false,
      depth: 0,
      limit: 10,
      pagination: false,
      sort: 'name',
      where: {
        and: [
          waiting(shelterId),
          { bondedGroup: { equals: bondedGroup } },
          { id: { not_equals: animalId } },
        ],
      },
      select: { name: true },
    })
    return docs.map(({ id, name }) => ({ id, name }))
  },
  { key: 'animals.companions', tags: (shelterId) => [tags.shelterAnimals(shelterId)] },
)

/** Up to four animals that wait in the same shelter: of the same species first. */
export async function listSimilarAnimals(
  shelterId: string,
  species: Species,
  animalId: string,
): Promise<AnimalCardData[]> {
  const wanted = { limit: 4, exclude: animalId }
  const alike = await listShelterAnimals(shelterId, { ...wanted, species })
  if (alike.animals.length > 0) return alike.animals
  return (await listShelterAnimals(shelterId, wanted)).animals
}

/** Kilometres around a shelter in which its animals have neighbours. */
const NEIGHBOURHOOD_KM = 100

/** Up to four of the same species that wait nearest to a shelter; at most a minute old. */
export async function listAnimalsNearby(
  { id, species }: { id: string; species: Species },
  postalCode: string,
): Promise<AnimalCardData[]> {
  const list = await listPublicAnimals({
    status: ADOPTABLE_STATUS,
    species,
    near: postalCode,
    radiusKm: NEIGHBOURHOOD_KM,
    exclude: id,
    limit: 4,
    page: 1,
    sortBy: 'distance',
    sortOrder: 'asc',
  })
  // From the shelter, not from the reader: it would mislead.
  return (list?.animals ?? []).map((animal) => ({ ...toCard(animal, 'platform'), distance: null }))
}
