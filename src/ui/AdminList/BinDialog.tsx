'use client'

import type { ReactNode } from 'react'

import { ActionDialog } from '../ActionDialog'
import type { Outcome } from '../api/client'
import { useWrite } from '../api/use-write'
import type { Undoable } from './UndoBar'

type Props = {
  bin: () => Promise<Outcome<unknown>>
  restore: () => Promise<Outcome<unknown>>
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
  const { bin, restore, title, done, onClose, onBinned, children } = props
  const { run, refusal, isBusy } = useWrite()
  const confirm = async () => {
    const outcome = await run(bin)
    if (!outcome || outcome.refusal) return
    onBinned({
      text: done,
      undo: async () => {
        const back = await restore()
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
