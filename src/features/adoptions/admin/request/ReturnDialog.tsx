'use client'

import { toast } from '@payloadcms/ui'
import { useRef, useState } from 'react'

import buttons from '@/ui/admin-buttons.module.scss'
import { AdminDialog } from '@/ui/AdminDialog'

import { REQUEST_LIMITS } from '../../model'
import type { RequestDetail } from '../../view'
import { send, type Refusal } from '../client'
import { Alert } from '../ui/Alert'
import { Text } from '../ui/Fields'
import { moveWords, requestWords as words } from '../words.fr'

type Props = {
  shelter: string
  detail: RequestDetail
  onClose: () => void
  onDone: () => void
}

/** The adoption did not hold: the animal is at the shelter again, and the team says why. */
export function ReturnDialog({ shelter, detail, onClose, onDone }: Props) {
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isBusy, setBusy] = useState(false)
  // A second click comes before the button has changed.
  const isSending = useRef(false)
  const { animal, applicant } = detail
  const confirm = async () => {
    const text = reason.trim()
    setError(text ? null : words.backReasonMissing)
    if (!text || isSending.current) return
    isSending.current = true
    setBusy(true)
    setRefusal(null)
    const address = `/api/shelter/${encodeURIComponent(shelter)}/animals/${animal.id}/return`
    const outcome = await send(address, 'POST', { reason: text })
    isSending.current = false
    setBusy(false)
    if (outcome.refusal) return setRefusal(outcome.refusal)
    toast.success(words.backDone(animal.name))
    onDone()
    onClose()
  }
  return (
    <AdminDialog
      isSheet
      title={words.backTitle(animal.name)}
      about={applicant.name}
      onClose={() => !isBusy && onClose()}
      actions={
        <>
          <button type="button" className={buttons.plain} onClick={() => !isBusy && onClose()}>
            {moveWords.cancel}
          </button>
          <button
            type="button"
            className={buttons.primary}
            aria-disabled={isBusy || undefined}
            onClick={() => void confirm()}
          >
            {isBusy ? moveWords.sending : words.back}
          </button>
        </>
      }
    >
      {refusal && (
        <Alert tone="bad" isUrgent>
          {refusal.sentence}
        </Alert>
      )}
      <p>{words.backHint}</p>
      <Text
        label={words.backReason}
        hint={words.backReasonHint}
        value={reason}
        rows={3}
        maxLength={REQUEST_LIMITS.reason}
        error={error}
        onChange={(text) => {
          setReason(text)
          setError(null)
        }}
      />
    </AdminDialog>
  )
}
