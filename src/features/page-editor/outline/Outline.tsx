'use client'

import { memo, useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react'

import { outline } from '../dictionary.fr'
import { nodeKeys, OUTLINE_PART } from '../dnd/node-keys'
import { blockTitle } from '../state/titles'
import { useEditorContext, useEditorState } from '../ui/context'
import styles from './Outline.module.scss'
import { nextRow, rowsOf, type Row } from './rows'

type Props = {
  /** The node that the canvas shows as selected. */
  selected?: string | null
  /** Selects a section, a column or a block; without it the focus goes there. */
  onSelect?: (id: string) => void
}

type LineProps = Pick<Row, 'id' | 'level' | 'place' | 'siblings' | 'isOpen' | 'label' | 'block'> & {
  isCurrent: boolean
  isSelected: boolean
  onPick: (id: string) => void
  onToggle: (id: string) => void
}

const Line = memo(function Line(props: LineProps) {
  const { id, level, place, siblings, isOpen, label, block } = props
  return (
    // Keys are heard by the tree, for all its lines.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- see above
    <div
      role="treeitem"
      className={styles.line}
      aria-level={level}
      aria-posinset={place}
      aria-setsize={siblings}
      aria-expanded={isOpen ?? undefined}
      aria-selected={props.isSelected}
      tabIndex={props.isCurrent ? 0 : -1}
      data-part-of={id}
      data-part={OUTLINE_PART}
      onClick={() => props.onPick(id)}
    >
      {isOpen !== null && (
        // A second way for the hand alone: ← and → do it for the keys.

        <span
          className={styles.twist}
          aria-hidden="true"
          onClick={(event) => {
            event.stopPropagation()
            props.onToggle(id)
          }}
        >
          {isOpen ? '▾' : '▸'}
        </span>
      )}
      <span className={styles.label}>{label ?? (block && blockTitle(block))}</span>
    </div>
  )
})

/** « Plan de la page »: every section and block as a tree; Entrée goes to the one chosen. */
export function Outline({ selected = null, onSelect }: Props) {
  const { editor } = useEditorContext()
  const content = useEditorState((state) => state.content)
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [current, setCurrent] = useState<string | null>(null)
  const tree = useRef<HTMLDivElement>(null)
  const rows = rowsOf(content, closed)
  const isIn = (id: string | null) => rows.some((row) => row.id === id)
  const stop = [current, selected].find(isIn) ?? rows[0]?.id

  const toggle = useCallback((id: string, isOpen?: boolean) => {
    setClosed((before) => {
      const after = new Set(before)
      if (isOpen ?? before.has(id)) after.delete(id)
      else after.add(id)
      return after
    })
  }, [])

  const pick = useCallback(
    (id: string) => {
      setCurrent(id)
      if (onSelect) onSelect(id)
      else editor.focusOn({ node: id })
    },
    [editor, onSelect],
  )

  const lineOf = (id: string | undefined) =>
    [...(tree.current?.querySelectorAll<HTMLElement>('[role="treeitem"]') ?? [])].find(
      ({ dataset }) => dataset.partOf === id,
    )

  const onKeyDown = (event: KeyboardEvent) => {
    const focused = event.target instanceof HTMLElement ? event.target.dataset.partOf : undefined
    nodeKeys(editor, null)(event)
    // Its line is drawn elsewhere now: the focus goes along.
    if (event.defaultPrevented && event.altKey) {
      requestAnimationFrame(() => lineOf(focused)?.focus())
    }
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const { key } = event
    const at = rows.findIndex(({ id }) => id === focused)
    const row = rows[at]
    if (!row) return
    const next = nextRow(rows, at, key)
    if (key === 'Enter' || key === ' ') pick(row.id)
    else if (key === 'ArrowRight' && row.isOpen === false) toggle(row.id, true)
    else if (key === 'ArrowLeft' && row.isOpen) toggle(row.id, false)
    else if (next !== null) {
      setCurrent(rows[next]?.id ?? null)
      lineOf(rows[next]?.id)?.focus()
    } else if (!key.startsWith('Arrow')) return
    event.preventDefault()
    event.stopPropagation()
  }

  useEffect(() => {
    if (selected === null) return
    const line = tree.current?.querySelector(`[data-part-of="${CSS.escape(selected)}"]`)
    line?.scrollIntoView({ block: 'nearest' })
  }, [selected])

  return (
    <div>
      {rows.length === 0 ? (
        <p className={styles.empty}>{outline.empty}</p>
      ) : (
        <div
          ref={tree}
          role="tree"
          className={styles.tree}
          aria-label={outline.title}
          onKeyDown={onKeyDown}
          tabIndex={-1}
        >
          {rows.map((row) => (
            <Line
              key={row.id}
              {...row}
              isCurrent={row.id === stop}
              isSelected={row.id === selected}
              onPick={pick}
              onToggle={toggle}
            />
          ))}
        </div>
      )}
    </div>
  )
}
