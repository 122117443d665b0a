'use client'

import { useMemo, useRef, useState } from 'react'

import { Sketch } from '@/features/pages/components/Sketch'
import type { ListedSection } from '@/features/pages/saved-sections/commands'

import buttons from '@/ui/admin-buttons.module.scss'
import { ToolButton } from '../ui/ToolButton'
import { NameForm } from './NameForm'
import styles from './saved.module.scss'
import type { SavedSections } from './use-saved-sections'
import { saved } from './words.fr'

type Props = {
  row: ListedSection
  list: Pick<SavedSections, 'rename' | 'remove'>
  onInsert: () => void
  /** Says what was done, and takes the focus when the row is gone. */
  onDone: (sentence: string) => void
}

function Removal({ row, list, onDone, onCancel }: Omit<Props, 'onInsert'> & { onCancel(): void }) {
  const [error, setError] = useState<string | null>(null)
  const isBusy = useRef(false)
  const remove = async () => {
    if (isBusy.current) return
    isBusy.current = true
    try {
      await list.remove(row.id)
      onDone(saved.removed(row.name))
    } catch (refusal) {
      isBusy.current = false
      setError(refusal instanceof Error ? refusal.message : saved.failed)
    }
  }
  return (
    <div className={styles.form} role="group" aria-label={saved.removeQuestion(row.name)}>
      <p>
        <strong>{saved.removeQuestion(row.name)}</strong> {saved.removeDetail}
      </p>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <div className={styles.actions}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the question stands where the button was that was pressed */}
        <button type="button" className={buttons.plain} autoFocus onClick={onCancel}>
          {saved.cancel}
        </button>
        <button type="button" className={buttons.danger} onClick={() => void remove()}>
          {saved.remove}
        </button>
      </div>
    </div>
  )
}

/** One saved section: drawn, named, and what can be done with it. */
export function SavedRow({ row, list, onInsert, onDone }: Props) {
  const [asked, setAsked] = useState<'rename' | 'remove' | null>(null)
  const item = useRef<HTMLLIElement>(null)
  const content = useMemo(
    () => ({ schemaVersion: 1 as const, sections: [row.section] }),
    [row.section],
  )
  const back = () => {
    setAsked(null)
    item.current?.focus()
  }
  return (
    <li ref={item} className={styles.row} tabIndex={-1}>
      <div className={styles.head}>
        <div className={styles.drawing}>
          <Sketch content={content} />
        </div>
        <div className={styles.words}>
          <p className={styles.name}>{row.name}</p>
          {row.lost > 0 && <p className={styles.lost}>{saved.lost(row.lost)}</p>}
          {asked === null && (
            <div className={styles.tools}>
              <button
                type="button"
                className={buttons.primary}
                aria-label={saved.insertOf(row.name)}
                onClick={onInsert}
              >
                {saved.insert}
              </button>
              <ToolButton
                icon="edit"
                label={saved.renameOf(row.name)}
                onClick={() => setAsked('rename')}
              />
              <ToolButton
                icon="trash"
                label={saved.removeOf(row.name)}
                onClick={() => setAsked('remove')}
              />
            </div>
          )}
        </div>
      </div>
      {asked === 'rename' && (
        <NameForm
          initial={row.name}
          onKeep={async (name) => {
            await list.rename(row.id, name)
            onDone(saved.renamed(name))
            back()
          }}
          onCancel={back}
        />
      )}
      {asked === 'remove' && <Removal row={row} list={list} onDone={onDone} onCancel={back} />}
    </li>
  )
}
