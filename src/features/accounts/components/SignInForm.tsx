'use client'

import { useId, useRef, useState, useSyncExternalStore, type SubmitEvent } from 'react'

import { Button } from '@/ui/Button'
import { useCountdown } from '@/ui/use-countdown'

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
  const isReady = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )

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
  const fieldProps = (name: 'email' | 'password') => {
    const message = outcome?.fields[name]
    return {
      id: `${id}-${name}`,
      name,
      required: true,
      'aria-invalid': Boolean(message),
      'aria-describedby': message ? `${id}-${name}-error` : undefined,
    }
  }
  const fieldError = (name: 'email' | 'password') =>
    outcome?.fields[name] && (
      <span className={styles.fieldError} id={`${id}-${name}-error`}>
        {outcome.fields[name]}
      </span>
    )

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
          Le délai est écoulé, vous pouvez réessayer.
        </p>
      )}
      {outcome && !outcome.wait && (
        <p className={styles.error} role="alert" tabIndex={-1} ref={error}>
          {outcome.error}
        </p>
      )}
      <div className={styles.field}>
        <label htmlFor={`${id}-email`}>E-mail</label>
        <input
          {...fieldProps('email')}
          type="email"
          autoComplete="username"
          inputMode="email"
          defaultValue={email}
          maxLength={254}
        />
        {fieldError('email')}
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-password`}>Mot de passe</label>
        <input {...fieldProps('password')} type="password" autoComplete="current-password" />
        {fieldError('password')}
      </div>
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
