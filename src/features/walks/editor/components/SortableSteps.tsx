'use client'

import {
  closestCenter,
  DndContext,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useId, type ReactNode } from 'react'

import { reorderWaypoint } from '../points'
import { useEditor } from './context'

/** Pixels of a mouse, milliseconds of a finger, before a press is a drag. */
const MOUSE = { activationConstraint: { distance: 4 } }
const TOUCH = { activationConstraint: { delay: 220, tolerance: 8 } }

/** What a drag does is said by the editor, as for the keys: once it is dropped. */
const SILENT = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
}

/** Lets points be dragged into another order by mouse or finger; keys have their own way. */
export function SortableSteps({ keys, children }: { keys: string[]; children: ReactNode }) {
  const { editor } = useEditor()
  const id = useId()
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH))
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={SILENT}
      onDragEnd={({ active, over }) => {
        if (!over || over.id === active.id) return
        const key = String(active.id)
        editor.run(reorderWaypoint, { key, to: keys.indexOf(String(over.id)) })
      }}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}
