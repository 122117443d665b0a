'use client'

import buttons from '@/ui/admin-buttons.module.scss'
import { AdminDialog } from '@/ui/AdminDialog'
import type { Undoable } from '@/ui/AdminList/UndoBar'
import { send } from '@/ui/api/client'
import { useWrite } from '@/ui/api/use-write'

import type { TeamAnimal } from '../view'
import { animalAddress } from './query'
import { words } from './words.fr'

type Props = {
  animal: TeamAnimal
  onClose: () => void
  onBinned: (animal: TeamAnimal, said: Undoable) => void
}

/** A sheet that should never have been, asked before it goes to the bin. */
export function BinDialog({ animal, onClose, onBinned }: Props) {
  const { name, openRequests } = animal
  const { write, refusal, isBusy } = useWrite()
  const close = () => {
    if (!isBusy) onClose()
  }
  const confirm = async () => {
    const outcome = await write({ address: animalAddress(animal), method: 'DELETE' })
    if (!outcome || outcome.refusal) return
    onBinned(animal, {
      text: words.binned(name),
      undo: async () => {
        const back = await send(animalAddress(animal, 'restore'), 'POST', {})
        return back.refusal?.sentence ?? null
      },
    })
  }
  return (
    <AdminDialog
      title={words.binTitle(name)}
      onClose={close}
      refusal={refusal?.sentence}
      actions={
        <>
          <button type="button" className={buttons.plain} onClick={close}>
            {words.cancel}
          </button>
          <button
            type="button"
            className={buttons.danger}
            aria-disabled={isBusy || undefined}
            onClick={() => void confirm()}
          >
            {isBusy ? words.saving : words.binIt}
          </button>
        </>
      }
    >
      <p>{words.binHint}</p>
      {openRequests > 0 && <p>{words.binTells(openRequests)}</p>}
    </AdminDialog>
  )
}
