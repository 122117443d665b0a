'use client'

import type { ReactNode } from 'react'

import { DndRoot } from '../../dnd/DndRoot'
import { useSelectedNode } from '../panel/use-selected-node'

/** Lets what is on the canvas be moved, the selected node by keys too. */
export function Moving({ children }: { children: ReactNode }) {
  const node = useSelectedNode()
  return <DndRoot selected={node?.id ?? null}>{children}</DndRoot>
}
