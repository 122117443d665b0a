import { parisFormat, shortDay } from '@/platform/time/model'
import { frenchNumber } from '@/platform/number.model'
import {
  agreed,
  SOCIABILITY_LABELS,
  type EnergyLevel,
  type Sex,
  type Sociability,
  type Species,
} from './model'

export { animalCount } from './count.model'
export { agreed }
export { waitingLabel } from './age.model'

/** « 250 € », « 150,50 € » from integer cents. */
export function feeLabel(cents: number): string {
  return new Intl.NumberFormat('fr-FR', {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100)
}

/** « 4,2 kg »; the number and its unit stay on one line. */
export const weightLabel = (kilograms: number): string => `${frenchNumber(kilograms)}\u00a0kg`

export { distanceLabel } from '@/platform/geo/model'

type Badge = { word: string; tone: 'adopted' | 'reserved' | 'sos' }

/** The one word that a visitor must not miss, if there is one. */
export function badgeOf(animal: {
  sex: Sex
  isAdopted: boolean
  isReserved: boolean
  isSos: boolean
}): Badge | null {
  if (animal.isAdopted) return { word: agreed(animal.sex, 'Adopté'), tone: 'adopted' }
  if (animal.isReserved) return { word: agreed(animal.sex, 'Réservé'), tone: 'reserved' }
  return animal.isSos ? { word: 'SOS', tone: 'sos' } : null
}

export type Agreement = { word: string; tone: 'good' | 'mixed' | 'bad' | 'unknown' }

const TONES: Record<Sociability, Agreement['tone']> = {
  UNKNOWN: 'unknown',
  EXCELLENT: 'good',
  GOOD: 'good',
  MODERATE: 'mixed',
  POOR: 'bad',
  AGGRESSIVE: 'bad',
}

/** What was seen of an animal with others; « Non testé » when nobody tried. */
export function agreement(level: Sociability | null | undefined): Agreement {
  const known = level ?? 'UNKNOWN'
  return { word: SOCIABILITY_LABELS[known], tone: TONES[known] }
}

type Sociable = {
  sociabilityDogs?: Sociability | null
  sociabilityCats?: Sociability | null
  sociabilityKids?: Sociability | null
}

/** Whom an animal is known to live with, at most three words for its card. */
export function goodWith(animal: Sociable): string[] {
  const tried = [
    ['chiens', animal.sociabilityDogs],
    ['chats', animal.sociabilityCats],
    ['enfants', animal.sociabilityKids],
  ] as const
  return tried.filter(([, level]) => agreement(level).tone === 'good').map(([word]) => word)
}

type Habits = {
  sex: Sex
  species: Species
  isVaccinated?: boolean | null
  isNeutered?: boolean | null
  isHouseTrained?: boolean | null
  isLeashTrained?: boolean | null
  canLiveApartment?: boolean | null
  needsGarden?: boolean | null
  needsExperience?: boolean | null
}

/**
 * What the shelter ticked. An empty box may mean « no » as well as « not yet known »: only
 * what is known is said.
 */
export function traits(animal: Habits): string[] {
  const { sex } = animal
  const words: Array<[boolean | null | undefined, string]> = [
    [animal.isVaccinated, agreed(sex, 'Vacciné')],
    [animal.isNeutered, agreed(sex, 'Stérilisé')],
    [animal.isHouseTrained, 'Propre à la maison'],
    [animal.isLeashTrained && animal.species === 'DOG', 'Marche en laisse'],
    [animal.canLiveApartment, 'Peut vivre en appartement'],
    [animal.needsGarden, 'A besoin d’un jardin'],
    [animal.needsExperience, 'Demande de l’expérience'],
  ]
  return words.filter(([isKnown]) => isKnown).map(([, word]) => word)
}

/** Species whose adoption waits seven days after the engagement certificate. Source: docs/decisions/animals.md. */
const CERTIFIED: readonly Species[] = ['DOG', 'CAT', 'FERRET', 'RABBIT', 'HORSE', 'DONKEY']

/** Energy in words that agree with « énergie », whatever the sex of the animal. */
export const ENERGY_WORDS: Record<EnergyLevel, string> = {
  VERY_LOW: 'Très calme',
  LOW: 'Calme',
  MODERATE: 'Moyenne',
  HIGH: 'Forte',
  VERY_HIGH: 'Très forte',
}

/** Letters of a card's text, at most, unless its first sentence alone is longer. */
const TEASER_LENGTH = 110

/**
 * The whole sentences of a text that fit on a card; the first one always, however long: a card
 * never stops in the middle of a sentence.
 */
export function teaser(text: string): string {
  const sentences =
    text
      .replace(/\s+/g, ' ')
      .trim()
      .match(/.+?(?:[.!?…]+(?=\s|$)|$)\s*/gu) ?? []
  let shown = ''
  for (const sentence of sentences) {
    if (shown && (shown + sentence).trimEnd().length > TEASER_LENGTH) break
    shown += sentence
  }
  return shown.trimEnd()
}

type Step = { title: string; text: string }

/** How an adoption goes, from the first word to the way home. */
export function adoptionSteps(species: Species): Step[] {
  return [
    {
      title: 'Faire connaissance',
      text: 'Vous écrivez ou appelez : nous parlons de votre vie et de ses besoins.',
    },
    {
      title: 'Se rencontrer',
      text: 'Vous venez au refuge, avec toute la famille, autant de fois qu’il le faut.',
    },
    CERTIFIED.includes(species)
      ? {
          title: 'Réfléchir sept jours',
          text: 'Le refuge vous remet un certificat d’engagement. La loi laisse sept jours entre sa remise et l’adoption.',
        }
      : { title: 'Réfléchir', text: 'Vous prenez le temps : rien ne presse pour bien choisir.' },
    {
      title: 'Rentrer ensemble',
      text: 'Le contrat est signé, et le refuge prend de ses nouvelles.',
    },
  ]
}

const isYoung = (birthDate: string, now: Date) =>
  now.getTime() - Date.parse(birthDate) < 365 * 86_400_000

const yearOf = parisFormat({ year: 'numeric' })
const monthOf = parisFormat({ month: 'long', year: 'numeric' })

/** dd/MM/yyyy, as the day was in Paris. */
export const dayLabel = (iso: string): string => shortDay(new Date(iso))

/** « au refuge depuis le 21/11/2026 », which stays true; `null` when nobody wrote when it came. */
export const sinceLabel = (arrivalDate: string | null | undefined): string | null =>
  arrivalDate ? `au refuge depuis le ${dayLabel(arrivalDate)}` : null

/** « 2019 », or « juillet 2026 » for one of less than a year: what is sure of an estimated birth. */
export function bornAbout(birthDate: string, now: Date): string {
  return (isYoung(birthDate, now) ? monthOf : yearOf)(new Date(birthDate))
}

/** « Née vers 2019 », for what is drawn or printed once: an age would not stay true. */
export function bornLabel(
  animal: { sex: Sex; birthDate?: string | null; ageIsEstimated?: boolean | null },
  now: Date = new Date(),
): string | null {
  const { sex, birthDate, ageIsEstimated } = animal
  if (!birthDate) return null
  return `${agreed(sex, 'Né')} ${ageIsEstimated ? 'vers' : 'en'} ${bornAbout(birthDate, now)}`
}
