import { theTeamOf } from '@/platform/french.model'

import type { FormTicketType } from './model'

/** What is said once an answer was sent: one thanks, then what happens next. */
export type ThanksWords = { title: string; then: string }

const USUAL = 'Merci, c’est bien arrivé'

/** « Merci ! », « Merci beaucoup. »: too short to stand alone. */
const isBare = (sentence: string): boolean => sentence.split(/\s+/).length <= 3

/**
 * The shelter's own words begin with a thanks more often than not: theirs takes the place of ours,
 * so that nobody is thanked twice.
 * @param confirmation the shelter's words; empty: the usual ones
 */
export function thanksWords(confirmation: string, shelterName: string): ThanksWords {
  const words = confirmation.trim()
  if (words === '') {
    return {
      title: USUAL,
      then: `${theTeamOf(shelterName)} vous lit et vous répond dès que possible.`,
    }
  }
  const [first = '', second = ''] = words.match(/[^.!?\n]+[.!?\n]+\s*/g) ?? []
  if (!/^merci\b/i.test(first)) return { title: USUAL, then: words }
  const title = isBare(first.trim()) ? first + second : first
  // A heading has no full stop; three dots are none.
  return { title: title.trim().replace(/(?<!\.)\.$/, ''), then: words.slice(title.length).trim() }
}

type SentWords = { what: string; arrived: string; received: string; read: string }

const ANSWER: SentWords = {
  what: 'votre réponse',
  arrived: 'Votre réponse est arrivée',
  received: 'Une personne de l’équipe la lit et vous répond.',
  read: 'Relire ma réponse',
}

const MESSAGE: SentWords = {
  what: 'votre message',
  arrived: 'Votre message est arrivé',
  received: 'Une personne de l’équipe le lit et vous répond.',
  read: 'Relire mon message',
}

/** How what was sent is called to its sender: who wrote to a shelter answered nothing. */
export const sentWords = (ticketType: FormTicketType | null): SentWords =>
  ticketType === 'CONTACT' ? MESSAGE : ANSWER
