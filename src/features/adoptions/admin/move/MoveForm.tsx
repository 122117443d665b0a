'use client'

import { REQUEST_LIMITS } from '../../model'
import type { Move, RequestDetail } from '../../view'
import { Choice, Text, Tick } from '../ui/Fields'
import { recipientOf } from '../ui/recipient'
import { moveWords as words } from '../words.fr'
import { DeliveryFields } from './DeliveryFields'
import { REASONS, type Draft, type DraftErrors } from './draft'
import { MeetingFields } from './MeetingFields'
import { MessageFields } from './MessageFields'

type Props = {
  shelter: string
  detail: RequestDetail
  move: Move
  draft: Draft
  onChange: (change: Partial<Draft>) => void
  errors: DraftErrors
}

/** What a step asks: a reason, a meeting, and the messages that leave with it. */
export function MoveForm({ shelter, detail, move, draft, onChange, errors }: Props) {
  const { applicant, otherOpen } = detail
  const closesOthers = move.to === 'COMPLETED' && otherOpen > 0
  return (
    <>
      {move.needsReason && (
        <Choice
          label={words.reason}
          hint={words.reasonHint}
          value={draft.reason}
          options={REASONS}
          error={errors.reason}
          onChange={(reason) => onChange({ reason })}
        />
      )}
      {move.needsReason && draft.reason === 'other' && (
        <Text
          label={words.ownReason}
          value={draft.ownReason}
          rows={2}
          maxLength={REQUEST_LIMITS.reason}
          error={errors.ownReason}
          onChange={(ownReason) => onChange({ ownReason })}
        />
      )}
      {move.takesMeeting && (
        <MeetingFields
          shelter={shelter}
          requestId={detail.id}
          draft={draft}
          onChange={onChange}
          errors={errors}
        />
      )}
      {move.to === 'CERTIFICATE' && (
        <DeliveryFields
          hasEmail={applicant.email !== null}
          draft={draft}
          error={errors.deliveredAt}
          onChange={onChange}
        />
      )}
      {move.to === 'CERTIFICATE' && draft.delivery === 'mail' ? (
        // A certificate that nobody hears of is not delivered.
        <p>{words.certificateTold(applicant.name)}</p>
      ) : (
        <Tick
          label={recipientOf(applicant).tell}
          isTicked={draft.tells}
          onChange={(tells) => onChange({ tells })}
        />
      )}
      {draft.tells && (
        <MessageFields
          message={draft.message}
          to={recipientOf(applicant).to}
          errors={errors}
          onChange={(message) => onChange({ message })}
        />
      )}
      {closesOthers && (
        <>
          <p>{words.othersClose(otherOpen)}</p>
          {move.othersMessage && (
            <Tick
              label={words.tellOthers(otherOpen)}
              isTicked={draft.tellsOthers}
              onChange={(tellsOthers) => onChange({ tellsOthers })}
            />
          )}
          {move.othersMessage && draft.tellsOthers && (
            <MessageFields
              message={draft.othersMessage}
              to={words.tellOthers(otherOpen).replace(/^\S+ /, '')}
              onChange={(othersMessage) => onChange({ othersMessage })}
            />
          )}
        </>
      )}
      <Text
        label={words.note}
        hint={words.noteHint}
        value={draft.note}
        rows={2}
        maxLength={REQUEST_LIMITS.note}
        onChange={(note) => onChange({ note })}
      />
    </>
  )
}
