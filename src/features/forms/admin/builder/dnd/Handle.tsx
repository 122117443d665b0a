'use client'

import { DragHandle } from '@/ui/editing/DragHandle'

import { useBuilder } from '../context'
import { words } from '../words.fr'

const ARROWS = { ArrowUp: 'up', ArrowDown: 'down' } as const

/** What one takes a question by. */
export function Handle({ id, name }: { id: string; name: string }) {
  const { drag, ask, instructions } = useBuilder()
  return (
    <DragHandle
      id={id}
      label={words.handle(name)}
      instructions={instructions}
      drag={drag}
      arrows={ARROWS}
      onMenu={() => ask({ kind: 'move', id })}
    />
  )
}
