import type { AnimalStatus } from '@/features/animals/model'
import { dayLabel } from '@/platform/time/model'

/** Longest values, in characters. */
export const LIMITS = { name: 100, email: 254, phone: 30, note: 500 } as const

/** What is left of a name that is forgotten. */
export const NAMELESS = 'Famille d’accueil'

/** States in which a shelter has the animal: it may live with a family. */
const HERE: readonly AnimalStatus[] = ['AT_SHELTER', 'FOUND']
export const isHere = (status: AnimalStatus): boolean => HERE.includes(status)

/** When an animal lived with a family: calendar days of the shelter (`2026-11-29`), both included. */
export type Days = { startedOn: string; endedOn: string | null }

export const SENTENCES = {
  notFound: 'Cet accueil n’existe plus',
  future: 'Ce jour n’est pas encore venu',
  backwards: 'L’accueil ne peut pas finir avant d’avoir commencé',
} as const

/** Day of the oldest stay that is believed. */
const FIRST_DAY = '2000-01-01'

/**
 * What is wrong with the days of a stay, by their field; nothing is planned here, so that none is to come.
 * @param today calendar day of the shelter
 */
export function wrongDays({ startedOn, endedOn }: Days, today: string): Record<string, string> {
  const wrong: Record<string, string> = {}
  if (startedOn < FIRST_DAY) wrong.startedOn = 'Une date depuis l’an 2000 est attendue'
  else if (startedOn > today) wrong.startedOn = SENTENCES.future
  if (endedOn !== null && endedOn > today) wrong.endedOn = SENTENCES.future
  else if (endedOn !== null && endedOn < startedOn) wrong.endedOn = SENTENCES.backwards
  return wrong
}

/**
 * Do two stays of one animal have a day in common, other than the one on which it goes from one family
 * to the next?
 */
export const overlap = (one: Days, other: Days): boolean =>
  one.startedOn < (other.endedOn ?? '9999') && other.startedOn < (one.endedOn ?? '9999')

const plain = (day: string): string => dayLabel(day, { year: 'numeric' })

/** « Depuis le 3 mars 2026 », « Du 3 mars 2026 au 4 avril 2026 » */
export function daysWords({ startedOn, endedOn }: Days): string {
  if (endedOn === null) return `Depuis le ${plain(startedOn)}`
  if (endedOn === startedOn) return `Le ${plain(startedOn)}`
  return `Du ${plain(startedOn)} au ${plain(endedOn)}`
}

/** Said to whoever wrote on what somebody else has changed meanwhile; saving again keeps what they wrote. */
export const changedSentence = ({ name, ...days }: Days & { name: string }): string =>
  `Quelqu’un d’autre vient de changer cet accueil\u00a0: «\u00a0${name}\u00a0», ${daysWords(days).toLowerCase()}. Enregistrez de nouveau pour garder ce que vous avez écrit.`
