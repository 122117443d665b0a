import type { Species } from '@/features/animals/model'
import { addDays, longMomentIn, noonOf, parisDay, plainDay } from '@/platform/time/model'

import { messageFor, otherFamilyMessage, type MessageFacts } from './messages.model'
import {
  countdownWords,
  nextStatuses,
  readyAt,
  refuseMove,
  REQUEST_STATUS_LABELS,
  type CertificateDates,
  type MoveFacts,
  type MoveRefusal,
  type RequestStatus,
} from './model'
import type { Move } from './view'

const MOVE_LABELS: Record<RequestStatus, string> = {
  PENDING: 'Remettre en attente',
  IN_REVIEW: 'Étudier la demande',
  MEETING: 'Proposer une rencontre',
  APPROVED: 'Accepter la demande',
  CERTIFICATE: 'Remettre le certificat',
  COMPLETED: 'Finaliser l’adoption',
  REJECTED: 'Refuser',
  WITHDRAWN: 'Classer comme retirée',
}

/** Why a step is refused, as a whole sentence. */
export function refusalWords(
  refusal: MoveRefusal,
  facts: Pick<MoveFacts, 'from' | 'to' | 'certificate' | 'poundEnd'> & {
    animal: string
    /** IANA name of the clocks of the shelter. */
    timezone: string
  },
  now: Date,
): string {
  const { from, to, certificate, poundEnd, animal } = facts
  switch (refusal) {
    case 'illegal':
      return `Une demande «\u00a0${REQUEST_STATUS_LABELS[from]}\u00a0» ne peut pas passer à «\u00a0${REQUEST_STATUS_LABELS[to]}\u00a0»`
    case 'forbidden':
      return 'Seule l’équipe du refuge peut faire cela'
    case 'reasonRequired':
      return 'Indiquez la raison du refus\u00a0: elle reste dans l’équipe'
    case 'animalAway':
      return `${animal} n’est pas au refuge\u00a0: l’adoption ne peut pas être finalisée`
    case 'poundDelay':
      return `Le propriétaire ${poundEnd ? `a jusqu’au ${plainDay(lastDayOf(poundEnd))}` : 'a encore du temps'} pour réclamer ${animal}`
    case 'certificateMissing':
      return 'Le certificat d’engagement n’est pas encore remis'
    case 'certificateUnsigned':
      return 'Le certificat d’engagement n’est pas encore signé'
    case 'tooEarly':
      return tooEarly(certificate, facts.timezone, now)
  }
}

/** The last day of a delay whose end is never before a midnight of Paris. */
const lastDayOf = (end: Date): Date => new Date(noonOf(addDays(parisDay(end), -1)))

function tooEarly(certificate: CertificateDates | null, timezone: string, now: Date): string {
  if (!certificate) return 'Le délai de 7 jours n’est pas passé'
  const { deliveredAt } = certificate
  const ready = longMomentIn(timezone, readyAt(deliveredAt))
  return `Le délai de 7 jours n’est pas passé\u00a0: ${countdownWords(deliveredAt, now)}, jusqu’au ${ready}`
}

export type MoveSituation = {
  status: RequestStatus
  species: Species
  animalIsAtShelter: boolean
  certificate: CertificateDates | null
  poundEnd: Date | null
  otherOpen: number
  facts: MessageFacts
}

/** What the team can do next, what is not possible yet and why, each with its message. */
export function movesOf(situation: MoveSituation, now: Date): Move[] {
  const { status, species, facts, otherOpen } = situation
  const { animal, timezone } = facts
  return nextStatuses(status, species).map((to) => {
    const step: MoveFacts = { ...situation, from: status, to, party: 'staff', reason: 'donnée' }
    const refusal = refuseMove(step, now)
    const delivered = to === 'CERTIFICATE' ? { ...facts, deliveredAt: now.toISOString() } : facts
    return {
      to,
      label: MOVE_LABELS[to],
      isAllowed: refusal === null,
      whyNot: refusal && refusalWords(refusal, { ...step, animal, timezone }, now),
      refusal,
      needsReason: to === 'REJECTED',
      takesMeeting: to === 'MEETING',
      message: messageFor(to, delivered),
      othersMessage:
        to === 'COMPLETED' && otherOpen > 0 ? otherFamilyMessage({ ...facts, name: '' }) : null,
    }
  })
}
