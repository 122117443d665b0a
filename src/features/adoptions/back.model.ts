import type { Species } from '@/features/animals/model'
import { UNDO_MS } from '@/features/animals/undo.model'
import { longMomentIn } from '@/platform/time/model'

import { letter, type MessageFacts } from './messages.model'
import {
  isOpen,
  needsCertificate,
  OPEN_STATUSES,
  REQUEST_STATUS_LABELS,
  type CertificateDates,
  type ClosedBy,
  type OpenStatus,
  type RequestStatus,
  type TimelineEntry,
} from './model'
import type { Message } from './message'

/** How long a closed request can be opened again, in milliseconds; later, it is asked anew. */
const REOPEN_MS = 30 * 24 * 3_600_000

export type BackFacts = {
  status: RequestStatus
  species: Species
  closedBy: ClosedBy | null
  /** ISO 8601. */
  statusSince: string
  timeline: readonly TimelineEntry[]
  animalIsAtShelter: boolean
  /** The animal was adopted through this request, and by nobody since. */
  isLastAdoption: boolean
  certificate: CertificateDates | null
}

type BackRefusal =
  | 'first'
  | 'signed'
  | 'adoptionOver'
  | 'theirs'
  | 'closedLong'
  | 'animalAway'
  | 'unknown'

/** The last line of a story that fits; -1 for none. */
function lastIndex(
  timeline: readonly TimelineEntry[],
  fits: (entry: TimelineEntry) => boolean,
): number {
  for (let at = timeline.length - 1; at >= 0; at -= 1) {
    const entry = timeline[at]
    if (entry && fits(entry)) return at
  }
  return -1
}

/**
 * Where a request stands once its last step is undone; `null` when it has no step, or when its
 * story does not say where it was.
 */
export function previousStatus({ status, species, timeline }: BackFacts): OpenStatus | null {
  if (isOpen(status)) return OPEN_STATUSES[OPEN_STATUSES.indexOf(status) - 1] ?? null
  if (status === 'COMPLETED') return needsCertificate(species) ? 'CERTIFICATE' : 'APPROVED'
  const closing = timeline[lastIndex(timeline, ({ kind, to }) => kind === 'MOVED' && to === status)]
  return closing?.from && isOpen(closing.from) ? closing.from : null
}

/**
 * Checks whether the team may take back the last step of a request; `null` means allowed. A signed
 * certificate stays delivered, what a person decided stays theirs, and an adoption is undone for a
 * day only: after that the animal comes back by its return, which has a reason.
 */
export function refuseBack(facts: BackFacts, now: Date): BackRefusal | null {
  const { status, closedBy, certificate, animalIsAtShelter } = facts
  const age = now.getTime() - Date.parse(facts.statusSince)
  if (status === 'PENDING') return 'first'
  if (status === 'CERTIFICATE') return certificate?.signedAt ? 'signed' : null
  if (isOpen(status)) return null
  if (status === 'COMPLETED') return facts.isLastAdoption && age <= UNDO_MS ? null : 'adoptionOver'
  if (closedBy === 'APPLICANT') return 'theirs'
  if (age > REOPEN_MS) return 'closedLong'
  if (!animalIsAtShelter) return 'animalAway'
  return previousStatus(facts) ? null : 'unknown'
}

/** Why a step is not taken back, as a whole sentence. */
export function backRefusalWords(refusal: BackRefusal, animal: string): string {
  switch (refusal) {
    case 'first':
      return 'Cette demande est à sa première étape'
    case 'signed':
      return 'Le certificat d’engagement est signé\u00a0: cette étape ne se reprend plus'
    case 'adoptionOver':
      return `Une adoption s’annule pendant un jour\u00a0: ensuite, ${animal} revient par «\u00a0Revenu au refuge\u00a0»`
    case 'theirs':
      return 'La personne a retiré sa demande\u00a0: c’est à elle d’en faire une autre'
    case 'closedLong':
      return 'Cette demande est close depuis plus de 30 jours\u00a0: ajoutez-en une nouvelle'
    case 'animalAway':
      return `${animal} n’est plus au refuge\u00a0: cette demande ne se rouvre pas`
    case 'unknown':
      return 'Personne ne sait plus à quelle étape était cette demande\u00a0: ajoutez-en une nouvelle'
  }
}

/** Lines of one step are written at one moment; a letter that somebody types comes later. */
const ONE_MOMENT_MS = 1000

/**
 * Was the person told of the state that a request is in? A message that left with the step counts,
 * one that the team wrote later does not, nor does one that was corrected since.
 */
export function wasTold(timeline: readonly TimelineEntry[], status: RequestStatus): boolean {
  const corrected = lastIndex(timeline, ({ kind, from }) => kind === 'CORRECTED' && from === status)
  const since = timeline.slice(corrected + 1)
  return since.some(
    (step, at) =>
      (step.kind === 'MOVED' || step.kind === 'CORRECTED') &&
      step.to === status &&
      since
        .slice(at + 1)
        .some(
          ({ kind, at: sentAt }) =>
            (kind === 'MESSAGE' || kind === 'LETTER') &&
            Date.parse(sentAt) - Date.parse(step.at) < ONE_MOMENT_MS,
        ),
  )
}

/** To a person who was told of a step that is taken back: what is true now, and no promise. */
export function correctionMessage(
  facts: MessageFacts,
  to: OpenStatus,
  from: RequestStatus,
): Message {
  const { animal, meetingAt, timezone } = facts
  const cancelled = from === 'MEETING' && meetingAt
  return {
    subject: `Une correction sur votre demande pour ${animal}`,
    text: letter(
      facts,
      `Notre dernier message au sujet de votre demande pour ${animal} est parti par erreur\u00a0: merci de ne pas en tenir compte, et pardon pour cette confusion.`,
      ...(cancelled
        ? [
            `La rencontre du ${longMomentIn(timezone, new Date(meetingAt))} n’est donc pas maintenue.`,
          ]
        : []),
      `Votre demande est à l’étape «\u00a0${REQUEST_STATUS_LABELS[to]}\u00a0». Nous revenons vers vous dès qu’elle avance.`,
    ),
  }
}

/** What the team's screen says of it: where the request would stand, or why not. */
export type BackView = {
  to: OpenStatus
  isAllowed: boolean
  whyNot: string | null
  /** To be read again before it leaves; `null` when the person was told nothing. */
  message: Message | null
}

/** The step that can be taken back; `null` for a request that never took one. */
export function backOf(facts: BackFacts, messages: MessageFacts, now: Date): BackView | null {
  const { status, timeline } = facts
  const to = previousStatus(facts)
  if (!to) return null
  const refusal = refuseBack(facts, now)
  // Nothing to press, and nothing to explain, once an adoption or a withdrawal is over.
  if (refusal === 'adoptionOver' || refusal === 'theirs' || refusal === 'closedLong') return null
  const isTold = wasTold(timeline, status) || (status === 'MEETING' && messages.meetingAt !== null)
  return {
    to,
    isAllowed: refusal === null,
    whyNot: refusal && backRefusalWords(refusal, messages.animal),
    message: isTold ? correctionMessage(messages, to, status) : null,
  }
}
