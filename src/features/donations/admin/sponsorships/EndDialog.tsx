'use client'

import buttons from '@/ui/admin-buttons.module.scss'
import { AdminDialog } from '@/ui/AdminDialog'
import { useWrite } from '@/ui/api/use-write'

import { commonWords, sponsorWords as words } from '../words.fr'

type Props = { name: string; address: string; onClose: () => void; onDone: () => void }

/** Ends a sponsorship in the name of the shelter, after asking. */
export function EndDialog({ name, address, onClose, onDone }: Props) {
  const { write, refusal, isBusy } = useWrite()
  const confirm = async () => {
    const outcome = await write({ address, done: words.endDone })
    if (outcome?.refusal === null) onDone()
  }
  const close = () => !isBusy && onClose()
  return (
    <AdminDialog
      title={words.endTitle}
      onClose={close}
      refusal={refusal?.sentence}
      actions={
        <>
          <button type="button" className={buttons.plain} onClick={close}>
            {commonWords.cancel}
          </button>
          <button
            type="button"
            className={buttons.danger}
            aria-disabled={isBusy || undefined}
            onClick={() => void confirm()}
          >
            {isBusy ? words.ending : words.endYes}
          </button>
        </>
      }
    >
      <p>{words.endHint(name)}</p>
    </AdminDialog>
  )
}
