import type { Sociability } from './model'

type Answer = {
  /** « Oui », « Non », « À voir » or « Non testé ». */
  answer: string
  tone: 'good' | 'mixed' | 'bad' | 'unknown'
  /** The same in plain words. */
  words: string
}

export type Compatibility = Answer & { who: string }

const ANSWERS: Record<Sociability, Answer> = {
  EXCELLENT: { answer: 'Oui', tone: 'good', words: 'Recherche leur compagnie' },
  GOOD: { answer: 'Oui', tone: 'good', words: 'S’entend bien avec eux' },
  MODERATE: { answer: 'À voir', tone: 'mixed', words: 'Cela dépend\u00a0: une rencontre le dira' },
  POOR: { answer: 'Non', tone: 'bad', words: 'Une vie commune serait difficile' },
  AGGRESSIVE: { answer: 'Non', tone: 'bad', words: 'Une vie commune n’est pas possible' },
  UNKNOWN: {
    answer: 'Non testé',
    tone: 'unknown',
    words: 'Le refuge n’a pas encore pu l’observer',
  },
}

/** An adult adopts it: shyness asks for patience and is no refusal. */
const WITH_ADULTS: Partial<Record<Sociability, Answer>> = {
  POOR: { answer: 'À voir', tone: 'mixed', words: 'Se méfie d’abord\u00a0: il faut du temps' },
  AGGRESSIVE: { answer: 'Non', tone: 'bad', words: 'Sauf une personne d’expérience' },
}

type Sociable = {
  sociabilityDogs?: Sociability | null
  sociabilityCats?: Sociability | null
  sociabilityKids?: Sociability | null
  sociabilityAdults?: Sociability | null
}

/** Whom an animal can live with, as the shelter saw it: always four lines, said honestly. */
export function compatibilities(animal: Sociable): Compatibility[] {
  const adults = animal.sociabilityAdults ?? 'UNKNOWN'
  return [
    { who: 'Chiens', ...ANSWERS[animal.sociabilityDogs ?? 'UNKNOWN'] },
    { who: 'Chats', ...ANSWERS[animal.sociabilityCats ?? 'UNKNOWN'] },
    { who: 'Enfants', ...ANSWERS[animal.sociabilityKids ?? 'UNKNOWN'] },
    { who: 'Adultes', ...(WITH_ADULTS[adults] ?? ANSWERS[adults]) },
  ]
}
