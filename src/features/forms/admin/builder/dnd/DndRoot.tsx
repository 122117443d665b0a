'use client'

import {
  DndContext,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type CollisionDetection,
} from '@dnd-kit/core'
import { useCallback, useId, useRef, type ReactNode, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { useStore } from 'zustand'

import styles from '@/ui/editing/dnd.module.scss'

import { useBuilder, useBuilderState } from '../context'
import { fieldOf } from '../state/places'
import { words } from '../words.fr'
import { layoutOf, placeAt } from './geometry'

/** Pixels of a mouse, milliseconds of a finger, before a press is a drag. */
const MOUSE = { activationConstraint: { distance: 4 } }
const TOUCH = { activationConstraint: { delay: 220, tolerance: 8 } }

// Sentences come from the drag itself, in the one live region of the builder.
const silent = () => undefined
const ACCESSIBILITY = {
  announcements: {
    onDragStart: silent,
    onDragOver: silent,
    onDragEnd: silent,
    onDragCancel: silent,
  },
  screenReaderInstructions: { draggable: words.instructions },
  restoreFocus: false,
}

function Ghost() {
  const { drag } = useBuilder()
  const id = useStore(drag.store, ({ lifted }) => (lifted?.by === 'pointer' ? lifted.id : null))
  const name = useBuilderState(({ content: form }) => (id ? fieldOf(form, id)?.label : ''))
  return (
    id &&
    createPortal(
      <DragOverlay dropAnimation={null}>
        <div className={styles.ghost}>{name}</div>
      </DragOverlay>,
      document.body,
    )
  )
}

type Props = { root: RefObject<HTMLElement | null>; children: ReactNode }

/** What the questions live in so that a hand or a finger can move them. */
export function DndRoot({ root, children }: Props) {
  const { drag, instructions } = useBuilder()
  const context = useId()
  const height = useRef<number | null>(null)
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH))

  // dnd-kit tells the pointer's own place only here; its events add what was scrolled.
  const notePoint: CollisionDetection = useCallback(({ pointerCoordinates }) => {
    height.current = pointerCoordinates?.y ?? null
    return []
  }, [])

  const onDragMove = () => {
    const { lifted } = drag.store.getState()
    if (!root.current || !lifted || height.current === null) return
    const place = placeAt(layoutOf(root.current), lifted.id, height.current)
    if (place) drag.aim(place)
  }

  return (
    <DndContext
      id={context}
      sensors={sensors}
      collisionDetection={notePoint}
      accessibility={ACCESSIBILITY}
      onDragStart={({ active }) => drag.lift(String(active.id), 'pointer')}
      onDragMove={onDragMove}
      onDragEnd={drag.drop}
      onDragCancel={drag.cancel}
    >
      {children}
      <p id={instructions} hidden>
        {words.instructions}
      </p>
      <Ghost />
    </DndContext>
  )
}
