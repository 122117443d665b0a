import { clockIn, PARIS, typedInstantIn } from '@/platform/time/model'

import { messageFor } from '../../messages.model'
import { needsCertificate, REJECTION_REASONS, type RequestStatus } from '../../model'
import type { Message } from '../../message'
import type { Move, MoveBody, RequestDetail } from '../../view'
import { moveWords as words } from '../words.fr'

/** How the meeting is agreed: the person picks it, one of the shelter's slots, or another hour. */
export type MeetingWay = 'later' | 'slot' | 'own'

/** How a certificate is delivered: with the message, now, or by hand, at a moment that is known. */
export type Delivery = 'mail' | 'hand'

/** What is typed in the dialog of a step; kept through every refusal. */
export type Draft = {
  tells: boolean
  message: Message
  tellsOthers: boolean
  othersMessage: Message
  /** One of the ready reasons, `other` for one's own, '' for none yet. */
  reason: string
  ownReason: string
  /** IANA name of the clocks on which every hour is typed and told: those of the shelter. */
  timezone: string
  meeting: MeetingWay
  /** ISO 8601, of a slot. */
  slot: string
  /** Of one's own: « 2026-11-24T10:00 », as those clocks show it. */
  moment: string
  place: string
  delivery: Delivery
  /** Of a delivery by hand, as those clocks show it. */
  deliveredAt: string
  note: string
}

export type DraftField =
  | 'reason'
  | 'ownReason'
  | 'slot'
  | 'moment'
  | 'deliveredAt'
  | 'subject'
  | 'text'
export type DraftErrors = Partial<Record<DraftField, string>>

const EMPTY: Message = { subject: '', text: '' }

/**
 * A new draft, with the messages that the server proposes.
 * @param hasEmail without an address, a certificate is handed over
 * @param timezone IANA name of the clocks of the shelter, on which every hour is typed
 */
export const startDraft = (
  move: Pick<Move, 'message' | 'othersMessage'>,
  {
    hasEmail = true,
    timezone = PARIS,
    now = new Date(),
  }: { hasEmail?: boolean; timezone?: string; now?: Date } = {},
): Draft => ({
  tells: move.message !== null,
  message: move.message ?? EMPTY,
  tellsOthers: move.othersMessage !== null,
  othersMessage: move.othersMessage ?? EMPTY,
  reason: '',
  ownReason: '',
  timezone,
  meeting: 'later',
  slot: '',
  moment: '',
  place: '',
  delivery: hasEmail ? 'mail' : 'hand',
  deliveredAt: clockIn(timezone, now),
  note: '',
})

export const REASONS: ReadonlyArray<readonly [string, string]> = [
  ['', 'Choisir…'],
  ...REJECTION_REASONS.map((each) => [each, each] as const),
  ['other', words.otherReason],
]

/** Is the step possible now? A reason that is not written yet is no obstacle: the dialog asks. */
export const isPossible = (move: Pick<Move, 'isAllowed' | 'refusal'>): boolean =>
  move.isAllowed || move.refusal === 'reasonRequired'

const meetingOf = (draft: Draft): string | undefined => {
  if (draft.meeting === 'slot') return draft.slot || undefined
  return draft.meeting === 'own'
    ? typedInstantIn(draft.timezone, draft.moment)?.toISOString()
    : undefined
}

const isHandedOver = ({ delivery }: Draft, { to }: Pick<Move, 'to'>): boolean =>
  to === 'CERTIFICATE' && delivery === 'hand'

/** What is missing before it can be sent. */
export function checkDraft(draft: Draft, move: Move): DraftErrors {
  const errors: DraftErrors = {}
  if (move.needsReason && !draft.reason) errors.reason = words.reasonMissing
  if (move.needsReason && draft.reason === 'other' && !draft.ownReason.trim())
    errors.ownReason = words.reasonMissing
  if (move.takesMeeting && draft.meeting === 'slot' && !draft.slot) errors.slot = words.whenMissing
  if (move.takesMeeting && draft.meeting === 'own' && !typedInstantIn(draft.timezone, draft.moment))
    errors.moment = words.whenMissing
  if (isHandedOver(draft, move) && !typedInstantIn(draft.timezone, draft.deliveredAt))
    errors.deliveredAt = words.deliveredAtMissing
  if (draft.tells && !draft.message.subject.trim()) errors.subject = 'Écrivez un objet'
  if (draft.tells && !draft.message.text.trim()) errors.text = 'Écrivez un message'
  return errors
}

type Invited = Pick<RequestDetail, 'applicant' | 'animal' | 'shelter'>

/** The letter of a certificate as the draft has it: given at that moment, or leaving now. */
function certificateLetter(draft: Draft, { applicant, animal, shelter }: Invited): Message | null {
  const given = draft.delivery === 'hand' ? typedInstantIn(draft.timezone, draft.deliveredAt) : null
  return messageFor('CERTIFICATE', {
    name: applicant.name,
    animal: animal.name,
    shelter: shelter.name,
    timezone: draft.timezone,
    meetingAt: null,
    meetingPlace: null,
    deliveredAt: given?.toISOString() ?? null,
    isHandedOver: draft.delivery === 'hand',
    needsCertificate: true,
  })
}

/**
 * The draft with another delivery. A letter about a certificate that was handed over says so, and
 * since when; one that somebody has written in stays theirs.
 * @param proposed by the server, for a certificate that leaves now
 */
export function withDelivery(
  draft: Draft,
  change: Partial<Draft>,
  { about, proposed }: { about: Invited; proposed: Message | null },
): Draft {
  const next = { ...draft, ...change }
  const usual = (each: Draft) =>
    each.delivery === 'hand' ? certificateLetter(each, about) : proposed
  const isUntouched = usual(draft)?.text === draft.message.text
  const message = usual(next)
  return isUntouched && message ? { ...next, message } : next
}

/** The invitation to a meeting as the draft has it: at that moment, or at one that they choose. */
function invitation(draft: Draft, { applicant, animal, shelter }: Invited): Message | null {
  return messageFor('MEETING', {
    name: applicant.name,
    animal: animal.name,
    shelter: shelter.name,
    timezone: draft.timezone,
    meetingAt: meetingOf(draft) ?? null,
    meetingPlace: draft.place.trim() || 'au refuge',
    deliveredAt: null,
    needsCertificate: needsCertificate(animal.species),
  })
}

/**
 * The draft with another meeting. The message says the new moment, unless somebody has written
 * in it: then it is theirs.
 */
export function withMeeting(draft: Draft, change: Partial<Draft>, about: Invited): Draft {
  const next = { ...draft, ...change }
  const message = invitation(next, about)
  const isUntouched = invitation(draft, about)?.text === draft.message.text
  return isUntouched && message ? { ...next, message } : next
}

/** The body of `POST …/move`; a message that is not sent is `null`. */
export function bodyOf(draft: Draft, move: Move, from: RequestStatus): MoveBody {
  const meetingAt = move.takesMeeting ? meetingOf(draft) : undefined
  const deliveredAt = isHandedOver(draft, move)
    ? typedInstantIn(draft.timezone, draft.deliveredAt)
    : null
  const place = draft.place.trim()
  const note = draft.note.trim()
  const reason = draft.reason === 'other' ? draft.ownReason.trim() : draft.reason
  return {
    from,
    to: move.to,
    message: draft.tells ? draft.message : null,
    ...(move.othersMessage && { othersMessage: draft.tellsOthers ? draft.othersMessage : null }),
    ...(move.needsReason && { reason }),
    ...(meetingAt && { meetingAt, ...(place && { meetingPlace: place }) }),
    ...(deliveredAt && { deliveredAt: deliveredAt.toISOString() }),
    ...(note && { note }),
  }
}
