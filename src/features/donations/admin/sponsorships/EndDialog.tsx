'use client'

import { ActionDialog } from '@/ui/ActionDialog'
import type { Outcome } from '@/ui/api/client'
import { useWrite } from '@/ui/api/use-write'

import { sponsorWords as words } from '../words.fr'

type Props = {
  name: string
  end: () => Promise<Outcome<unknown>>
  onClose: () => void
  onDone: () => void
}

/** Ends a sponsorship in the name of the shelter, after asking. */
export function EndDialog({ name, end, onClose, onDone }: Props) {
  const { run, refusal, isBusy } = useWrite()
  const confirm = async () => {
    const outcome = await run(end, words.endDone)
    if (outcome?.refusal === null) onDone()
  }
  return (
    <ActionDialog
      title={words.endTitle}
      onClose={onClose}
      refusal={refusal?.sentence}
      action={words.endYes}
      busy={words.ending}
      isBusy={isBusy}
      isDanger
      onAction={confirm}
    >
      <p>{words.endHint(name)}</p>
    </ActionDialog>
  )
}
