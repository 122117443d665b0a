'use client'

import { useId, useState, type SubmitEvent } from 'react'

import { ActionDialog } from '@/ui/ActionDialog'
import { AdminField } from '@/ui/AdminField'
import { useWrite } from '@/ui/api/use-write'

import type { DeskReport } from '../desk/view'
import { LOST_FOUND_LIMITS } from '../model'
import { reportTitle } from '../wording.model'
import { isLate } from '@/ui/api/client'
import { words } from './words.fr'

type Props = {
  report: DeskReport
  /** @param isStale somebody else was faster: the list has changed */
  onClose: (isStale: boolean) => void
  onDone: () => void
}

/** Takes a report down, with the reason that its author reads. */
export function WithdrawDialog({ report, onClose, onDone }: Props) {
  const { write, refusal, isBusy } = useWrite()
  const [reason, setReason] = useState('')
  const form = useId()
  const error = refusal?.fields?.reason
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const outcome = await write('POST', '/api/lost-found/{id}/withdraw', {
      params: { id: report.id },
      body: { reason },
    })
    if (outcome && !outcome.refusal) onDone()
  }
  return (
    <ActionDialog
      title={words.withdrawTitle}
      about={`${reportTitle(report)}. ${words.withdrawAbout}`}
      onClose={() => onClose(isLate(refusal))}
      refusal={error ? undefined : refusal?.sentence}
      action={words.withdraw}
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
              maxLength={LOST_FOUND_LIMITS.reason}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </AdminField>
      </form>
    </ActionDialog>
  )
}
