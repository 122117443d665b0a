'use client'

import { useId, useState, type SubmitEvent } from 'react'

import { Button, ButtonLink } from '@/ui/Button'
import { postJson, type Posted } from '@/ui/post-json'
import { useCountdown } from '@/ui/use-countdown'
import { useFocusMessage } from '@/ui/use-focus-message'
import { useReady } from '@/ui/use-ready'

import { TOO_MANY_RESETS } from '../model'
import { LINK_IS_OVER } from '../sentences'
import styles from './SignIn.module.scss'
import { Wait } from './Wait'

type Props = {
  token: string
  /** What a good password is. */
  rule: string
  /** Where the person goes once it is chosen. */
  next: string
  /** What went wrong with a form sent without JavaScript. */
  problem: { error: string; wait: number } | null
}

/** Chooses the password of the account behind a link. */
export function ChoosePasswordForm({ token, rule, next, problem }: Props) {
  const [outcome, setOutcome] = useState<Posted<object> | null>(
    problem && { ...problem, fields: {} },
  )
  const [isSending, setSending] = useState(false)
  const [isShown, setShown] = useState(false)
  const { left, start } = useCountdown(problem?.wait ?? 0)
  const [message, focusMessage] = useFocusMessage<HTMLParagraphElement>()
  const id = useId()
  const isReady = useReady()

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending || left > 0) return
    setSending(true)
    const password = new FormData(event.currentTarget).get('password')
    const result = await postJson<object>('/api/auth/reset-password', { token, password })
    if (result.answer) {
      window.location.assign(next)
      return
    }
    setSending(false)
    setOutcome(result)
    if (result.wait > 0) start(result.wait)
    focusMessage()
  }

  if (outcome?.error === LINK_IS_OVER) return <LinkIsOver />

  const wrong = outcome && !outcome.wait ? outcome.error : null
  return (
    <form
      className={styles.form}
      action="/api/auth/reset-password"
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
      <input type="hidden" name="token" value={token} />
      <div className={styles.field}>
        <label htmlFor={id}>Nouveau mot de passe</label>
        <input
          id={id}
          name="password"
          type={isShown ? 'text' : 'password'}
          autoComplete="new-password"
          spellCheck={false}
          autoCapitalize="none"
          required
          aria-invalid={Boolean(wrong)}
          aria-describedby={`${id}-rule${wrong ? ` ${id}-error` : ''}`}
        />
        <span id={`${id}-rule`} className={styles.hint}>
          {rule}
        </span>
      </div>
      {isReady && (
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={isShown}
            onChange={(event) => setShown(event.target.checked)}
          />
          Afficher le mot de passe
        </label>
      )}
      <Button type="submit" disabled={isSending || left > 0}>
        {isSending ? 'Enregistrement…' : 'Enregistrer ce mot de passe'}
      </Button>
    </form>
  )
}

/** A link that was used or is too old, and the way to a new one. */
export function LinkIsOver() {
  return (
    <>
      <p className={styles.error} role="alert">
        {LINK_IS_OVER}. Il a déjà servi, ou il est trop ancien.
      </p>
      <ButtonLink href="/auth/mot-de-passe-oublie">Recevoir un nouveau lien</ButtonLink>
    </>
  )
}
