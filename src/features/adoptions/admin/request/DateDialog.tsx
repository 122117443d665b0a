'use client'

import { useState } from 'react'

import { clockIn, typedInstantIn } from '@/platform/time/model'
import { ActionDialog } from '@/ui/ActionDialog'
import { send } from '@/ui/api/client'

import { REQUEST_LIMITS } from '../../model'
import type { RequestDetail } from '../../view'
import { REQUEST } from '../board/query'
import { Alert } from '../ui/Alert'
import { Text } from '../ui/Fields'
import { moveWords, requestWords as words } from '../words.fr'
import { useWrite } from './use-write'

type Props = {
  shelter: string
  detail: RequestDetail
  /** As it is now, ISO 8601. */
  deliveredAt: string
  onClose: () => void
  onDone: () => void
}

/** The true moment at which the certificate was handed over: the seven days count from it. */
export function DateDialog({ shelter, detail, deliveredAt, onClose, onDone }: Props) {
  const { write, refusal, isBusy } = useWrite(shelter, detail.id, onDone)
  const [moment, setMoment] = useState(() => clockIn(detail.timezone, new Date(deliveredAt)))
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string | null>(null)
  const save = async () => {
    const at = typedInstantIn(detail.timezone, moment)
    setError(at ? null : moveWords.deliveredAtMissing)
    if (!at) return
    const body = {
      deliveredAt: at.toISOString(),
      ...(reason.trim() && { reason: reason.trim() }),
    }
    if (
      await write(
        (params) => send('PATCH', `${REQUEST}/certificate`, { params, body }),
        words.correctDateDone,
      )
    )
      onClose()
  }
  return (
    <ActionDialog
      isSheet
      title={words.correctDate}
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
      <Text
        label={moveWords.deliveredAt}
        hint={moveWords.deliveredAtHint}
        type="datetime-local"
        value={moment}
        error={error ?? refusal?.fields.deliveredAt}
        onChange={(next) => {
          setMoment(next)
          setError(null)
        }}
      />
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
