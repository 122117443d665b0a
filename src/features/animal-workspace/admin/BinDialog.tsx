'use client'

import { ActionDialog } from '@/ui/ActionDialog'
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
    <ActionDialog
      title={words.binTitle(name)}
      onClose={onClose}
      refusal={refusal?.sentence}
      action={words.binIt}
      busy={words.saving}
      isBusy={isBusy}
      isDanger
      onAction={confirm}
    >
      <p>{words.binHint}</p>
      {openRequests > 0 && <p>{words.binTells(openRequests)}</p>}
    </ActionDialog>
  )
}
