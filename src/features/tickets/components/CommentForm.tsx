'use client'

import { useId, useRef, useState, type FormEvent } from 'react'

import { CharactersLeft } from '@/ui/CharactersLeft'

import { TICKET_MAX } from '../model'
import styles from './Comments.module.scss'

type Props = {
  isTeam: boolean
  isClosed: boolean
  /** Sends it; answers with what went wrong, null when nothing did. */
  onSend: (content: string, isInternal: boolean) => Promise<string | null>
  plain?: { action: string; token: string; problem: string | null }
}

/** The place to write; what was typed survives every failure. */
export function CommentForm({ isTeam, isClosed, onSend, plain }: Props) {
  const [content, setContent] = useState('')
  const [isInternal, setInternal] = useState(false)
  const [error, setError] = useState(plain?.problem ?? null)
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)
  const id = useId()

  if (isClosed && !isTeam) {
    return (
      <p className={styles.none} id="repondre">
        Cette demande est close. Pour autre chose, écrivez-nous de nouveau.
      </p>
    )
  }
  const mustBeInternal = isClosed && isTeam
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending.current) return
    if (content.trim() === '') return setError('Écrivez votre commentaire')
    isSending.current = true
    setBusy(true)
    setError(null)
    const problem = await onSend(content.trim(), isInternal || mustBeInternal)
    isSending.current = false
    setBusy(false)
    setError(problem)
    if (problem) return
    setContent('')
    setInternal(false)
  }
  return (
    <form
      id="repondre"
      className={styles.form}
      method="post"
      action={plain?.action}
      onSubmit={(event) => void send(event)}
      data-internal={isInternal || mustBeInternal || undefined}
    >
      {plain && <input type="hidden" name="token" value={plain.token} />}
      <label htmlFor={id}>{isTeam ? 'Votre commentaire' : 'Votre réponse'}</label>
      <textarea
        id={id}
        name="content"
        rows={4}
        required
        maxLength={TICKET_MAX.comment}
        value={content}
        aria-invalid={error !== null}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={({ target }) => {
          setContent(target.value)
          setError(null)
        }}
      />
      <CharactersLeft length={content.length} max={TICKET_MAX.comment} />
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
      {isTeam && (
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={isInternal || mustBeInternal}
            disabled={mustBeInternal}
            onChange={({ target }) => setInternal(target.checked)}
          />
          Interne{'\u00a0'}: visible par l’équipe seulement
        </label>
      )}
      <button type="submit" className={styles.send} aria-disabled={isBusy}>
        {isBusy ? 'Envoi en cours...' : 'Envoyer'}
      </button>
    </form>
  )
}
