'use client'

import {
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { useId } from 'react'
import { createPortal } from 'react-dom'

import { OPEN_STATUSES, type OpenStatus } from '../../model'
import type { RequestCard } from '../../view'
import { useNow } from '../use-now'
import { boardWords as words } from '../words.fr'
import styles from './Board.module.scss'
import { ColumnView } from './ColumnView'
import { whyNotIn } from './drag'
import { useDrag } from './use-drag'
import type { BoardState } from './use-requests'

/** Pixels of a mouse, milliseconds of a finger, before a press is a drag. */
const MOUSE = { activationConstraint: { distance: 6 } }
const TOUCH = { activationConstraint: { delay: 250, tolerance: 8 } }

// What is said comes from the drag itself, in the one live region of the board.
const silent = () => undefined
const ACCESSIBILITY = {
  announcements: {
    onDragStart: silent,
    onDragOver: silent,
    onDragEnd: silent,
    onDragCancel: silent,
  },
  restoreFocus: false,
}

type Props = {
  columns: NonNullable<BoardState['columns']>
  onMore: BoardState['more']
  /** The one column in sight, on a phone; null where all are. */
  only: OpenStatus | null
  hrefOf: (card: RequestCard) => string
  /** A step was chosen by hand or keys; null: « Changer d’étape » asks which. */
  onMove: (card: RequestCard, to: OpenStatus | null) => void
  say: (sentence: string) => void
}

/** The open requests, a column a step. */
export function Board({ columns, onMore, only, hrefOf, onMove, say }: Props) {
  const now = useNow()
  const id = useId()
  const drag = useDrag({ say, onDrop: onMove })
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH))
  const { held } = drag
  const shown = only ? [only] : OPEN_STATUSES
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={ACCESSIBILITY}
      onDragStart={({ active }) => drag.lift(active.data.current?.card as RequestCard, 'pointer')}
      onDragOver={({ over }) => over && drag.aim(over.id as OpenStatus)}
      onDragEnd={({ over }) => (over ? drag.drop() : drag.cancel())}
      onDragCancel={drag.cancel}
    >
      <p id={`${id}-keys`} hidden>
        {words.instructions}
      </p>
      <div className={styles.board} data-only={only ?? undefined}>
        {shown.map((status) => (
          <ColumnView
            key={status}
            status={status}
            column={columns[status]}
            onMore={() => onMore(status)}
            isHeadHidden={only !== null}
            aimed={
              held?.over === status && held.card.status !== status
                ? whyNotIn(held.card, status) === null
                : null
            }
            cardProps={(card) => ({
              card,
              now,
              href: hrefOf(card),
              instructions: only ? null : `${id}-keys`,
              isHeld: held?.card.id === card.id,
              onKey: (event) => drag.onKey(card, event),
              onLeave: drag.leave,
              onChange: () => onMove(card, null),
            })}
          />
        ))}
      </div>
      {held?.by === 'pointer' &&
        createPortal(
          <DragOverlay dropAnimation={null}>
            <div className={styles.ghost}>
              <strong>{held.card.applicant.name}</strong> {held.card.animal.name}
            </div>
          </DragOverlay>,
          document.body,
        )}
    </DndContext>
  )
}
