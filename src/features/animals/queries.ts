import config from '@payload-config'
import { getPayload, type Where } from 'payload'

import { readPictures, type Picture } from '@/features/media/queries'
import type { Animal } from '@/payload-types'
import { cached } from '@/platform/cache/cached'
import { tags } from '@/platform/cache/tags'

import { breedLabel, type AnimalStatus, type Sex, type Species } from './model'

/** What a card of a list shows. */
export type AnimalCardData = {
  id: string
  name: string
  species: Species
  sex: Sex
  breed: string
  birthDate: string | null
  shortDescription: string
  isSos: boolean
  isReserved: boolean
  isAdopted: boolean
  status: AnimalStatus
  picture: Picture | null
}

export type AnimalPage = { animals: AnimalCardData[]; total: number; page: number; pages: number }

const CARD = {
  name: true,
  species: true,
  sex: true,
  breed: true,
  pedigree: true,
  birthDate: true,
  shortDescription: true,
  isSos: true,
  isReserved: true,
  isAdopted: true,
  status: true,
  photos: true,
} as const

type CardRow = Pick<Animal, 'id' | 'name' | 'species' | 'sex' | 'status'> & Partial<Animal>

const photoIds = (row: { photos?: unknown }): string[] =>
  ((row.photos ?? []) as unknown[]).filter((each) => typeof each === 'string')

function toCard(row: CardRow, pictures: Map<string, Picture>): AnimalCardData {
  return {
    id: row.id,
    name: row.name,
    species: row.species,
    sex: row.sex,
    breed: breedLabel(row),
    birthDate: row.birthDate ?? null,
    shortDescription: row.shortDescription ?? '',
    isSos: Boolean(row.isSos),
    isReserved: Boolean(row.isReserved),
    isAdopted: Boolean(row.isAdopted),
    status: row.status,
    picture: pictures.get(photoIds(row)[0] ?? '') ?? null,
  }
}

/** Animals of a shelter waiting for a family: SOS first, then the latest arrived. */
export const listShelterAnimals = cached(
  async (shelterId: string, limit: number, page: number): Promise<AnimalPage> => {
    const payload = await getPayload({ config })
    const where: Where = {
      and: [{ shelter: { equals: shelterId } }, { status: { equals: 'AT_SHELTER' } }],
    }
    const found = await payload.find({
      collection: 'animals',
      overrideAccess: false,
      depth: 0,
      limit,
      page,
      sort: ['-isSos', '-createdAt', 'id'],
      where,
      select: CARD,
    })
    const rows = found.docs as unknown as CardRow[]
    const pictures = await readPictures(
      payload,
      rows.flatMap((row) => photoIds(row).slice(0, 1)),
    )
    return {
      animals: rows.map((row) => toCard(row, pictures)),
      total: found.totalDocs,
      page: found.page ?? 1,
      pages: found.totalPages,
    }
  },
  { key: 'animals.ofShelter', tags: (shelterId) => [tags.shelterAnimals(shelterId)] },
)

export type PublicAnimal = Omit<Animal, 'photos' | 'shelter'> & {
  shelterId: string
  photos: Picture[]
}

/** One public animal, private columns left out by the access of its fields; or `null`. */
export const readAnimal = cached(
  async (id: string): Promise<PublicAnimal | null> => {
    const payload = await getPayload({ config })
    const row = await payload.findByID({
      collection: 'animals',
      id,
      overrideAccess: false,
      disableErrors: true,
      depth: 0,
    })
    if (!row) return null
    const { photos, shelter, ...animal } = row
    const pictures = await readPictures(payload, photoIds({ photos }))
    return {
      ...animal,
      shelterId: shelter as string,
      photos: photoIds({ photos })
        .map((photo) => pictures.get(photo))
        .filter((photo) => photo !== undefined),
    }
  },
  { key: 'animals.read', tags: (id) => [tags.animal(id)] },
)

/** Species that a shelter has to adopt, most frequent first. */
export const listShelterSpecies = cached(
  async (shelterId: string): Promise<Species[]> => {
    const payload = await getPayload({ config })
    const { docs } = await payload.find({
      collection: 'animals',
      overrideAccess: false,
      depth: 0,
      limit: 100,
      pagination: false,
      where: { and: [{ shelter: { equals: shelterId } }, { status: { equals: 'AT_SHELTER' } }] },
      select: { species: true },
    })
    const counts = new Map<Species, number>()
    for (const { species } of docs) counts.set(species, (counts.get(species) ?? 0) + 1)
    return [...counts].sort(([, a], [, b]) => b - a).map(([species]) => species)
  },
  { key: 'animals.speciesOfShelter', tags: (shelterId) => [tags.shelterAnimals(shelterId)] },
)
