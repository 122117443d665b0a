/** Species. Source: docs/decisions/animals.md. */
export const SPECIES_LABELS = {
  DOG: 'Chien',
  CAT: 'Chat',
  RABBIT: 'Lapin',
  FERRET: 'Furet',
  GUINEA_PIG: 'Cochon d’Inde',
  HAMSTER: 'Hamster',
  RAT: 'Rat',
  MOUSE: 'Souris',
  CHINCHILLA: 'Chinchilla',
  BIRD: 'Oiseau',
  TURTLE: 'Tortue',
  LIZARD: 'Lézard',
  SNAKE: 'Serpent',
  FISH: 'Poisson',
  PIG: 'Cochon',
  GOAT: 'Chèvre',
  SHEEP: 'Mouton',
  HORSE: 'Cheval',
  DONKEY: 'Âne',
  HEDGEHOG: 'Hérisson',
  OTHER: 'Autre',
} as const
export type Species = keyof typeof SPECIES_LABELS

export const SEX_LABELS = { MALE: 'Mâle', FEMALE: 'Femelle', UNKNOWN: 'Sexe inconnu' } as const
export type Sex = keyof typeof SEX_LABELS

export const STATUS_LABELS = {
  AT_SHELTER: 'Au refuge',
  ADOPTED: 'Adopté',
  LOST: 'Perdu',
  FOUND: 'Trouvé',
  RETURNED: 'Rendu à son propriétaire',
  DECEASED: 'Décédé',
  ARCHIVED: 'Archivé',
} as const
export type AnimalStatus = keyof typeof STATUS_LABELS

/**
 * The word that agrees with the animal: « vaccinée » for a female. Where the sex is unknown the
 * word goes with « l’animal ».
 */
export const agreed = (sex: Sex, masculine: string, feminine = `${masculine}e`): string =>
  sex === 'FEMALE' ? feminine : masculine

/** Its status, said of one animal: « Adoptée ». */
export function statusWord(status: AnimalStatus, sex: Sex): string {
  const label = STATUS_LABELS[status]
  return status === 'AT_SHELTER' ? label : label.replace(/^\S+/, (word) => agreed(sex, word))
}

export const ENERGY_LABELS = {
  VERY_LOW: 'Très calme',
  LOW: 'Calme',
  MODERATE: 'Équilibré',
  HIGH: 'Énergique',
  VERY_HIGH: 'Très énergique',
} as const
export type EnergyLevel = keyof typeof ENERGY_LABELS

export const SOCIABILITY_LABELS = {
  UNKNOWN: 'Non testé',
  EXCELLENT: 'Excellente',
  GOOD: 'Bonne',
  MODERATE: 'À voir au cas par cas',
  POOR: 'Difficile',
  AGGRESSIVE: 'Incompatible',
} as const
export type Sociability = keyof typeof SOCIABILITY_LABELS

export const ID_TYPE_LABELS = { CHIP: 'Puce électronique', TATTOO: 'Tatouage' } as const
export type IdType = keyof typeof ID_TYPE_LABELS

export const DOG_CATEGORY_LABELS = {
  NONE: 'Non catégorisé',
  CATEGORY_1: '1ʳᵉ catégorie',
  CATEGORY_2: '2ᵉ catégorie',
} as const
export type DogCategory = keyof typeof DOG_CATEGORY_LABELS

export { keysOf } from '@/platform/keys.model'

/** Limits of the contract. Weight in kilograms, height in centimetres. */
export const LIMITS = {
  weightKg: 1000,
  heightCm: 500,
  shortDescription: 250,
  name: 100,
  longDescription: 10_000,
  text: 1000,
  photos: 20,
} as const

/** Statuses whose animals have a public page. An adopted animal's page stays online. */
export const PUBLIC_STATUSES: readonly AnimalStatus[] = ['AT_SHELTER', 'ADOPTED']

type Shown = {
  isVisible?: boolean | null
  status?: AnimalStatus | null
  deletedAt?: string | null
}

/** Does everybody see this animal, as long as its shelter is public? */
export const isPublicAnimal = ({ isVisible, status, deletedAt }: Shown): boolean =>
  Boolean(isVisible && status && PUBLIC_STATUSES.includes(status)) && !deletedAt

/** Statuses a list of animals to adopt shows. */
export const ADOPTABLE_STATUS: AnimalStatus = 'AT_SHELTER'

/** Does everybody see that it waits for a family, as long as its shelter is public? */
export const isAdoptable = (animal: Shown): boolean =>
  isPublicAnimal(animal) && animal.status === ADOPTABLE_STATUS

/** Said of an animal that needs a home for a while. Source: docs/decisions/animals.md. */
export const FOSTER_WORDS = 'Cherche une famille d’accueil'

/** A chip or a tattoo as it is compared: capitals and figures alone, however it was written. */
export const bareNumber = (number: string): string => number.toUpperCase().replace(/[^0-9A-Z]/g, '')

const TRANSITIONS: Record<AnimalStatus, readonly AnimalStatus[]> = {
  AT_SHELTER: ['ADOPTED', 'DECEASED', 'ARCHIVED'],
  ADOPTED: ['AT_SHELTER', 'ARCHIVED'],
  FOUND: ['AT_SHELTER', 'RETURNED', 'ARCHIVED'],
  LOST: ['RETURNED', 'ARCHIVED'],
  RETURNED: ['ARCHIVED'],
  DECEASED: ['ARCHIVED'],
  ARCHIVED: [],
}

/** Statuses that may follow. Source: docs/decisions/animals.md. */
export function nextStatuses(status: AnimalStatus): readonly AnimalStatus[] {
  return TRANSITIONS[status]
}

export type TransitionRefusal = 'illegal' | 'reasonRequired'

/**
 * Checks a change of status; `null` means allowed. A return from adoption
 * (ADOPTED → AT_SHELTER) needs a reason.
 */
export function refuseTransition(
  from: AnimalStatus,
  to: AnimalStatus,
  reason: string | null | undefined,
): TransitionRefusal | null {
  if (from === to) return null
  if (!TRANSITIONS[from].includes(to)) return 'illegal'
  if (from === 'ADOPTED' && to === 'AT_SHELTER' && !reason?.trim()) return 'reasonRequired'
  return null
}

type Adoption = { status?: AnimalStatus | null; adoptedAt?: string | null }

/**
 * The day of an adoption, as ISO 8601, null for an animal that is not adopted:
 * the moment it became so, kept as long as it stays so.
 */
export function adoptionDay(before: Adoption, after: Adoption, now: Date): string | null {
  if (after.status !== 'ADOPTED') return null
  if (before.status === 'ADOPTED') return before.adoptedAt ?? null
  return after.adoptedAt ?? now.toISOString()
}

/** `isAdopted` is a reading of the status, never a fact of its own. */
export function isAdopted(status: AnimalStatus): boolean {
  return status === 'ADOPTED'
}

export type BreedFacts = {
  species: Species
  breed?: string | null
  pedigree?: boolean | null
}

/** How the law has it said. */
const NO_BREED = 'n’appartient pas à une race'

/**
 * The only way a breed is printed. Without a pedigree a dog or a cat only looks
 * like a breed (articles L214-8 and D214-32-1 of the Code rural). What is worded
 * already stays as it is: readings for the public come worded from the collection.
 */
export function breedLabel({ species, breed, pedigree }: BreedFacts): string {
  const isFree = !(['DOG', 'CAT'] as Species[]).includes(species) || pedigree
  const name = breed?.trim()
  if (isFree) return name || SPECIES_LABELS[species]
  if (!name) return `${SPECIES_LABELS[species]}, ${NO_BREED}`
  if (name.endsWith(NO_BREED)) return name
  if (/^(européen|gouttière|croisé|bâtard|type)/i.test(name)) {
    return `${name}, ${NO_BREED}`
  }
  return `D’apparence ${name}, ${NO_BREED}`
}

/** Fields anyone may read on a public animal. Source: docs/decisions/animals.md. */
export const PUBLIC_FIELDS = [
  'id',
  'name',
  'image',
  'photos',
  'birthDate',
  'ageIsEstimated',
  'species',
  'sex',
  'breed',
  'weight',
  'height',
  'color',
  'shortDescription',
  'longDescription',
  'isSos',
  'isAdopted',
  'isReserved',
  'fosterWanted',
  'status',
  'createdAt',
  'energyLevel',
  'sociabilityDogs',
  'sociabilityCats',
  'sociabilityKids',
  'sociabilityAdults',
  'needsGarden',
  'canLiveApartment',
  'needsExperience',
  'isHouseTrained',
  'isLeashTrained',
  'isVaccinated',
  'isNeutered',
  'idType',
  'idNumber',
  'birthPlace',
  'pedigree',
  'isLitter',
  'motherIdNumber',
  'litterSize',
  'dogCategory',
  'fee',
  'feeIncludes',
  'bondedGroup',
  'videoUrl',
  'arrivalDate',
  'shelter',
] as const
