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
import { useCallback, useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useStore } from 'zustand'

import { createClipboard } from '../clipboard/clipboard'
import { Notice } from '../clipboard/Notice'
import { moves } from '../dictionary.fr'
import { useEditorContext, useEditorState } from '../ui/context'
import { DndValueContext } from './context'
import styles from '@/ui/editing/dnd.module.scss'
import { createDrag, type Drag } from './drag'
import { DropLine } from './DropLine'
import { boxesIn, elementOf } from './elements'
import { blockPlaceAt, sectionIndexAt, type Point } from './geometry'
import { nodeKeys } from './node-keys'
import { MoveDialog } from './MoveDialog'
import { nameOf } from './MoveMenu'

type Props = {
  children: ReactNode
  /** The selected block or section: keys pressed beside the nodes are for it. */
  selected?: string | null
}

/** Pixels of a mouse, milliseconds of a finger, before a press is a drag. */
const MOUSE = { activationConstraint: { distance: 4 } }
const TOUCH = { activationConstraint: { delay: 220, tolerance: 8 } }

// Sentences come from the drag itself, in the one live region of the editor.
const silent = () => undefined
const ACCESSIBILITY = {
  announcements: {
    onDragStart: silent,
    onDragOver: silent,
    onDragEnd: silent,
    onDragCancel: silent,
  },
  screenReaderInstructions: { draggable: moves.instructions },
  restoreFocus: false,
}

/** The lifted node is paler, wherever and however the canvas draws it. */
function useLiftedMark(drag: Drag, root: HTMLElement | null) {
  const id = useStore(drag.store, ({ lifted }) => lifted?.id ?? null)
  useEffect(() => {
    const element = id && root ? elementOf(root, id) : null
    element?.setAttribute('data-lifted', '')
    return () => element?.removeAttribute('data-lifted')
  }, [id, root])
}

function Ghost({ drag }: { drag: Drag }) {
  const id = useStore(drag.store, ({ lifted }) => (lifted?.by === 'pointer' ? lifted.id : null))
  const name = useEditorState((state) => (id ? nameOf(state, id) : ''))
  // The body, because an ancestor that is a container would hold what is fixed.
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

/**
 * What the canvas lives in so that its blocks and sections can be moved: by
 * hand, finger, keys (handle, Alt and arrows) and by « Déplacer… ». A drag
 * changes the page only when it is dropped.
 */
export function DndRoot({ children, selected = null }: Props) {
  const { editor, shelterId, readOnly } = useEditorContext()
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const [drag] = useState(() => createDrag(editor))
  const [asked, setAsked] = useState<{ id: string; part: string } | null>(null)
  const point = useRef<Point | null>(null)
  const [notice, setNotice] = useState<string | null>(null)
  const instructions = useId()
  const context = useId()
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH))
  useLiftedMark(drag, root)
  useEffect(() => drag.watch(), [drag])

  const clipboard = useMemo(
    () =>
      createClipboard({
        editor,
        shelterId,
        selected,
        root,
        onNotice: setNotice,
      }),
    [editor, shelterId, selected, root],
  )
  useEffect(() => (readOnly ? undefined : clipboard.listen()), [clipboard, readOnly])

  const value = useMemo(
    () => ({
      drag,
      clipboard,
      instructions,
      openMove: (id: string, part: string) => setAsked({ id, part }),
    }),
    [drag, clipboard, instructions],
  )

  // dnd-kit tells the pointer's own place only here; its events add what was scrolled.
  const notePoint: CollisionDetection = useCallback(({ pointerCoordinates }) => {
    point.current = pointerCoordinates
    return []
  }, [])

  const onDragMove = () => {
    const { lifted } = drag.store.getState()
    if (!root || !lifted || !point.current) return
    const { content } = editor.store.getState()
    const boxOf = boxesIn(root)
    if (lifted.kind === 'section') {
      drag.aim(sectionIndexAt(content, lifted.id, point.current, boxOf))
    } else {
      const place = blockPlaceAt(content, lifted.id, point.current, boxOf)
      if (place) drag.aim(place)
    }
  }

  if (readOnly) return <div>{children}</div>
  return (
    <DndValueContext value={value}>
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
        {/* Keys are one more way: every move is a button too. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- see above */}
        <div ref={setRoot} className={styles.root} onKeyDown={nodeKeys(editor, selected)}>
          {children}
          <DropLine root={root} />
          <p id={instructions} hidden>
            {moves.instructions}
          </p>
        </div>
        {notice && <Notice text={notice} onDismiss={() => setNotice(null)} />}
        <Ghost drag={drag} />
      </DndContext>
      {asked && <MoveDialog {...asked} onClose={() => setAsked(null)} />}
    </DndValueContext>
  )
}
