'use client'

import { useEffect, useId, useRef, useState, type ComponentProps, type SubmitEvent } from 'react'
import { createPortal } from 'react-dom'

import { CountedArea } from '@/ui/AdminArea'
import type { Refusal } from '@/ui/api/client'

import { DECISION_REASON_MAX, type Decision } from '../model'
import type { SentDecision } from '../review/schema'
import styles from './ReviewPanel.module.scss'

/** The decisions that need a word more. */
export type Asked = Exclude<Decision, 'REINSTATE'>

type Props = {
  asked: Asked
  /** Who asked to join: mostly the first administrator. */
  suggestion: { email: string; name: string }
  /** @returns why it was not done */
  onSend: (decision: SentDecision) => Promise<Refusal | null>
  onClose: () => void
}

const TITLES: Record<Asked, string> = {
  APPROVE: 'Accepter ce refuge',
  REJECT: 'Refuser cette demande',
  SUSPEND: 'Suspendre ce refuge',
}

const LEADS: Record<Asked, string> = {
  APPROVE:
    'Son site devient public. La personne nommée reçoit un e-mail\u00a0; si elle n’a pas de compte, un lien lui laisse choisir son mot de passe.',
  REJECT: 'La raison est envoyée par e-mail à la personne qui a fait la demande.',
  SUSPEND:
    'Son site n’est plus public. Son équipe garde son travail et reçoit la raison. Les parrainages en cours, s’il en a, continuent\u00a0: chaque parrain arrête le sien quand il veut.',
}

const SEND: Record<Asked, string> = {
  APPROVE: 'Accepter',
  REJECT: 'Refuser',
  SUSPEND: 'Suspendre',
}

/** Asks for the administrator, or for the reason; stays open, filled, when something is wrong. */
export function DecisionDialog({ asked, suggestion, onSend, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [failure, setFailure] = useState<Refusal | null>(null)
  const [isSending, setSending] = useState(false)
  const id = useId()

  useEffect(() => dialog.current?.showModal(), [])

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // React hands the event on to the form of the document, which must not hear of it.
    event.stopPropagation()
    if (isSending) return
    setSending(true)
    const typed = new FormData(event.currentTarget)
    const word = (name: string) => String(typed.get(name) ?? '')
    const refusal = await onSend(
      asked === 'APPROVE'
        ? { decision: asked, admin: { email: word('email'), name: word('name') } }
        : { decision: asked, reason: word('reason') },
    )
    setSending(false)
    if (refusal) setFailure(refusal)
  }

  const field = (name: string, label: string, input: ComponentProps<'input'>) => {
    const error = failure?.fields[`admin.${name}`]
    return (
      <div className={styles.field}>
        <label htmlFor={`${id}-${name}`}>{label}</label>
        <input
          id={`${id}-${name}`}
          name={name}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? `${id}-${name}-error` : undefined}
          {...input}
        />
        {error && (
          <span id={`${id}-${name}-error`} className={styles.error}>
            {error}
          </span>
        )}
      </div>
    )
  }

  // Outside of the document's own form: a form in a form is none.
  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      onClose={onClose}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <h3 id={`${id}-title`}>{TITLES[asked]}</h3>
        <p>{LEADS[asked]}</p>
        {failure && (
          <p className={styles.error} role="alert">
            {failure.sentence}
          </p>
        )}
        {asked === 'APPROVE' ? (
          <>
            {field('email', 'E-mail du premier administrateur', {
              type: 'email',
              defaultValue: suggestion.email,
              autoComplete: 'off',
            })}
            {field('name', 'Son nom', { defaultValue: suggestion.name, autoComplete: 'off' })}
          </>
        ) : (
          <div className={styles.field}>
            <label htmlFor={`${id}-reason`}>Raison</label>
            <CountedArea
              id={`${id}-reason`}
              name="reason"
              rows={5}
              maxLength={DECISION_REASON_MAX}
              aria-invalid={Boolean(failure?.fields.reason)}
            />
          </div>
        )}
        <div className={styles.actions}>
          <button type="submit" className={styles.button} data-look="main" disabled={isSending}>
            {isSending ? 'Envoi en cours…' : SEND[asked]}
          </button>
          <button type="button" className={styles.button} onClick={() => dialog.current?.close()}>
            Annuler
          </button>
        </div>
      </form>
    </dialog>,
    document.body,
  )
}
