'use client'

import type { ReactNode } from 'react'

import { ActionDialog } from '../ActionDialog'
import { sendTo } from '../api/client'
import { useWrite } from '../api/use-write'
import type { Undoable } from './UndoBar'

type Props = {
  /** The row, and what restores it. */
  address: string
  restoreAddress: string
  /** « Mettre Nala à la corbeille ? » */
  title: string
  /** « Nala est dans la corbeille » */
  done: string
  onClose: () => void
  onBinned: (said: Undoable) => void
  /** What follows from it. */
  children: ReactNode
}

/** Asks before a row goes to the bin, and tells how it comes back. */
export function BinDialog(props: Props) {
  const { address, restoreAddress, title, done, onClose, onBinned, children } = props
  const { writeTo: write, refusal, isBusy } = useWrite()
  const confirm = async () => {
    const outcome = await write({ address, method: 'DELETE' })
    if (!outcome || outcome.refusal) return
    onBinned({
      text: done,
      undo: async () => {
        const back = await sendTo(restoreAddress, 'POST', {})
        return back.refusal?.sentence ?? null
      },
    })
  }
  return (
    <ActionDialog
      title={title}
      onClose={onClose}
      refusal={refusal?.sentence}
      action="Mettre à la corbeille"
      busy="Enregistrement…"
      isBusy={isBusy}
      isDanger
      onAction={confirm}
    >
      {children}
    </ActionDialog>
  )
}
