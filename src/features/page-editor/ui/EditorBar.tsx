'use client'

import { canRedo, canUndo, isDirty } from '../state/selectors'
import { labels } from '../labels.fr'
import buttons from './buttons.module.scss'
import { useEditorContext, useEditorState } from './context'
import { Icon } from './Icon'
import styles from './PageEditor.module.scss'

/**
 * Undo, redo, and whether the page is saved; always in reach.
 * @param removal serial of the step that last removed something
 */
export function EditorBar({ removal }: { removal: number | null }) {
  const { editor } = useEditorContext()
  const undoable = useEditorState(canUndo)
  const redoable = useEditorState(canRedo)
  const modified = useEditorState(isDirty)
  const removed = useEditorState(
    ({ history }) => removal !== null && history.past.at(-1)?.serial === removal,
  )
  return (
    <div className={styles.bar}>
      <button
        type="button"
        className={buttons.plain}
        aria-disabled={!undoable || undefined}
        onClick={editor.undo}
      >
        <Icon name="undo" />
        {removed ? labels.undoRemoval : labels.undo}
      </button>
      <button
        type="button"
        className={buttons.plain}
        aria-disabled={!redoable || undefined}
        onClick={editor.redo}
      >
        <Icon name="redo" />
        {labels.redo}
      </button>
      <p className={styles.state} data-modified={modified || undefined}>
        {modified ? labels.modified : labels.unmodified}
      </p>
    </div>
  )
}
