'use client'

import { useRef, useState } from 'react'

import { dayIn, instantIn } from '@/platform/time/model'
import { ActionDialog } from '@/ui/ActionDialog'
import { AdminField } from '@/ui/AdminField'
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
  onClose: () => void
  onDone: () => void
}

const NO_ERRORS: { file?: string; name?: string; day?: string } = {}

/**
 * The instant of a signature of which the day is known: nobody signs in the future, nor before the
 * certificate was delivered, that same day perhaps.
 */
function signedAt(day: string, { certificateDetail, timezone }: RequestDetail): Date {
  const deliveredAt = new Date(certificateDetail?.deliveredAt ?? 0)
  const noon = day === dayIn(timezone, new Date()) ? new Date() : instantIn(timezone, day, '12:00')
  return day === dayIn(timezone, deliveredAt) && noon < deliveredAt ? deliveredAt : noon
}

/** A certificate that was signed by hand: its scan, who signed it, and when. */
export function PaperDialog({ shelter, detail, onClose, onDone }: Props) {
  const { write, refusal, isBusy } = useWrite(shelter, detail.id, onDone)
  const [name, setName] = useState(detail.applicant.name)
  const [day, setDay] = useState(() => dayIn(detail.timezone, new Date()))
  const [errors, setErrors] = useState(NO_ERRORS)
  const file = useRef<HTMLInputElement>(null)
  const save = async () => {
    const chosen = file.current?.files?.[0]
    const missing = {
      ...(!chosen && { file: words.paperFileMissing }),
      ...(!name.trim() && { name: words.paperNameMissing }),
      ...(!day && { day: words.paperDateMissing }),
    }
    setErrors(missing)
    if (!chosen || Object.keys(missing).length > 0) return
    const body = new FormData()
    body.set('file', chosen)
    body.set('signatureName', name.trim())
    body.set('signedAt', signedAt(day, detail).toISOString())
    if (
      await write(
        (params) => send('POST', `${REQUEST}/certificate/signature`, { params, body }),
        words.saved,
      )
    )
      onClose()
  }
  return (
    <ActionDialog
      isSheet
      title={words.paperTitle}
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
      <AdminField label={words.paperFile} hint={words.paperFileHint} error={errors.file}>
        {(described) => (
          <input
            {...described}
            ref={file}
            type="file"
            accept="application/pdf,image/jpeg,image/png,image/webp"
          />
        )}
      </AdminField>
      <Text
        label={words.paperName}
        value={name}
        maxLength={REQUEST_LIMITS.name}
        error={errors.name}
        onChange={setName}
      />
      <Text label={words.paperDate} type="date" value={day} error={errors.day} onChange={setDay} />
    </ActionDialog>
  )
}
