'use client'

import { useState } from 'react'

import { ActionDialog } from '@/ui/ActionDialog'
import { send } from '@/ui/api/client'

import type { BackView } from '../../back.model'
import { REQUEST_LIMITS, REQUEST_STATUS_LABELS } from '../../model'
import type { BackBody, RequestDetail } from '../../view'
import { REQUEST } from '../board/query'
import { MessageFields } from '../move/MessageFields'
import { Alert } from '../ui/Alert'
import { Text, Tick } from '../ui/Fields'
import { recipientOf } from '../ui/recipient'
import { moveWords, requestWords as words } from '../words.fr'
import { useWrite } from './use-write'
import { backLabel } from './words'

type Props = {
  shelter: string
  detail: RequestDetail
  back: BackView
  onClose: () => void
  onDone: () => void
}

/** Takes the last step back: what follows from it, and what the person is told, if anything. */
export function BackDialog({ shelter, detail, back: asked, onClose, onDone }: Props) {
  // As it was when it was asked for: the request is read again while the dialog stands.
  const [{ back, from }] = useState({ back: asked, from: detail.status })
  const { write, refusal, isBusy } = useWrite(shelter, detail.id, onDone)
  const [reason, setReason] = useState('')
  const [tells, setTells] = useState(true)
  const [message, setMessage] = useState(back.message)
  const [errors, setErrors] = useState<{ subject?: string; text?: string }>({})
  const { applicant, animal } = detail
  const label = backLabel(from, back.to)
  const confirm = async () => {
    const missing =
      tells && message
        ? {
            ...(!message.subject.trim() && { subject: words.subjectMissing }),
            ...(!message.text.trim() && { text: words.textMissing }),
          }
        : {}
    setErrors(missing)
    if (Object.keys(missing).length > 0) return
    const body: BackBody = {
      from,
      message: tells ? message : null,
      ...(reason.trim() && { reason: reason.trim() }),
    }
    const done = words.backStepDone(REQUEST_STATUS_LABELS[back.to])
    if (await write((params) => send('POST', `${REQUEST}/back`, { params, body }), done)) onClose()
  }
  return (
    <ActionDialog
      isSheet
      title={label}
      about={`${applicant.name}, ${animal.name}`}
      onClose={onClose}
      action={label}
      busy={moveWords.sending}
      isBusy={isBusy}
      onAction={confirm}
    >
      {refusal && (
        <Alert tone="bad" isUrgent>
          {refusal.sentence}
        </Alert>
      )}
      {from === 'COMPLETED' && <p>{words.backAdoption}</p>}
      {from === 'MEETING' && detail.meetingAt && <p>{words.backMeeting}</p>}
      <p>{message ? words.backTold : words.backUntold}</p>
      {message && (
        <>
          <Tick label={recipientOf(applicant).tell} isTicked={tells} onChange={setTells} />
          {tells && (
            <MessageFields
              message={message}
              to={recipientOf(applicant).to}
              errors={errors}
              onChange={(next) => {
                setMessage(next)
                setErrors({})
              }}
            />
          )}
        </>
      )}
      <Text
        label={words.backWhy}
        hint={words.backWhyHint}
        value={reason}
        rows={2}
        maxLength={REQUEST_LIMITS.reason}
        onChange={setReason}
      />
    </ActionDialog>
  )
}
