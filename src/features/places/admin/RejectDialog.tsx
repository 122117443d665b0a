'use client'

import { useId, useState, type SubmitEvent } from 'react'

import { ActionDialog } from '@/ui/ActionDialog'
import { AdminField } from '@/ui/AdminField'
import { isLate } from '@/ui/api/client'
import { useWrite } from '@/ui/api/use-write'

import type { DeskPlace } from '../desk/schema'
import { PLACE_LIMITS } from '../model'
import { words } from './words.fr'

type Props = {
  place: DeskPlace
  /** @param isStale somebody else was faster: the list has changed */
  onClose: (isStale: boolean) => void
  onDone: () => void
}

/** Refuses a place, or takes it offline, with the reason that whoever suggested it reads. */
export function RejectDialog({ place, onClose, onDone }: Props) {
  const { write, refusal, isBusy } = useWrite()
  const [reason, setReason] = useState('')
  const form = useId()
  const error = refusal?.fields?.reason
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const outcome = await write('POST', '/api/desk/places/{placeId}/reject', {
      params: { placeId: place.id },
      body: { reason, status: place.status },
    })
    if (outcome && !outcome.refusal) onDone()
  }
  return (
    <ActionDialog
      title={words.rejectTitle}
      about={`${place.name}. ${words.rejectAbout}`}
      onClose={() => onClose(isLate(refusal))}
      refusal={error ? undefined : refusal?.sentence}
      action={place.status === 'PUBLISHED' ? words.withdraw : words.reject}
      busy={words.saving}
      isBusy={isBusy}
      isDanger
      form={form}
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)}>
        <AdminField label={words.reason} error={error}>
          {(control) => (
            <textarea
              {...control}
              rows={4}
              maxLength={PLACE_LIMITS.reason}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </AdminField>
      </form>
    </ActionDialog>
  )
}
