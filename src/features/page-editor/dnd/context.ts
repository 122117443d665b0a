'use client'

import { createContext, useContext } from 'react'

import type { Clipboard } from '../clipboard/clipboard'
import type { Drag } from './drag'

type DndValue = {
  drag: Drag
  clipboard: Clipboard
  /** Opens « Déplacer… » for a node; the focus then goes back to `part` of it. */
  openMove: (id: string, part: string) => void
  /** Id of the text that tells how a handle works. */
  instructions: string
}

export const DndValueContext = createContext<DndValue | null>(null)

export function useDnd(): DndValue {
  const value = useContext(DndValueContext)
  if (!value) throw new Error('This component belongs inside DndRoot')
  return value
}
