'use client'

import { useId, useState, type SubmitEvent } from 'react'

import { TOO_MANY_TRIES } from '@/platform/rate-limit/sentences'
import { Button } from '@/ui/Button'
import { postJson, type Posted } from '@/ui/post-json'
import { useCountdown } from '@/ui/use-countdown'
import { useFocusMessage } from '@/ui/use-focus-message'
import { useReady } from '@/ui/use-ready'

import styles from './SignIn.module.scss'
import { Wait } from './Wait'

type Props = {
  token: string
  email: string
  /** What a good password is. */
  rule: string
  /** The address has an account: nothing more to choose. */
  hasAccount: boolean
  /** What went wrong with a form sent without JavaScript. */
  problem: { error: string; wait: number } | null
}

type Answer = { suite: string }

const ACTION = '/api/auth/accept-invitation'

/** Joins the team behind a link; who has no account yet chooses a name and a password. */
export function AcceptInvitationForm({ token, email, rule, hasAccount, problem }: Props) {
  const [outcome, setOutcome] = useState<Posted<Answer> | null>(
    problem && { ...problem, fields: {} },
  )
  const [isSending, setSending] = useState(false)
  const { left, start } = useCountdown(problem?.wait ?? 0)
  const [message, focusMessage] = useFocusMessage<HTMLParagraphElement>()
  const isReady = useReady()

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending || left > 0) return
    setSending(true)
    const sent = Object.fromEntries(new FormData(event.currentTarget))
    const result = await postJson<Answer>(ACTION, { ...sent, token })
    if (result.answer) {
      window.location.assign(result.answer.suite)
      return
    }
    setSending(false)
    setOutcome(result)
    if (result.wait > 0) start(result.wait)
    focusMessage()
  }

  const wrong = outcome && !outcome.wait ? outcome.error : null
  return (
    <form
      className={styles.form}
      action={ACTION}
      method="post"
      noValidate={isReady}
      onSubmit={(event) => void submit(event)}
    >
      {left > 0 && <Wait sentence={TOO_MANY_TRIES} left={left} />}
      {wrong && (
        <p className={styles.error} role="alert" tabIndex={-1} ref={message}>
          {wrong}
        </p>
      )}
      <input type="hidden" name="token" value={token} />
      {!hasAccount && (
        <NewAccount email={email} rule={rule} isReady={isReady} faults={outcome?.fields ?? {}} />
      )}
      <Button type="submit" disabled={isSending || left > 0}>
        {isSending ? 'Un instant…' : 'Rejoindre l’équipe'}
      </Button>
    </form>
  )
}

type New = {
  email: string
  rule: string
  isReady: boolean
  faults: Readonly<Record<string, string>>
}

function NewAccount({ email, rule, isReady, faults: { name, password } }: New) {
  const [isShown, setShown] = useState(false)
  const id = useId()
  const described = (...ids: Array<string | false>) => ids.filter(Boolean).join(' ') || undefined
  return (
    <>
      <div className={styles.field}>
        <label htmlFor={`${id}-email`}>E-mail</label>
        <input
          id={`${id}-email`}
          type="email"
          autoComplete="username"
          defaultValue={email}
          readOnly
          aria-describedby={`${id}-email-hint`}
        />
        <span id={`${id}-email-hint`} className={styles.hint}>
          L’adresse à laquelle vous avez reçu l’invitation.
        </span>
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-name`}>Votre nom</label>
        <input
          id={`${id}-name`}
          name="name"
          autoComplete="name"
          required
          aria-invalid={Boolean(name)}
          aria-describedby={described(Boolean(name) && `${id}-name-error`)}
        />
        {name && (
          <span id={`${id}-name-error`} className={styles.fieldError}>
            {name}
          </span>
        )}
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-password`}>Mot de passe</label>
        <input
          id={`${id}-password`}
          name="password"
          type={isShown ? 'text' : 'password'}
          autoComplete="new-password"
          spellCheck={false}
          autoCapitalize="none"
          required
          aria-invalid={Boolean(password)}
          aria-describedby={described(`${id}-rule`, Boolean(password) && `${id}-password-error`)}
        />
        <span id={`${id}-rule`} className={styles.hint}>
          {rule}
        </span>
        {password && (
          <span id={`${id}-password-error`} className={styles.fieldError}>
            {password}
          </span>
        )}
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
    </>
  )
}
