'use client'

import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react'

import { branchOf, placeAtGap, type Place, type TreeRow } from '../../tree/model'
import type { ListedPage } from '../../tree/schema'

/** Pixels that one level is moved to the right, as in the style sheet. */
export const LEVEL_PX = 28
/** Pixels from the edge of the window where it begins to scroll. */
const SCROLL_EDGE = 60

type Row = TreeRow<ListedPage>

export type Drag = {
  page: ListedPage
  /** How many of the other lines are above the place, and the level of the place. */
  gap: number
  depth: number
  place: Place
  byKeyboard: boolean
}

type Options = {
  rows: Row[]
  /** The list of lines, to know which one is under the hand. */
  list: RefObject<HTMLUListElement | null>
  onDrop: (page: ListedPage, place: Place) => void
  say: (sentence: string) => void
}

const others = (rows: Row[], id: string): Row[] => {
  const branch = branchOf(rows, id)
  return rows.filter(({ page }) => !branch.has(page.id))
}

/**
 * Moves a page by its handle: with a finger or the mouse, and with Espace, the
 * arrows, Espace again or Échap. Nothing changes before it is dropped.
 */
export function useDrag({ rows, list, onDrop, say }: Options) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const start = useRef({ x: 0, depth: 0 })

  const at = (row: Row, gap: number, depth: number, byKeyboard: boolean): Drag => {
    const left = others(rows, row.page.id)
    const { depth: level, ...place } = placeAtGap(left, gap, depth)
    const homes = left.filter(({ page }) => page.isHomepage).length
    const settled = Math.min(Math.max(gap, homes), left.length)
    return { page: row.page, gap: settled, depth: level, place, byKeyboard }
  }

  const sentence = ({ page, place }: Drag): string => {
    const parent = rows.find((row) => row.page.id === place.parentId)?.page
    const where = parent ? `sous « ${parent.title} »` : 'au premier niveau'
    return `« ${page.title} » : ${where}, position ${place.index + 1}`
  }

  const lift = (row: Row, byKeyboard: boolean): Drag => {
    const gap = rows.slice(0, rows.indexOf(row)).length
    const next = at(row, gap, row.depth, byKeyboard)
    setDrag(next)
    return next
  }

  const cancel = (): void => {
    if (drag) say(`« ${drag.page.title} » reste à sa place`)
    setDrag(null)
  }

  const drop = (): void => {
    if (!drag) return
    setDrag(null)
    onDrop(drag.page, drag.place)
  }

  // Échap gives up a drag by hand too; the handle has the focus only with the keyboard.
  useEffect(() => {
    if (!drag || drag.byKeyboard) return
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') setDrag(null)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [drag])

  const gapAt = (y: number, id: string): number => {
    const left = others(rows, id)
    const lines = [...(list.current?.querySelectorAll<HTMLElement>('[data-page]') ?? [])]
    const middles = new Map(
      lines.map((line) => {
        const { top, height } = line.getBoundingClientRect()
        return [line.dataset.page ?? '', top + height / 2] as const
      }),
    )
    return left.filter(({ page }) => (middles.get(page.id) ?? Infinity) < y).length
  }

  const onPointerDown = (row: Row, event: PointerEvent<HTMLButtonElement>): void => {
    if (event.button !== 0 || row.page.isHomepage) return
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = { x: event.clientX, depth: row.depth }
    lift(row, false)
  }

  const onPointerMove = (row: Row, event: PointerEvent<HTMLButtonElement>): void => {
    if (!drag || drag.byKeyboard || drag.page.id !== row.page.id) return
    const { x, depth } = start.current
    const level = depth + Math.round((event.clientX - x) / LEVEL_PX)
    setDrag(at(row, gapAt(event.clientY, row.page.id), level, false))
    if (event.clientY < SCROLL_EDGE) window.scrollBy(0, -12)
    if (event.clientY > window.innerHeight - SCROLL_EDGE) window.scrollBy(0, 12)
  }

  const onPointerUp = (): void => {
    if (drag && !drag.byKeyboard) drop()
  }

  const onPointerCancel = (): void => setDrag(null)
  const onBlur = (): void => {
    if (drag?.byKeyboard) cancel()
  }

  const onKeyDown = (row: Row, event: KeyboardEvent<HTMLButtonElement>): void => {
    const held = drag?.byKeyboard && drag.page.id === row.page.id ? drag : null
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault()
      if (held) return drop()
      if (row.page.isHomepage) return say('La page d’accueil reste en premier')
      const next = lift(row, true)
      say(
        `${sentence(next)}. Flèches haut et bas pour déplacer, gauche et droite pour le niveau, ` +
          'Espace pour déposer, Échap pour annuler.',
      )
      return
    }
    if (!held) return
    if (event.key === 'Escape') {
      event.preventDefault()
      return cancel()
    }
    const steps: Record<string, [number, number]> = {
      ArrowUp: [-1, 0],
      ArrowDown: [1, 0],
      ArrowLeft: [0, -1],
      ArrowRight: [0, 1],
    }
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const next = at(row, held.gap + step[0], held.depth + step[1], true)
    setDrag(next)
    say(sentence(next))
  }

  return {
    drag,
    othersOf: (id: string) => others(rows, id),
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel,
    onBlur,
    onKeyDown,
  }
}
