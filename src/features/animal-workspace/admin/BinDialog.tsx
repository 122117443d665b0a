'use client'

import { BinDialog as Dialog } from '@/ui/AdminList/BinDialog'
import type { Undoable } from '@/ui/AdminList/UndoBar'

import type { TeamAnimal } from '../view'
import { binAnimal, restoreAnimal } from './bin'
import { words } from './words.fr'

type Props = {
  animal: TeamAnimal
  onClose: () => void
  onBinned: (animal: TeamAnimal, said: Undoable) => void
}

/** A sheet that should never have been, asked before it goes to the bin. */
export function BinDialog({ animal, onClose, onBinned }: Props) {
  const { name, openRequests } = animal
  return (
    <Dialog
      bin={() => binAnimal(animal)}
      restore={() => restoreAnimal(animal)}
      title={words.binTitle(name)}
      done={words.binned(name)}
      onClose={onClose}
      onBinned={(said) => onBinned(animal, said)}
    >
      <p>{words.binHint}</p>
      {openRequests > 0 && <p>{words.binTells(openRequests)}</p>}
    </Dialog>
  )
}
