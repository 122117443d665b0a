'use client'

import { useState } from 'react'

import { ButtonLink } from '@/ui/Button'
import { PasswordField } from '@/ui/PasswordField'
import { PostedForm } from '@/ui/PostedForm'

import { PASSWORD_MAX, TOO_MANY_RESETS } from '../model'
import { LINK_IS_OVER } from '../sentences'
import styles from './SignIn.module.scss'

const LABELS = { password: 'Nouveau mot de passe' } as const

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
  const [isOver, setOver] = useState(problem?.error === LINK_IS_OVER)
  if (isOver) return <LinkIsOver />
  return (
    <PostedForm<object>
      path="/api/auth/reset-password"
      labels={LABELS}
      prefix="choisir"
      label="Enregistrer ce mot de passe"
      busyLabel="Enregistrement…"
      tooMany={TOO_MANY_RESETS}
      problem={problem}
      onSent={() => window.location.assign(next)}
      onRefused={(sentence) => setOver(sentence === LINK_IS_OVER)}
    >
      {(bind) => (
        <>
          <input type="hidden" name="token" value={token} />
          <PasswordField
            {...bind('password')}
            label={LABELS.password}
            hint={rule}
            autoComplete="new-password"
            maxLength={PASSWORD_MAX}
            isRequired
          />
        </>
      )}
    </PostedForm>
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
