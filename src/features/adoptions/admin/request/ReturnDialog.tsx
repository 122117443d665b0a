'use client'

import { useState } from 'react'

import { ActionDialog } from '@/ui/ActionDialog'
import { useWrite } from '@/ui/api/use-write'

import { REQUEST_LIMITS } from '../../model'
import type { RequestDetail } from '../../view'
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
  const { write, refusal, isBusy } = useWrite()
  const { animal, applicant } = detail
  const confirm = async () => {
    const text = reason.trim()
    setError(text ? null : words.backReasonMissing)
    if (!text) return
    const outcome = await write(
      'POST',
      '/api/shelter/{shelterId}/animals/{animalId}/return',
      { params: { shelterId: shelter, animalId: animal.id }, body: { reason: text } },
      { done: words.backDone(animal.name) },
    )
    if (outcome?.refusal !== null) return
    onDone()
    onClose()
  }
  return (
    <ActionDialog
      isSheet
      title={words.backTitle(animal.name)}
      about={applicant.name}
      onClose={onClose}
      action={words.back}
      busy={moveWords.sending}
      isBusy={isBusy}
      onAction={confirm}
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
    </ActionDialog>
  )
}
