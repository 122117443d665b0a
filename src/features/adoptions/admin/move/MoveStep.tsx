'use client'

import { useEffect, useId, useRef } from 'react'

import buttons from '@/ui/admin-buttons.module.scss'
import { AdminDialog } from '@/ui/AdminDialog'

import { REQUEST_STATUS_LABELS } from '../../model'
import type { Move, RequestDetail } from '../../view'
import { Alert } from '../ui/Alert'
import { moveWords as words } from '../words.fr'
import type { Draft } from './draft'
import styles from './Move.module.scss'
import { MoveForm } from './MoveForm'
import { useMove } from './use-move'

type Props = {
  shelter: string
  /** As the server knows it now; it may have moved on since the dialog opened. */
  detail: RequestDetail
  /** The step that was chosen, as it was proposed. */
  move: Move
  /** Where the request was when the step was chosen. */
  from: RequestDetail['status']
  about: string
  onBack: () => void
  onClose: () => void
  onMoved: (to: Move['to']) => void
  /** Somebody was faster. */
  onConflict: () => void
}

/** What was typed, to be copied: the step it was for is no longer to come. */
function Kept({ draft }: { draft: Draft }) {
  const id = useId()
  const text = [
    draft.tells && [draft.message.subject, draft.message.text].join('\n\n'),
    draft.ownReason,
    draft.note,
  ]
    .filter(Boolean)
    .join('\n\n')
  if (!text) return null
  return (
    <div>
      <label htmlFor={id}>{words.kept}</label>
      <textarea id={id} className={styles.kept} readOnly rows={6} value={text} />
    </div>
  )
}

/** One step, ready to be confirmed: nothing leaves before somebody has read it. */
export function MoveStep(props: Props) {
  const { shelter, detail, move, from, about, onBack, onClose, onMoved, onConflict } = props
  const { draft, change, errors, refusal, isBusy, submit } = useMove(shelter, move, from, detail)
  const body = useRef<HTMLDivElement>(null)
  const hasMovedOn = detail.status !== from
  const errorCount = Object.keys(errors).length
  useEffect(() => {
    if (errorCount > 0) body.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errorCount])

  const confirm = async () => {
    if (await submit()) onMoved(move.to)
  }
  const isConflict = refusal?.kind === 'conflict'
  return (
    <AdminDialog
      isSheet
      title={move.label}
      about={about}
      onClose={() => !isBusy && onClose()}
      actions={
        <>
          <button
            type="button"
            className={buttons.plain}
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && onBack()}
          >
            {words.back}
          </button>
          {isConflict || hasMovedOn ? (
            <button type="button" className={buttons.primary} onClick={onConflict}>
              {words.seeNow}
            </button>
          ) : (
            <button
              type="button"
              className={move.to === 'REJECTED' ? buttons.danger : buttons.primary}
              aria-disabled={isBusy || undefined}
              onClick={() => void confirm()}
            >
              {isBusy ? words.sending : move.label}
            </button>
          )}
        </>
      }
    >
      <div ref={body} className={styles.form}>
        {refusal && (
          <Alert tone="bad" isUrgent>
            <p>{refusal.sentence}</p>
          </Alert>
        )}
        {hasMovedOn && !refusal && (
          <Alert tone="wait" isUrgent>
            <p>{words.changed(REQUEST_STATUS_LABELS[detail.status])}</p>
          </Alert>
        )}
        {isConflict || hasMovedOn ? (
          <Kept draft={draft} />
        ) : (
          <MoveForm
            shelter={shelter}
            detail={detail}
            move={move}
            draft={draft}
            onChange={change}
            errors={errors}
          />
        )}
      </div>
    </AdminDialog>
  )
}
