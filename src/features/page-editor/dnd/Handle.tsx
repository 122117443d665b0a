'use client'

import { DragHandle } from '@/ui/editing/DragHandle'

import { moves } from '../dictionary.fr'
import type { Direction } from '../state/selectors'
import { useDnd } from './context'

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

/** What one takes a block or a section by. */
export function Handle({ id, name }: { id: string; name: string }) {
  const { drag, openMove, instructions } = useDnd()
  return (
    <DragHandle
      id={id}
      label={moves.handle(name)}
      instructions={instructions}
      drag={drag}
      arrows={ARROWS}
      onMenu={() => openMove(id, 'handle')}
    />
  )
}
