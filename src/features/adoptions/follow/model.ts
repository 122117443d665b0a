import { teamOf, theTeamOf } from '@/platform/french.model'

import { OPEN_STATUSES, type ClosedBy, type RequestStatus } from '../model'

/** One step of an adoption, as the person who asked reads it. */
export type FollowStep = { label: string; state: 'done' | 'current' | 'next' }

const STEP_LABELS = {
  PENDING: 'Demande reçue',
  IN_REVIEW: 'Étude par le refuge',
  MEETING: 'Rencontre',
  APPROVED: 'Demande acceptée',
  CERTIFICATE: 'Certificat et 7 jours de réflexion',
  COMPLETED: 'Adoption',
} as const

/** The steps of a request that is open or led to an adoption; the certificate only where there is one. */
export function followSteps(status: RequestStatus, needsCertificate: boolean): FollowStep[] {
  const all = [...OPEN_STATUSES, 'COMPLETED' as const]
  const steps = all.filter((step) => step !== 'CERTIFICATE' || needsCertificate)
  const at = steps.findIndex((step) => step === status)
  return steps.map((step, index) => ({
    label: STEP_LABELS[step],
    state: index < at || status === 'COMPLETED' ? 'done' : index === at ? 'current' : 'next',
  }))
}

/** What is going on, in one sentence, without the team's own reasons. */
export function followSentence(
  status: RequestStatus,
  facts: { animal: string; shelter: string; closedBy: ClosedBy | null; hasMeeting: boolean },
): string {
  const { animal, shelter, closedBy, hasMeeting } = facts
  switch (status) {
    case 'PENDING':
      return `${theTeamOf(shelter)} a reçu votre demande. Une personne va la lire.`
    case 'IN_REVIEW':
      return `${theTeamOf(shelter)} étudie votre demande pour ${animal}.`
    case 'MEETING':
      return hasMeeting
        ? `Votre rencontre avec ${animal} est fixée.`
        : `${theTeamOf(shelter)} vous invite à rencontrer ${animal}\u00a0: choisissez un moment.`
    case 'APPROVED':
      return `Bonne nouvelle\u00a0: ${teamOf(shelter)} a accepté votre demande pour ${animal}.`
    case 'CERTIFICATE':
      return `Le certificat d’engagement est là\u00a0: lisez-le, signez-le, et laissez passer les sept jours.`
    case 'COMPLETED':
      return `${animal} fait partie de la famille. Merci\u00a0!`
    case 'WITHDRAWN':
      return 'Cette demande est retirée.'
    case 'REJECTED':
      return closedSentence(closedBy, animal, shelter)
  }
}

function closedSentence(closedBy: ClosedBy | null, animal: string, shelter: string): string {
  if (closedBy === 'OTHER_FAMILY') return `${animal} a rejoint une autre famille.`
  if (closedBy === 'ANIMAL_LEFT') return `${animal} n’est plus proposé à l’adoption.`
  return `${theTeamOf(shelter)} n’a pas pu donner suite à cette demande.`
}

/** What the address of the page says was done, or went wrong, without JavaScript. */
export const DONE = {
  retrait: 'Votre demande est retirée. Le refuge est prévenu.',
  rencontre: 'Votre rencontre est fixée. Un e-mail vous le confirme.',
  signature: 'Votre certificat est signé. Merci.',
  envoyee: 'Votre demande est envoyée. Gardez cette page\u00a0: elle dit où en est votre demande.',
} as const
export type Done = keyof typeof DONE

export const PROBLEMS = {
  pris: 'Ce moment n’est plus libre\u00a0: choisissez-en un autre.',
  nom: 'Écrivez votre nom en entier et cochez la case pour vous engager.',
  choix: 'Choisissez un moment dans la liste.',
  etape: 'Ce n’est plus possible à cette étape\u00a0: la page montre où en est votre demande.',
  service: 'Le service est momentanément indisponible. Réessayez dans un instant.',
} as const
export type Problem = keyof typeof PROBLEMS

/** The sentence that an address names; `null` for any other word. */
export const sentenceOf = (table: Readonly<Record<string, string>>, key: unknown): string | null =>
  typeof key === 'string' && Object.hasOwn(table, key) ? (table[key] ?? null) : null
