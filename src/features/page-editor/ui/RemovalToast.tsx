'use client'

import { useEffect } from 'react'

import { labels } from '../labels.fr'
import buttons from '@/ui/admin-buttons.module.scss'
import { useEditorContext, useEditorState } from './context'
import styles from '@/ui/editing/dialogs.module.scss'

/** Milliseconds that the toast stays. */
const STAYS = 10_000

/** What was removed last, and the serial of that step of the history. */
export type Removal = { serial: number; message: string }

type Props = { removal: Removal; onClose: () => void }

/** Says what was removed and takes it back; leaves when something else is done. */
export function RemovalToast({ removal, onClose }: Props) {
  const { editor } = useEditorContext()
  const isLast = useEditorState(({ history }) => history.past.at(-1)?.serial === removal.serial)

  useEffect(() => {
    const timer = setTimeout(onClose, STAYS)
    return () => clearTimeout(timer)
  }, [removal, onClose])

  if (!isLast) return null
  return (
    <div className={styles.toast} data-editor-toast="">
      <p>{removal.message}</p>
      <button
        type="button"
        className={buttons.plain}
        onClick={() => {
          editor.undo()
          onClose()
        }}
      >
        {labels.undo}
      </button>
    </div>
  )
}
