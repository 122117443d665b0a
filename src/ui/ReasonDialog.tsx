'use client'

import { useId, useState, type ComponentProps, type SubmitEvent } from 'react'

import { ActionDialog } from './ActionDialog'
import { AdminArea } from './AdminArea'
import { isLate, type Outcome } from './api/client'
import { useWrite } from './api/use-write'

type Props = Pick<ComponentProps<typeof ActionDialog>, 'title' | 'about' | 'action' | 'busy'> & {
  /** Names the reason. */
  label: string
  /** Its longest, in characters. */
  max: number
  /** What stands there already. */
  initial?: string
  /** What the server calls it in a refusal. */
  field?: string
  /** Sends the decision with its reason. */
  onSend: (reason: string) => Promise<Outcome<unknown>>
  /** @param isStale somebody else was faster: what is shown has changed */
  onClose: (isStale: boolean) => void
  onDone: () => void
}

/** A decision against something, with the reason that its author reads. A refusal keeps what was typed. */
export function ReasonDialog({
  label,
  max,
  initial = '',
  field = 'reason',
  onSend,
  onClose,
  onDone,
  ...words
}: Props) {
  const { run, refusal, isBusy } = useWrite()
  const [reason, setReason] = useState(initial)
  const form = useId()
  const error = refusal?.fields?.[field]
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
        <AdminArea
          label={label}
          error={error}
          rows={4}
          max={max}
          value={reason}
          onChange={setReason}
        />
      </form>
    </ActionDialog>
  )
}
