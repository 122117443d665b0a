'use client'

import buttons from '@/ui/admin-buttons.module.scss'
import { Icon } from '@/ui/Icon'

import styles from './Builder.module.scss'
import { useBuilder, useBuilderState } from './context'
import { words } from './words.fr'

const UNDO = 'M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3'
const REDO = 'M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3'

function Sign({ path }: { path: string }) {
  return (
    <svg aria-hidden="true" focusable="false" width="22" height="22" viewBox="0 0 24 24">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}

type ToolProps = { path: string; label: string; isUnable: boolean; onClick: () => void }

function Tool({ path, label, isUnable, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className={buttons.icon}
      aria-label={label}
      title={label}
      aria-disabled={isUnable || undefined}
      onClick={onClick}
    >
      <Sign path={path} />
    </button>
  )
}

/** How long the form is, undo and redo, and the preview; always in reach. */
export function Bar() {
  const { builder, readOnly, ask } = useBuilder()
  const fields = useBuilderState(({ content: form }) => form.fields.length)
  const groups = useBuilderState(({ content: form }) => form.groups.length)
  const canUndo = useBuilderState(({ history }) => history.past.length > 0)
  const canRedo = useBuilderState(({ history }) => history.future.length > 0)
  return (
    <div className={styles.bar}>
      <p className={styles.count}>{words.count(fields, groups)}</p>
      {!readOnly && (
        <>
          <Tool path={UNDO} label={words.undo} isUnable={!canUndo} onClick={builder.undo} />
          <Tool path={REDO} label={words.redo} isUnable={!canRedo} onClick={builder.redo} />
        </>
      )}
      <button
        type="button"
        className={buttons.plain}
        aria-label={words.preview}
        onClick={() => ask({ kind: 'preview' })}
      >
        <Icon name="eye" size={20} />
        <span className={styles.previewName}>{words.preview}</span>
      </button>
    </div>
  )
}
