'use client'

import { useStore } from 'zustand'

import { useDnd } from './context'

/** Whether what is being dragged would fall into this column. */
export function useDropColumn(columnId: string): { isOver: boolean } {
  const isOver = useStore(
    useDnd().drag.store,
    ({ lifted }) => lifted?.kind === 'block' && lifted.to.columnId === columnId,
  )
  return { isOver }
}
