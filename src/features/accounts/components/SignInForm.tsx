'use client'

import { useId, useRef, useState, type SubmitEvent } from 'react'

import { Button } from '@/ui/Button'
import { PasswordField } from '@/ui/PasswordField'
import { TextField } from '@/ui/TextField'
import { WAIT_OVER } from '@/ui/countdown'
import { useCountdown } from '@/ui/use-countdown'
import { useReady } from '@/ui/use-ready'

import { TOO_MANY_SIGN_INS } from '../model'
import styles from './SignIn.module.scss'
import { Wait } from './Wait'
import { send, type Outcome } from './sign-in-request'

export type SignInProps = {
  /** Where to go afterwards, already checked. */
  suite: string | null
  /** What went wrong with a form sent without JavaScript. */
  outcome: Outcome | null
  /** The e-mail typed before, without JavaScript. */
  email: string
}

/** The one sign-in of the product. Without JavaScript the browser posts the same form. */
export function SignInForm({ suite, outcome: first, email }: SignInProps) {
  const [outcome, setOutcome] = useState(first)
  const [isSending, setSending] = useState(false)
  const { left, start } = useCountdown(first?.wait ?? 0)
  const error = useRef<HTMLParagraphElement>(null)
  const id = useId()

  // Before the script runs, and without it, the browser checks the fields itself.
  const isReady = useReady()

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending || left > 0) return
    setSending(true)
    const data = new FormData(event.currentTarget)
    const result = await send(String(data.get('email')), String(data.get('password')), suite)
    if (result.next) {
      window.location.assign(result.next)
      return
    }
    setSending(false)
    setOutcome(result)
    if (result.wait > 0) start(result.wait)
    requestAnimationFrame(() => error.current?.focus())
  }

  const isWaiting = left > 0
  const hasWaited = !isWaiting && Boolean(outcome?.wait)

  return (
    <form
      className={styles.form}
      action="/api/auth/login"
      method="post"
      noValidate={isReady}
      onSubmit={(event) => void submit(event)}
    >
      {isWaiting && <Wait sentence={TOO_MANY_SIGN_INS} left={left} />}
      {hasWaited && (
        <p className={styles.calm} role="status">
          {WAIT_OVER}
        </p>
      )}
      {outcome && !outcome.wait && (
        <p className={styles.error} role="alert" tabIndex={-1} ref={error}>
          {outcome.error}
        </p>
      )}
      <TextField
        id={`${id}-email`}
        name="email"
        label="E-mail"
        error={outcome?.fields.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        defaultValue={email}
        maxLength={254}
        isRequired
      />
      <PasswordField
        id={`${id}-password`}
        name="password"
        label="Mot de passe"
        error={outcome?.fields.password}
        autoComplete="current-password"
        isRequired
      />
      {suite && <input type="hidden" name="suite" value={suite} />}
      <Button type="submit" disabled={isSending || isWaiting}>
        {isSending ? 'Connexion en cours…' : 'Se connecter'}
      </Button>
      <a className={styles.aside} href="/auth/mot-de-passe-oublie">
        Mot de passe oublié&nbsp;?
      </a>
    </form>
  )
}
