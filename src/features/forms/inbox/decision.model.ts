import type { FormTicketType } from '../model'
import { NOBODY } from './model'

/** What the team decides of an answer that asks for something: to help, to foster, to come. */
export const OUTCOMES = ['ACCEPTED', 'REFUSED'] as const
export type Outcome = (typeof OUTCOMES)[number]

export const OUTCOME_LABELS: Record<Outcome, string> = {
  ACCEPTED: 'Acceptée',
  REFUSED: 'Refusée',
}

/** What the list can be asked for: what was decided, or that nothing was yet. */
export const DECISIONS = [NOBODY, ...OUTCOMES] as const
export type Decided = (typeof DECISIONS)[number]

/** Longest words to the sender, in characters. */
export const DECISION_MAX = 1000

/** A decision as its sender and the team read it. */
export type Decision = {
  outcome: Outcome
  /** What the team wrote to the sender; empty when it wrote nothing. */
  text: string
  /** ISO 8601. */
  at: string
}

type Row = {
  formType: 'STANDARD' | 'ADOPTION'
  senderEmail?: string | null
  decision?: { outcome?: Outcome | null; text?: string | null; at?: string | null } | null
}

/** The decision of a row; null while there is none. */
export function decisionOf({ decision }: Row): Decision | null {
  const { outcome, text, at } = decision ?? {}
  return outcome && at ? { outcome, text: text ?? '', at } : null
}

/**
 * Why there is nothing to decide of an answer; null when there is.
 * @param ticketType of its form; null without one
 */
export function refuseDeciding(row: Row, ticketType: FormTicketType | null): string | null {
  // Requests to adopt have their own steps (docs/decisions/adoptions.md).
  if (row.formType === 'ADOPTION') return 'Une demande d’adoption se décide dans ses étapes'
  if (ticketType === 'CONTACT') return 'Un message ne s’accepte pas\u00a0: répondez-lui'
  if (!row.senderEmail)
    return 'La personne n’a pas laissé d’e-mail\u00a0: rien ne pourrait lui être dit'
  return null
}

/**
 * Why a decision cannot be taken; null when it can. One may change one’s mind, not say the same
 * twice: each time the sender is told.
 */
export function refuseDecision(
  row: Row,
  ticketType: FormTicketType | null,
  outcome: Outcome,
): string | null {
  const nothing = refuseDeciding(row, ticketType)
  if (nothing || decisionOf(row)?.outcome !== outcome) return nothing
  return outcome === 'ACCEPTED'
    ? 'Cette réponse est déjà acceptée'
    : 'Cette réponse est déjà refusée'
}
