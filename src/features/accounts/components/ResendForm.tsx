'use client'

import { useState } from 'react'

import { PostedForm } from '@/ui/PostedForm'
import { TextField } from '@/ui/TextField'
import { useFocusMessage } from '@/ui/use-focus-message'

import { TOO_MANY_SIGN_UPS } from '../sign-up/model'
import { RESEND_API } from '../verification/model'
import styles from './SignIn.module.scss'

type Props = {
  /** The address, where it is known. */
  email?: string
  /** It is the account's own: it is not asked for. */
  isKnown?: boolean
  errors?: Readonly<Record<string, string>>
  problem?: { error: string; wait: number } | null
}

const LABELS = { email: 'E-mail' }

/** Sends the link that confirms an address once more. */
export function ResendForm({ email, isKnown = false, errors, problem }: Props) {
  const [said, setSaid] = useState('')
  const [message, focusMessage] = useFocusMessage<HTMLParagraphElement>()
  if (said) {
    return (
      <p className={styles.calm} role="status" tabIndex={-1} ref={message}>
        {said}. Pensez à regarder dans les courriers indésirables.
      </p>
    )
  }
  return (
    <PostedForm<{ message: string }>
      path={RESEND_API}
      labels={LABELS}
      prefix="renvoyer"
      label="Renvoyer le lien"
      busyLabel="Envoi en cours…"
      tooMany={TOO_MANY_SIGN_UPS}
      errors={errors}
      problem={problem}
      onSent={(answer) => {
        setSaid(answer.message)
        focusMessage()
      }}
    >
      {(bind) =>
        isKnown ? (
          <input type="hidden" name="email" value={email} />
        ) : (
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
        )
      }
    </PostedForm>
  )
}
