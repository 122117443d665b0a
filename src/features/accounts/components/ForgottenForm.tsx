'use client'

import { useState } from 'react'

import { PostedForm } from '@/ui/PostedForm'
import { TextField } from '@/ui/TextField'
import { useFocusMessage } from '@/ui/use-focus-message'

import { TOO_MANY_RESETS } from '../model'
import styles from './SignIn.module.scss'

const LABELS = { email: 'E-mail de votre compte' } as const

type Props = {
  /** What went wrong with a form sent without JavaScript. */
  problem: { error: string; wait: number } | null
  /** The e-mail typed before, without JavaScript. */
  email: string
}

/** Asks for a link to choose a new password. */
export function ForgottenForm({ problem, email }: Props) {
  const [said, setSaid] = useState('')
  const [message, focusMessage] = useFocusMessage<HTMLParagraphElement>()
  if (said) {
    return (
      <p className={styles.calm} role="status" tabIndex={-1} ref={message}>
        {said}. Le lien qu’il contient sert une fois, pendant une heure. Pensez à regarder dans les
        courriers indésirables.
      </p>
    )
  }
  return (
    <PostedForm<{ message: string }>
      path="/api/auth/forgot-password"
      labels={LABELS}
      prefix="oublie"
      label="Recevoir un lien"
      tooMany={TOO_MANY_RESETS}
      problem={problem}
      onSent={(answer) => {
        setSaid(answer.message)
        focusMessage()
      }}
    >
      {(bind) => (
        <TextField
          {...bind('email')}
          label={LABELS.email}
          type="email"
          inputMode="email"
          autoComplete="username"
          maxLength={254}
          defaultValue={email}
          isRequired
        />
      )}
    </PostedForm>
  )
}
