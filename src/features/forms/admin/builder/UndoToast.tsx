'use client'

import { useEffect, useEffectEvent } from 'react'

import buttons from '@/ui/admin-buttons.module.scss'
import styles from '@/ui/editing/dialogs.module.scss'

import { useBuilder, useBuilderState } from './context'
import { words } from './words.fr'

/** Milliseconds that the toast stays. */
const STAYS = 10_000

/** What was done last, and the serial of that step of the history. */
export type Offer = { serial: number; message: string }

/** Says what was done and takes it back; leaves when something else is done. */
export function UndoToast({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  const { builder } = useBuilder()
  const isLast = useBuilderState(({ history }) => history.past.at(-1)?.serial === offer.serial)
  const close = useEffectEvent(onClose)

  useEffect(() => {
    const timer = setTimeout(close, STAYS)
    return () => clearTimeout(timer)
  }, [offer])

  if (!isLast) return null
  return (
    <div className={styles.toast}>
      <p>{offer.message}</p>
      <button
        type="button"
        className={buttons.plain}
        onClick={() => {
          builder.undo()
          onClose()
        }}
      >
        {words.undo}
      </button>
    </div>
  )
}
