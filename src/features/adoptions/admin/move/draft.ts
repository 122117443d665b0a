import { instantInParis } from '@/platform/time/model'

import { messageFor } from '../../messages.model'
import { needsCertificate, REJECTION_REASONS, type RequestStatus } from '../../model'
import type { Message, Move, MoveBody, RequestDetail } from '../../view'
import { moveWords as words } from '../words.fr'

/** How the meeting is agreed: the person picks it, one of the shelter's slots, or another hour. */
export type MeetingWay = 'later' | 'slot' | 'own'

/** What is typed in the dialog of a step; kept through every refusal. */
export type Draft = {
  tells: boolean
  message: Message
  tellsOthers: boolean
  othersMessage: Message
  /** One of the ready reasons, `other` for one's own, '' for none yet. */
  reason: string
  ownReason: string
  meeting: MeetingWay
  /** ISO 8601, of a slot. */
  slot: string
  /** Of one's own: « 2026-11-24T10:00 », as the clocks of Paris show it. */
  moment: string
  place: string
  note: string
}

export type DraftField = 'reason' | 'ownReason' | 'slot' | 'moment' | 'subject' | 'text'
export type DraftErrors = Partial<Record<DraftField, string>>

const EMPTY: Message = { subject: '', text: '' }

/** A new draft, with the messages that the server proposes. */
export const startDraft = (move: Pick<Move, 'message' | 'othersMessage'>): Draft => ({
  tells: move.message !== null,
  message: move.message ?? EMPTY,
  tellsOthers: move.othersMessage !== null,
  othersMessage: move.othersMessage ?? EMPTY,
  reason: '',
  ownReason: '',
  meeting: 'later',
  slot: '',
  moment: '',
  place: '',
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
  return draft.meeting === 'own' ? instantInParis(draft.moment)?.toISOString() : undefined
}

/** What is missing before it can be sent. */
export function checkDraft(draft: Draft, move: Move): DraftErrors {
  const errors: DraftErrors = {}
  if (move.needsReason && !draft.reason) errors.reason = words.reasonMissing
  if (move.needsReason && draft.reason === 'other' && !draft.ownReason.trim())
    errors.ownReason = words.reasonMissing
  if (move.takesMeeting && draft.meeting === 'slot' && !draft.slot) errors.slot = words.whenMissing
  if (move.takesMeeting && draft.meeting === 'own' && !instantInParis(draft.moment))
    errors.moment = words.whenMissing
  if (draft.tells && !draft.message.subject.trim()) errors.subject = 'Écrivez un objet'
  if (draft.tells && !draft.message.text.trim()) errors.text = 'Écrivez un message'
  return errors
}

type Invited = Pick<RequestDetail, 'applicant' | 'animal' | 'shelter'>

/** The invitation to a meeting as the draft has it: at that moment, or at one that they choose. */
function invitation(draft: Draft, { applicant, animal, shelter }: Invited): Message | null {
  return messageFor('MEETING', {
    name: applicant.name,
    animal: animal.name,
    shelter: shelter.name,
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
    ...(note && { note }),
  }
}
