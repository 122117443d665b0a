import type { Species } from '@/features/animals/model'

import type { SheetName, SheetValues } from './sheet/fields.model'

/** Animals that are written down at once from one. */
export const FAMILY_MAX = 12

/**
 * What an animal that looks like another one, and came with it, has in common with it. Its
 * pictures, numbers, health, texts and papers are its own.
 */
const IN_COMMON = [
  ...(['species', 'breed', 'color', 'birthDate', 'ageIsEstimated', 'birthPlace'] as const),
  ...(['pedigree', 'isLitter', 'motherIdNumber', 'litterSize', 'dogCategory'] as const),
  ...(['energyLevel', 'sociabilityDogs', 'sociabilityCats', 'sociabilityKids'] as const),
  ...(['sociabilityAdults', 'needsGarden', 'canLiveApartment', 'needsExperience'] as const),
  ...(['fee', 'feeIncludes', 'fosterWanted', 'bondedGroup'] as const),
  ...(['arrivalDate', 'arrivalReason', 'previousOwner', 'poundEntryAt'] as const),
] as const satisfies readonly SheetName[]

/** The fields of a sheet that its copy begins with. */
export const likeIt = (values: SheetValues): Partial<SheetValues> =>
  Object.fromEntries(IN_COMMON.map((name) => [name, values[name]]))

/**
 * What is known of the young of an animal. Whether they are inscribed is asked of each; the law
 * wants the number of their mother and how many they are.
 * @param birthDate as `2026-11-24`
 */
export const bornOf = (
  mother: Pick<SheetValues, 'species' | 'breed' | 'idNumber' | 'dogCategory'>,
  { birthDate, count }: { birthDate: string; count: number },
): Partial<SheetValues> => ({
  species: mother.species,
  breed: mother.breed,
  dogCategory: mother.dogCategory,
  birthDate,
  ageIsEstimated: false,
  arrivalDate: birthDate,
  isLitter: true,
  motherIdNumber: mother.idNumber,
  litterSize: count,
})

const YOUNG: Partial<Record<Species, string>> = {
  CAT: 'Chaton',
  DOG: 'Chiot',
  RABBIT: 'Lapereau',
  HORSE: 'Poulain',
  GOAT: 'Chevreau',
  SHEEP: 'Agneau',
  PIG: 'Porcelet',
  DONKEY: 'Ânon',
  BIRD: 'Oisillon',
}

/** What one of the young is called until it has a name: « Chaton 2 de Nala ». */
export const youngName = (species: Species, number: number, ofMother: string): string =>
  `${YOUNG[species] ?? 'Petit'} ${number} ${ofMother}`
