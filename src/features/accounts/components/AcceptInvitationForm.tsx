'use client'

import { useId, useState, type SubmitEvent } from 'react'

import { Button } from '@/ui/Button'
import { postJson, type Posted } from '@/ui/post-json'
import { useFocusMessage } from '@/ui/use-focus-message'

import styles from './SignIn.module.scss'

type Props = {
  token: string
  email: string
  /** What a good password is. */
  rule: string
  /** The address has an account: nothing more to choose. */
  hasAccount: boolean
}

type Answer = { suite: string }

/** Joins the team behind a link; who has no account yet chooses a name and a password. */
export function AcceptInvitationForm({ token, email, rule, hasAccount }: Props) {
  const [outcome, setOutcome] = useState<Posted<Answer> | null>(null)
  const [isSending, setSending] = useState(false)
  const [message, focusMessage] = useFocusMessage<HTMLParagraphElement>()
  const id = useId()

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    const sent = Object.fromEntries(new FormData(event.currentTarget))
    const result = await postJson<Answer>('/api/auth/accept-invitation', { ...sent, token })
    if (result.answer) {
      window.location.assign(result.answer.suite)
      return
    }
    setSending(false)
    setOutcome(result)
    focusMessage()
  }

  const { name, password } = outcome?.fields ?? {}
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {outcome && (
        <p className={styles.error} role="alert" tabIndex={-1} ref={message}>
          {outcome.error}
        </p>
      )}
      {!hasAccount && (
        <>
          <input type="hidden" autoComplete="username" value={email} readOnly />
          <div className={styles.field}>
            <label htmlFor={`${id}-name`}>Votre nom</label>
            <input
              id={`${id}-name`}
              name="name"
              autoComplete="name"
              aria-invalid={Boolean(name)}
              aria-describedby={name ? `${id}-name-error` : undefined}
            />
            {name && <span id={`${id}-name-error`}>{name}</span>}
          </div>
          <div className={styles.field}>
            <label htmlFor={`${id}-password`}>Mot de passe</label>
            <input
              id={`${id}-password`}
              name="password"
              type="password"
              autoComplete="new-password"
              aria-invalid={Boolean(password)}
              aria-describedby={`${id}-rule${password ? ` ${id}-password-error` : ''}`}
            />
            <span id={`${id}-rule`} className={styles.hint}>
              {rule}
            </span>
            {password && <span id={`${id}-password-error`}>{password}</span>}
          </div>
        </>
      )}
      <Button type="submit" disabled={isSending}>
        {isSending ? 'Un instant…' : 'Rejoindre l’équipe'}
      </Button>
    </form>
  )
}
