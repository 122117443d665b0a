import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

import { readPictures, type Picture } from '@/features/media/queries'
import { departmentOf } from '@/features/shelters/model'

import {
  breedLabel,
  type AnimalStatus,
  type DogCategory,
  type EnergyLevel,
  type IdType,
  type Sex,
  type Sociability,
  type Species,
} from '../model'
import { publicAnimalSql } from '../public'

/** Shown where an animal has no photo yet. */
export const PLACEHOLDER = '/placeholder-animal.svg'

type Facts = {
  id: string
  name: string
  species: Species
  sex: Sex
  status: AnimalStatus
  breed: string | null
  birthDate: string | null
  ageIsEstimated: boolean
  weight: number | null
  height: number | null
  color: string | null
  shortDescription: string | null
  longDescription: string | null
  isSos: boolean
  isAdopted: boolean
  isReserved: boolean
  fosterWanted: boolean
  createdAt: string
  arrivalDate: string | null
  energyLevel: EnergyLevel | null
  sociabilityDogs: Sociability
  sociabilityCats: Sociability
  sociabilityKids: Sociability
  sociabilityAdults: Sociability
  needsGarden: boolean
  canLiveApartment: boolean
  needsExperience: boolean
  isHouseTrained: boolean
  isLeashTrained: boolean
  isVaccinated: boolean
  isNeutered: boolean
  idType: IdType | null
  idNumber: string | null
  birthPlace: string | null
  pedigree: boolean
  isLitter: boolean
  motherIdNumber: string | null
  litterSize: number | null
  dogCategory: DogCategory
  fee: number | null
  feeIncludes: string | null
  bondedGroup: string | null
  videoUrl: string | null
}

/** Public columns of the table, by their name in the API. `satisfies` keeps it whole. */
const COLUMNS = {
  id: 'id',
  name: 'name',
  species: 'species',
  sex: 'sex',
  status: 'status',
  breed: 'breed',
  birthDate: 'birth_date',
  ageIsEstimated: 'age_is_estimated',
  weight: 'weight',
  height: 'height',
  color: 'color',
  shortDescription: 'short_description',
  longDescription: 'long_description',
  isSos: 'is_sos',
  isAdopted: 'is_adopted',
  isReserved: 'is_reserved',
  fosterWanted: 'foster_wanted',
  createdAt: 'created_at',
  arrivalDate: 'arrival_date',
  energyLevel: 'energy_level',
  sociabilityDogs: 'sociability_dogs',
  sociabilityCats: 'sociability_cats',
  sociabilityKids: 'sociability_kids',
  sociabilityAdults: 'sociability_adults',
  needsGarden: 'needs_garden',
  canLiveApartment: 'can_live_apartment',
  needsExperience: 'needs_experience',
  isHouseTrained: 'is_house_trained',
  isLeashTrained: 'is_leash_trained',
  isVaccinated: 'is_vaccinated',
  isNeutered: 'is_neutered',
  idType: 'id_type',
  idNumber: 'id_number',
  birthPlace: 'birth_place',
  pedigree: 'pedigree',
  isLitter: 'is_litter',
  motherIdNumber: 'mother_id_number',
  litterSize: 'litter_size',
  dogCategory: 'dog_category',
  fee: 'fee',
  feeIncludes: 'fee_includes',
  bondedGroup: 'bonded_group',
  videoUrl: 'video_url',
} satisfies Record<keyof Facts, string>

export type AnimalRow = Facts & {
  photoIds: string[]
  shelterId: string
  shelterSlug: string
  shelterName: string
  shelterCity: string
  shelterPostalCode: string
}

/** What a list selects from `animals a join shelters s`; nothing private is among it. */
const ROW_COLUMNS = sql`${sql.join(
  Object.entries(COLUMNS).map(
    ([name, column]) => sql`a.${sql.identifier(column)} as ${sql.identifier(name)}`,
  ),
  sql`, `,
)},
  s.id as "shelterId", s.slug as "shelterSlug", s.name as "shelterName",
  s.location_city as "shelterCity", s.location_postal_code as "shelterPostalCode",
  array(
    select p.media_id from animals_rels p
    where p.parent_id = a.id and p.path = 'photos' and p.media_id is not null
    order by p."order"
  ) as "photoIds"`

type Photo = {
  url: string
  alt: string
  width: number
  height: number
  card: string
  card2x: string | null
  thumb: string
  colours: string
  order: number
  isMain: boolean
}

/** An animal as anybody may read it. Source: docs/decisions/animals.md. */
export type PublicAnimalView = Facts & {
  breed: string
  /** Address of the main photo at the size of a card (460×420), or of the placeholder. */
  image: string
  photos: Photo[]
  shelter: { id: string; slug: string; name: string; city: string; department: string | null }
}

const isoDate = (value: string | null): string | null => value && new Date(value).toISOString()

/** The public reading of a row of {@link ROW_COLUMNS}. Weight in kg, height in cm, fee in cents. */
export function toPublicAnimal(
  row: AnimalRow,
  pictures: ReadonlyMap<string, Picture>,
): PublicAnimalView {
  const {
    photoIds,
    shelterId,
    shelterSlug,
    shelterName,
    shelterCity,
    shelterPostalCode,
    ...facts
  } = row
  const photos = photoIds
    .map((id) => pictures.get(id))
    .filter((picture) => picture !== undefined)
    .map(({ url, alt, width, height, card, card2x, thumb, colours }, order) => {
      return { url, alt, width, height, card, card2x, thumb, colours, order, isMain: order === 0 }
    })
  return {
    ...facts,
    breed: breedLabel(facts),
    // Nobody is asked for a species that has no book of origins.
    pedigree: Boolean(facts.pedigree),
    birthDate: isoDate(facts.birthDate),
    arrivalDate: isoDate(facts.arrivalDate),
    createdAt: isoDate(facts.createdAt) as string,
    image: photos[0]?.card ?? PLACEHOLDER,
    photos,
    shelter: {
      id: shelterId,
      slug: shelterSlug,
      name: shelterName,
      city: shelterCity,
      department: departmentOf(shelterPostalCode),
    },
  }
}

/** Animals by their ids, in the order of the ids; those that are no longer public are left out. */
export async function readAnimals(
  payload: Payload,
  ids: readonly string[],
): Promise<PublicAnimalView[]> {
  if (ids.length === 0) return []
  const { drizzle } = payload.db
  const { rows } = await drizzle.execute<{ row: AnimalRow }>(sql`
    select to_json(list) as row from (
      select ${ROW_COLUMNS} from animals a join shelters s on s.id = a.shelter_id
      where a.id = any(${sql.param(ids)}::uuid[])
        and ${publicAnimalSql}
    ) list
  `)
  const pictures = await readPictures(
    payload,
    rows.flatMap(({ row }) => row.photoIds),
  )
  const found = new Map(rows.map(({ row }) => [row.id, toPublicAnimal(row, pictures)]))
  return ids.flatMap((id) => found.get(id) ?? [])
}
