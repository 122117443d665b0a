'use client'

import { useRef, useState } from 'react'

import type { Undoable } from './UndoBar'

type Read<Answer> = {
  refresh: () => Promise<void>
  patch: (change: (answer: Answer) => Answer) => void
}

/**
 * What was last done with the rows of a list, and how it is taken back; the list is read again, so
 * that its counts are true. `root` stands around the list.
 */
export function useRowChanges<Row extends { id: string }, Answer extends { data: readonly Row[] }>({
  refresh,
  patch,
}: Read<Answer>) {
  const [undo, setUndo] = useState<Undoable | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const told = (said: Undoable | null) => {
    const takeBack =
      said?.undo &&
      (async () => {
        const refusal = await said.undo?.()
        // Of several, some may be back all the same.
        if (refusal) void refresh()
        return refusal ?? null
      })
    if (said) setUndo({ ...said, undo: takeBack })
  }
  return {
    root,
    undo,
    /** One row has another look, at once. */
    changed: (row: Row, said: Undoable) => {
      patch((before) => ({
        ...before,
        data: before.data.map((each) => (each.id === row.id ? row : each)),
      }))
      told(said)
      void refresh()
    },
    /**
     * A row may have left this part of the list, and the focus with it: it goes to the row, else to
     * the list. Who went on to something else meanwhile stays there.
     */
    moved: (row: { id: string }, said: Undoable) => {
      told(said)
      void refresh().then(() =>
        requestAnimationFrame(() => {
          if (document.activeElement !== document.body) return
          const line = root.current?.querySelector<HTMLElement>(`[data-row="${row.id}"] a`)
          const list = root.current?.querySelector<HTMLElement>('ul[tabindex="-1"]')
          ;(line ?? list)?.focus()
        }),
      )
    },
    /** Something was done with several, or rows came. */
    done: (said: Undoable | null) => {
      told(said)
      void refresh()
    },
    ended: (isUndone: boolean) => {
      setUndo(null)
      if (isUndone) void refresh()
    },
  }
}
