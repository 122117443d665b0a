'use client'

import type { ComponentProps } from 'react'

import buttons from './admin-buttons.module.scss'
import { AdminDialog } from './AdminDialog'

type Props = Omit<ComponentProps<typeof AdminDialog>, 'actions'> & {
  /** What the main button does, as a verb. */
  action: string
  /** What it says while that is under way. */
  busy?: string
  isBusy: boolean
  /** What cannot be taken back looks so. */
  isDanger?: boolean
  cancel?: string
} & (
    | { onAction: () => unknown; form?: never }
    | {
        /** The id of the form inside, which the main button sends. */
        form: string
        onAction?: never
      }
  )

/**
 * A question with one answer that acts, and the way back. While it acts nothing closes it and
 * nothing sends it twice.
 */
export function ActionDialog(props: Props) {
  const { action, busy = action, isBusy, isDanger, cancel = 'Annuler', onAction, form } = props
  const { title, onClose, about, isSheet, isLarge, refusal, children, onKeyDown } = props
  const close = () => {
    if (!isBusy) onClose()
  }
  return (
    <AdminDialog
      {...{ title, about, isSheet, isLarge, refusal, onKeyDown }}
      onClose={close}
      actions={
        <>
          <button type="button" className={buttons.plain} onClick={close}>
            {cancel}
          </button>
          <button
            type={form ? 'submit' : 'button'}
            form={form}
            className={isDanger ? buttons.danger : buttons.primary}
            aria-disabled={isBusy || undefined}
            onClick={(event) => {
              if (isBusy) event.preventDefault()
              else onAction?.()
            }}
          >
            {isBusy ? busy : action}
          </button>
        </>
      }
    >
      {children}
    </AdminDialog>
  )
}
