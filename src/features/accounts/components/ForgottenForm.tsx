'use client'

import { useId, useState, type SubmitEvent } from 'react'

import { Button } from '@/ui/Button'
import { postJson, type Posted } from '@/ui/post-json'
import { useCountdown } from '@/ui/use-countdown'
import { useFocusMessage } from '@/ui/use-focus-message'
import { useReady } from '@/ui/use-ready'

import { TOO_MANY_RESETS } from '../model'
import styles from './SignIn.module.scss'
import { Wait } from './Wait'

type Answer = { message: string }

type Props = {
  /** What went wrong with a form sent without JavaScript. */
  problem: { error: string; wait: number } | null
  /** The e-mail typed before, without JavaScript. */
  email: string
}

/** Asks for a link to choose a new password. */
export function ForgottenForm({ problem, email }: Props) {
  const [outcome, setOutcome] = useState<Posted<Answer> | null>(
    problem && { ...problem, fields: {} },
  )
  const [isSending, setSending] = useState(false)
  const { left, start } = useCountdown(problem?.wait ?? 0)
  const [message, focusMessage] = useFocusMessage<HTMLParagraphElement>()
  const id = useId()
  const isReady = useReady()

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending || left > 0) return
    setSending(true)
    const typed = new FormData(event.currentTarget).get('email')
    const result = await postJson<Answer>('/api/auth/forgot-password', { email: typed })
    setSending(false)
    setOutcome(result)
    if (result.wait > 0) start(result.wait)
    focusMessage()
  }

  if (outcome?.answer) {
    return (
      <p className={styles.calm} role="status" tabIndex={-1} ref={message}>
        {outcome.answer.message}. Le lien qu’il contient sert une fois, pendant une heure. Pensez à
        regarder dans les courriers indésirables.
      </p>
    )
  }

  const wrong = outcome && !outcome.wait ? outcome.error : null
  return (
    <form
      className={styles.form}
      action="/api/auth/forgot-password"
      method="post"
      noValidate={isReady}
      onSubmit={(event) => void submit(event)}
    >
      {left > 0 && <Wait sentence={TOO_MANY_RESETS} left={left} />}
      {wrong && (
        <p id={`${id}-error`} className={styles.error} role="alert" tabIndex={-1} ref={message}>
          {wrong}
        </p>
      )}
      <div className={styles.field}>
        <label htmlFor={id}>E-mail de votre compte</label>
        <input
          id={id}
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          required
          maxLength={254}
          defaultValue={email}
          aria-invalid={Boolean(wrong)}
          aria-describedby={wrong ? `${id}-error` : undefined}
        />
      </div>
      <Button type="submit" disabled={isSending || left > 0}>
        {isSending ? 'Envoi en cours…' : 'Recevoir un lien'}
      </Button>
    </form>
  )
}
