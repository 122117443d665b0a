'use client'

import { useEffect, useRef, useState, useSyncExternalStore, type SubmitEvent } from 'react'

import { TOO_MANY } from '@/platform/rate-limit/sentences'
import { Button } from '@/ui/Button'
import { waitLabel } from '@/ui/countdown'
import { postJson } from '@/ui/post-json'
import { useCountdown } from '@/ui/use-countdown'
import { useFocusMessage } from '@/ui/use-focus-message'

import type { JoinDraft } from '../../join/model'
import { ErrorSummary } from './ErrorSummary'
import styles from './Join.module.scss'
import { JoinFields } from './JoinFields'

type Props = {
  /** What was typed before, without JavaScript. */
  draft?: JoinDraft
  errors?: Readonly<Record<string, string>>
  /** What went wrong with the whole, without JavaScript. */
  problem?: { error: string; wait: number } | null
}

/** Asks to join the platform. Without JavaScript the browser posts the same form. */
export function JoinForm({ draft = {}, errors: first = {}, problem = null }: Props) {
  const [errors, setErrors] = useState(first)
  const [failure, setFailure] = useState(problem?.wait ? '' : (problem?.error ?? ''))
  const [isSending, setSending] = useState(false)
  const { left, start } = useCountdown(problem?.wait ?? 0)
  const [message, focusMessage] = useFocusMessage<HTMLDivElement>()
  const isBusy = useRef(false)
  const openedAt = useRef(0)
  const isReady = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )

  useEffect(() => {
    openedAt.current = performance.now()
  }, [])

  const refuse = (wrong: Record<string, string>, sentence: string) => {
    setErrors(wrong)
    setFailure(sentence)
    setSending(false)
    isBusy.current = false
    focusMessage()
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy.current || left > 0) return
    isBusy.current = true
    setSending(true)
    const filledInMs = Math.round(performance.now() - openedAt.current)
    const typed = { ...Object.fromEntries(new FormData(event.currentTarget)), filledInMs }
    // The rules come only when somebody sends: the page itself stays light.
    const rules = await import('../../join/schema').catch(() => null)
    const wrong = rules?.joinErrors(typed) ?? {}
    if (Object.keys(wrong).length > 0) return refuse(wrong, '')
    const { answer, fields, error, wait } = await postJson<{ next: string }>(
      '/api/shelters/join',
      typed,
    )
    if (answer) return window.location.assign(answer.next)
    if (wait > 0) start(wait)
    refuse(fields, Object.keys(fields).length > 0 || wait > 0 ? '' : error)
  }

  const isWaiting = left > 0
  return (
    <form
      className={styles.form}
      action="/api/shelters/join"
      method="post"
      noValidate={isReady}
      onSubmit={(event) => void submit(event)}
    >
      {Object.keys(errors).length > 0 && <ErrorSummary errors={errors} ref={message} />}
      {failure && (
        <div className={styles.summary} role="alert" tabIndex={-1} ref={message}>
          <p>{failure} Ce que vous avez écrit est toujours là.</p>
        </div>
      )}
      {isWaiting && (
        <div className={styles.summary} role="alert" tabIndex={-1} ref={message}>
          <p>
            <strong>{TOO_MANY.join}</strong>
          </p>
        </div>
      )}
      {isWaiting && (
        <p className={styles.wait} role="timer">
          Réessayez dans {waitLabel(left)}. Ce que vous avez écrit est toujours là.
        </p>
      )}
      <JoinFields draft={draft} errors={errors} />
      <div className={styles.send}>
        <Button type="submit" disabled={isSending || isWaiting}>
          {isSending ? 'Envoi en cours…' : 'Envoyer la demande'}
        </Button>
        <p className={styles.hint}>Rien n’est publié à cette étape.</p>
      </div>
    </form>
  )
}
