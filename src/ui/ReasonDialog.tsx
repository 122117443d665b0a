'use client'

import { useId, useState, type ComponentProps, type SubmitEvent } from 'react'

import { ActionDialog } from './ActionDialog'
import { AdminField } from './AdminField'
import { isLate, type Outcome } from './api/client'
import { useWrite } from './api/use-write'

type Props = Pick<ComponentProps<typeof ActionDialog>, 'title' | 'about' | 'action' | 'busy'> & {
  /** Names the reason. */
  label: string
  /** Its longest, in characters. */
  max: number
  /** Sends the decision with its reason, a field called `reason` in what the server refuses. */
  onSend: (reason: string) => Promise<Outcome<unknown>>
  /** @param isStale somebody else was faster: what is shown has changed */
  onClose: (isStale: boolean) => void
  onDone: () => void
}

/** A decision against something, with the reason that its author reads. A refusal keeps what was typed. */
export function ReasonDialog({ label, max, onSend, onClose, onDone, ...words }: Props) {
  const { run, refusal, isBusy } = useWrite()
  const [reason, setReason] = useState('')
  const form = useId()
  const error = refusal?.fields?.reason
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const outcome = await run(() => onSend(reason))
    if (outcome && !outcome.refusal) onDone()
  }
  return (
    <ActionDialog
      {...words}
      onClose={() => onClose(isLate(refusal))}
      refusal={error ? undefined : refusal?.sentence}
      isBusy={isBusy}
      isDanger
      form={form}
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)}>
        <AdminField label={label} error={error}>
          {(control) => (
            <textarea
              {...control}
              rows={4}
              maxLength={max}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </AdminField>
      </form>
    </ActionDialog>
  )
}
