'use client'

import { toast } from '@payloadcms/ui'
import { useRef, useState } from 'react'

import type { ListedSection } from '@/features/pages/saved-sections/commands'
import { AdminDialog } from '@/ui/AdminDialog'

import { pasteNode } from '../state/commands/paste-node'
import { findBlock, findSection } from '../state/find'
import buttons from '@/ui/admin-buttons.module.scss'
import { useEditorContext, useEditorState } from '../ui/context'
import { useSelectedNode } from '../ui/panel/use-selected-node'
import styles from './saved.module.scss'
import { SavedRow } from './SavedRow'
import { useSavedSections } from './use-saved-sections'
import { saved } from './words.fr'

/** Index of the section that is selected, or that holds the selected block; null without one. */
function useSelectedSection(): number | null {
  const id = useSelectedNode()?.id
  return useEditorState(({ content }) =>
    id === undefined
      ? null
      : (findSection(content, id)?.index ?? findBlock(content, id)?.sectionIndex ?? null),
  )
}

type PlaceProps = { after: number; isAtEnd: boolean; onChange: (isAtEnd: boolean) => void }

/** Asked only when a section is selected: else there is one place. */
function PlaceChoice({ after, isAtEnd, onChange }: PlaceProps) {
  const places = [
    { label: saved.placeAfter(after), value: false },
    { label: saved.placeEnd, value: true },
  ]
  return (
    <fieldset className={styles.places}>
      <legend>{saved.place}</legend>
      {places.map(({ label, value }) => (
        <label key={label} className={styles.place}>
          <input
            type="radio"
            name="saved-section-place"
            checked={isAtEnd === value}
            onChange={() => onChange(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

/** « Mes sections »: what the shelter keeps, to be put into this page. */
export function SavedDialog({ onClose }: { onClose: () => void }) {
  const { editor, shelterId } = useEditorContext()
  const list = useSavedSections(shelterId)
  const after = useSelectedSection()
  const [isAtEnd, setAtEnd] = useState(false)
  const [said, setSaid] = useState('')
  const status = useRef<HTMLParagraphElement>(null)

  const insert = ({ section, lost }: ListedSection) => {
    const { sections } = editor.store.getState().content
    const at = after === null || isAtEnd ? null : (sections[after]?.id ?? null)
    const pasted = { kind: 'section', section } as const
    const { done, message } = editor.run(pasteNode, { pasted, at })
    if (!done) {
      setSaid(message)
      status.current?.focus()
      return
    }
    if (lost > 0) toast.warning(saved.lost(lost))
    onClose()
  }

  return (
    <AdminDialog title={saved.open} onClose={onClose}>
      <p ref={status} className={styles.status} role="status" tabIndex={-1}>
        {said || (shelterId !== null && !list.sections && !list.hasFailed && saved.loading)}
      </p>
      {shelterId === null && <p>{saved.noShelter}</p>}
      {list.hasFailed && (
        <div className={styles.empty} role="alert">
          <p>{saved.loadError}</p>
          <button type="button" className={buttons.plain} onClick={list.retry}>
            {saved.retry}
          </button>
        </div>
      )}
      {list.sections?.length === 0 && (
        <div className={styles.empty}>
          <p className={styles.name}>{saved.empty}</p>
          <p>{saved.emptyHint}</p>
        </div>
      )}
      {list.sections && list.sections.length > 0 && (
        <>
          {after !== null && <PlaceChoice after={after} isAtEnd={isAtEnd} onChange={setAtEnd} />}
          <ul className={styles.list}>
            {list.sections.map((row) => (
              <SavedRow
                key={row.id}
                row={row}
                list={list}
                onInsert={() => insert(row)}
                onDone={(sentence) => {
                  setSaid(sentence)
                  status.current?.focus()
                }}
              />
            ))}
          </ul>
        </>
      )}
    </AdminDialog>
  )
}
