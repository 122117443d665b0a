'use client'

import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type KeyboardCoordinateGetter,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable'
import { useId, useMemo, useRef, type ReactNode } from 'react'

import { labels } from './labels.fr'

type Props = {
  ids: readonly string[]
  nameOf: (id: string) => string
  onDrop: (from: number, to: number) => void
  children: ReactNode
}

/** Pixels of a mouse, milliseconds of a finger, before a press is a drag. */
const MOUSE = { activationConstraint: { distance: 4 } }
const TOUCH = { activationConstraint: { delay: 220, tolerance: 8 } }

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Left and right follow the order, over the ends of lines too; up and down what is seen. */
const inOrder =
  (ids: readonly string[]): KeyboardCoordinateGetter =>
  (event, args) => {
    const step = STEPS[event.code]
    if (step === undefined) return sortableKeyboardCoordinates(event, args)
    event.preventDefault()
    const { active, over, droppableRects } = args.context
    const at = ids.indexOf(String((over ?? active)?.id))
    const rect = droppableRects.get(ids[at + step] ?? '')
    return rect && { x: rect.left, y: rect.top }
  }

/** Lets photos be put into another order: by hand, by finger, by keys; the list changes on drop. */
export function PhotoList({ ids, nameOf, onDrop, children }: Props) {
  const context = useId()
  const isLifting = useRef(false)
  const coordinateGetter = useMemo(() => inOrder(ids), [ids])
  const sensors = useSensors(
    useSensor(MouseSensor, MOUSE),
    useSensor(TouchSensor, TOUCH),
    useSensor(KeyboardSensor, { coordinateGetter }),
  )
  const place = (id: UniqueIdentifier) => ids.indexOf(String(id)) + 1
  const announcements: Announcements = {
    onDragStart: ({ active: { id } }) => {
      isLifting.current = true
      return labels.lifted(nameOf(String(id)), place(id), ids.length)
    },
    onDragOver: ({ active, over }) => {
      // A photo that was just taken lies over its own place: that was said.
      const isSaid = isLifting.current && over?.id === active.id
      isLifting.current = false
      return over && !isSaid ? labels.over(place(over.id), ids.length) : undefined
    },
    onDragEnd: ({ active: { id }, over }) =>
      labels.dropped(nameOf(String(id)), place((over ?? { id }).id), ids.length),
    onDragCancel: ({ active: { id } }) =>
      labels.cancelled(nameOf(String(id)), place(id), ids.length),
  }
  return (
    <DndContext
      id={context}
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: labels.instructions },
      }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onDrop(place(active.id) - 1, place(over.id) - 1)
      }}
    >
      <SortableContext items={[...ids]} strategy={rectSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}
