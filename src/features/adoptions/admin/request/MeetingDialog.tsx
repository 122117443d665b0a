'use client'

import { useState } from 'react'

import { typedInstantIn } from '@/platform/time/model'
import { ActionDialog } from '@/ui/ActionDialog'
import { send } from '@/ui/api/client'

import type { RequestDetail } from '../../view'
import { REQUEST } from '../board/query'
import { startDraft, type Draft, type DraftErrors } from '../move/draft'
import { MeetingFields } from '../move/MeetingFields'
import { Alert } from '../ui/Alert'
import { moveWords, requestWords as words } from '../words.fr'
import { useWrite } from './use-write'

type Props = {
  shelter: string
  detail: RequestDetail
  onClose: () => void
  onDone: () => void
}

const NO_ERRORS: DraftErrors = {}

/** Sets the day and the hour of the meeting, or other ones. */
export function MeetingDialog({ shelter, detail, onClose, onDone }: Props) {
  const { write, refusal, isBusy } = useWrite(shelter, detail.id, onDone)
  const [errors, setErrors] = useState(NO_ERRORS)
  const [draft, setDraft] = useState<Draft>(() => ({
    ...startDraft({ message: null, othersMessage: null }, { timezone: detail.timezone }),
    meeting: 'slot',
    place: detail.meetingPlace ?? '',
  }))
  const save = async () => {
    const isSlot = draft.meeting === 'slot'
    const meetingAt = isSlot
      ? draft.slot
      : typedInstantIn(draft.timezone, draft.moment)?.toISOString()
    if (!meetingAt) return setErrors({ [isSlot ? 'slot' : 'moment']: moveWords.whenMissing })
    const body = { meetingAt, meetingPlace: draft.place.trim() || null }
    const isDone = await write((params) => send('PATCH', REQUEST, { params, body }), words.saved)
    if (isDone) onClose()
  }
  return (
    <ActionDialog
      isSheet
      title={detail.meetingAt ? words.changeMeeting : words.setMeeting}
      about={`${detail.applicant.name}, ${detail.animal.name}`}
      onClose={onClose}
      action={words.save}
      busy={moveWords.sending}
      isBusy={isBusy}
      onAction={save}
    >
      {refusal && (
        <Alert tone="bad" isUrgent>
          {refusal.sentence}
        </Alert>
      )}
      <MeetingFields
        shelter={shelter}
        requestId={detail.id}
        draft={draft}
        errors={errors}
        isFixed
        onChange={(change) => {
          setErrors(NO_ERRORS)
          setDraft((before) => ({ ...before, ...change }))
        }}
      />
    </ActionDialog>
  )
}
