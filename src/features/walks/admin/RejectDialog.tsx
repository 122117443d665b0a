'use client'

import { useId, useState, type SubmitEvent } from 'react'

import { ActionDialog } from '@/ui/ActionDialog'
import { AdminField } from '@/ui/AdminField'
import { useWrite } from '@/ui/api/use-write'

import type { DeskWalk } from '../desk/view'
import { WALK_LIMITS } from '../model'
import { words } from './words.fr'

type Props = {
  walk: DeskWalk
  /** @param isStale it was changed meanwhile: the list has to be read again */
  onClose: (isStale: boolean) => void
  onDone: () => void
}

/** Sends a walk back to its author, with the reason that they read. */
export function RejectDialog({ walk, onClose, onDone }: Props) {
  const { write, refusal, isBusy } = useWrite()
  const [reason, setReason] = useState('')
  const form = useId()
  const error = refusal?.fields?.reason
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const outcome = await write('POST', '/api/desk/walks/{walkId}/reject', {
      params: { walkId: walk.id },
      body: { version: walk.version, seen: walk.problemCount, reason },
    })
    if (outcome && !outcome.refusal) onDone()
  }
  return (
    <ActionDialog
      title={words.rejectTitle}
      about={`${walk.name}. ${words.rejectAbout}`}
      onClose={() => onClose(refusal?.kind === 'conflict' || refusal?.kind === 'gone')}
      refusal={error ? undefined : refusal?.sentence}
      action={words.reject}
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
              maxLength={WALK_LIMITS.reason}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </AdminField>
      </form>
    </ActionDialog>
  )
}
