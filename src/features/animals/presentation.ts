import { townLabel } from '@/platform/geo/model'
import { ageLabel } from './age.model'
import { SPECIES_LABELS, type DogCategory, type Sex, type Species } from './model'
import { agreed } from './wording'

const FEMALES: Partial<Record<Species, string>> = {
  DOG: 'chienne',
  CAT: 'chatte',
  RABBIT: 'lapine',
  HORSE: 'jument',
  DONKEY: 'ânesse',
}

/** The noun of an animal inside a sentence: « chien », « chatte », « cochon d’Inde ». */
export function speciesNoun(species: Species, sex: Sex): string {
  const female = sex === 'FEMALE' ? FEMALES[species] : undefined
  if (female) return female
  const label = species === 'OTHER' ? 'Animal' : SPECIES_LABELS[species]
  return label.charAt(0).toLowerCase() + label.slice(1)
}

/** « à Vienne (38) », « au Mans (72) », « aux Sables-d’Olonne (85) ». */
export function atPlace(place: { city: string; department: string | null }): string {
  const { city } = place
  const said = townLabel(place.city, place.department)
  if (/^Les /.test(city)) return `aux ${said.slice(4)}`
  return /^Le /.test(city) ? `au ${said.slice(3)}` : `à ${said}`
}

type Titled = {
  name: string
  species: Species
  sex: Sex
  status: string
  birthDate?: string | null
}

/** The title of its page: « Sirius, chien de 5 ans à adopter à Vienne (38) ». */
export function animalTitle(
  animal: Titled,
  shelter: { city: string; department: string | null },
  now: Date,
): string {
  const { name, species, sex, status, birthDate } = animal
  if (status === 'ADOPTED') return `${name} a trouvé sa famille ${atPlace(shelter)}`
  const age = birthDate ? ` de ${ageLabel(birthDate, now)}` : ''
  return `${name}, ${speciesNoun(species, sex)}${age} à adopter ${atPlace(shelter)}`
}

/** A short description with fewer characters says too little by itself to somebody who searches. */
const SAYS_ENOUGH = 40

/**
 * What search engines and shared links say of its page: its short description, or who it is and what
 * the page tells. Never empty, and never that somebody waits who has been adopted.
 */
export function animalDescription(
  animal: Titled & { shortDescription?: string | null },
  shelter: { name: string; city: string; department: string | null },
  now: Date,
): string {
  const title = animalTitle(animal, shelter, now)
  if (animal.status === 'ADOPTED') {
    return `${title}. ${shelter.name} vous présente ceux qui attendent encore la leur.`
  }
  const words = animal.shortDescription?.trim() ?? ''
  if (words.length >= SAYS_ENOUGH) return words
  const more = words || 'Son caractère, sa santé et les conditions de son adoption.'
  return `${title}, chez ${shelter.name}. ${more}`
}

/** What decides of an adoption before everything else, in a few words for a card. */
export function decisive(animal: {
  sex: Sex
  bondedGroup?: string | null
  dogCategory?: DogCategory | null
}): string[] {
  const words: string[] = []
  if (animal.bondedGroup?.trim()) words.push(`Ne part pas ${agreed(animal.sex, 'seul')}`)
  if (animal.dogCategory === 'CATEGORY_2') words.push('Permis de détention demandé')
  return words
}
