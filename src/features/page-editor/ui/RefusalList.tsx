'use client'

import { labels } from '../labels.fr'
import buttons from '@/ui/admin-buttons.module.scss'
import { useEditorContext } from './context'
import styles from './PageEditor.module.scss'

/** A sentence of the server; `nodeId` is the block that it speaks of, when it is one. */
export type BlockRefusal = { nodeId: string | null; message: string }

/** Why the page was not saved; each sentence leads to its block. */
export function RefusalList({ refusals }: { refusals: readonly BlockRefusal[] }) {
  const { editor } = useEditorContext()
  if (refusals.length === 0) return null
  return (
    <div className={styles.refusals} role="alert">
      <h3 className={styles.refusedTitle}>{labels.refusedTitle}</h3>
      <ul>
        {refusals.map(({ nodeId, message }) => (
          <li key={`${nodeId ?? ''}${message}`}>
            {message}{' '}
            {nodeId && (
              <button
                type="button"
                className={buttons.plain}
                aria-label={labels.refusedGo(message)}
                onClick={() => editor.focusOn({ node: nodeId, part: 'edit' })}
              >
                {labels.goToBlock}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
