'use client'

import { useId, useState, type KeyboardEvent } from 'react'

import type { PageContent } from '@/features/pages/schema'
import { AdminDialog } from '@/ui/AdminDialog'

import { moves } from '../dictionary.fr'
import { moveBlock } from '../state/commands/move-block'
import { moveSection } from '../state/commands/move-section'
import { findBlock, findColumn, findSection } from '../state/find'
import { blockTitle } from '../state/titles'
import buttons from '@/ui/admin-buttons.module.scss'
import { useEditorContext, useEditorState } from '../ui/context'
import styles from './MoveDialog.module.scss'
import { nameOf } from './MoveMenu'
import { firstAble, placesInColumn, placesOfSection, type Place } from './places'

type Props = {
  id: string
  /** The tool that opened the dialog: the focus goes back to it. */
  part: string
  onClose: () => void
}

type ListProps = { places: readonly Place[]; chosen: number | null; onChoose: (at: number) => void }

function Positions({ places, chosen, onChoose }: ListProps) {
  const name = useId()
  return (
    <fieldset className={styles.positions}>
      <legend>{moves.toPosition}</legend>
      {places.map(({ index, label, unable }) => (
        <label key={index} className={styles.position} data-unable={unable !== null || undefined}>
          <input
            type="radio"
            name={name}
            checked={index === chosen}
            disabled={unable !== null}
            onChange={() => onChoose(index)}
          />
          <span>
            {label}
            {unable && ` (${unable})`}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

type ChoiceProps = { content: PageContent; columnId: string; onColumn: (columnId: string) => void }

/** Section, then column: two lists that together reach every column of the page. */
function ColumnChoice({ content, columnId, onColumn }: ChoiceProps) {
  const at = findColumn(content, columnId)
  if (!at) return null
  return (
    <>
      <label className={styles.choice}>
        {moves.toSection}
        <select
          value={at.section.id}
          onChange={({ target }) => {
            const columns = findSection(content, target.value)?.section.columns ?? []
            const next = columns[Math.min(at.columnIndex, columns.length - 1)]
            if (next) onColumn(next.id)
          }}
        >
          {content.sections.map(({ id, columns }, index) => {
            const blocks = columns.flatMap((column) => column.blocks).length
            return (
              <option key={id} value={id}>
                {moves.sectionOption(index, columns.length, blocks)}
              </option>
            )
          })}
        </select>
      </label>
      {at.section.columns.length > 1 && (
        <label className={styles.choice}>
          {moves.toColumn}
          <select value={columnId} onChange={({ target }) => onColumn(target.value)}>
            {at.section.columns.map(({ id, blocks }, index) => (
              <option key={id} value={id}>
                {moves.columnOption(index, blocks.length)}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  )
}

/** Why no place at all is left, when that is so. */
function stuckReason(content: PageContent, isBlock: boolean, places: readonly Place[]) {
  if (places.some(({ unable }) => unable === null)) return null
  if (!isBlock) return moves.onlySection
  const columns = content.sections.flatMap((section) => section.columns)
  return columns.length === 1 ? moves.onlyPlace : moves.onlyHere
}

/** « Déplacer… »: every place of the page for a block or a section, without dragging. */
export function MoveDialog({ id, part, onClose }: Props) {
  const { editor } = useEditorContext()
  const content = useEditorState((state) => state.content)
  const name = useEditorState((state) => nameOf(state, id))
  const own = findBlock(content, id)
  const [columnId, setColumnId] = useState(own?.column.id ?? null)
  const places =
    own && columnId ? placesInColumn(content, id, columnId) : placesOfSection(content, id)
  const [asked, setAsked] = useState<number | null>(null)
  const chosen = asked ?? firstAble(places)
  const stuck = stuckReason(content, own !== null, places)
  const why = useId()

  const close = () => {
    onClose()
    editor.focusOn({ node: id, part })
  }

  const apply = () => {
    if (chosen === null) return
    onClose()
    if (own && columnId) editor.run(moveBlock, { blockId: id, columnId, index: chosen, part })
    else editor.run(moveSection, { sectionId: id, index: chosen, part })
  }

  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    if (key === 'Enter' && target instanceof HTMLInputElement) apply()
  }

  if (!name) return null
  return (
    <AdminDialog
      title={moves.title(own ? blockTitle(own.block) : name)}
      onClose={close}
      onKeyDown={onKeyDown}
      actions={
        <>
          <button type="button" className={buttons.plain} onClick={close}>
            {moves.cancel}
          </button>
          <button
            type="button"
            className={buttons.primary}
            aria-disabled={chosen === null || undefined}
            aria-describedby={stuck ? why : undefined}
            onClick={apply}
          >
            {moves.apply}
          </button>
        </>
      }
    >
      {columnId && (
        <ColumnChoice
          content={content}
          columnId={columnId}
          onColumn={(next) => {
            setColumnId(next)
            setAsked(null)
          }}
        />
      )}
      <Positions places={places} chosen={chosen} onChoose={setAsked} />
      {stuck && (
        <p id={why} className={styles.why} role="status">
          {stuck}
        </p>
      )}
    </AdminDialog>
  )
}
