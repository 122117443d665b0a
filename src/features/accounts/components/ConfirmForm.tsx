'use client'

import { TOO_MANY_TRIES } from '@/platform/rate-limit/sentences'
import { PasswordField } from '@/ui/PasswordField'
import { PostedForm } from '@/ui/PostedForm'
import { TextField } from '@/ui/TextField'

import { CONFIRM_API } from '../verification/model'

type Props = {
  token: string
  /** The address that the link proves. */
  email: string
  errors?: Readonly<Record<string, string>>
  problem?: { error: string; wait: number } | null
}

const LABELS = { password: 'Mot de passe' }

/** Confirms the address behind a link, with the password of the account. */
export function ConfirmForm({ token, email, errors, problem }: Props) {
  return (
    <PostedForm<{ next: string }>
      path={CONFIRM_API}
      labels={LABELS}
      prefix="confirmer"
      label="Confirmer et me connecter"
      busyLabel="Un instant…"
      tooMany={TOO_MANY_TRIES}
      errors={errors}
      problem={problem}
      onSent={({ next }) => window.location.assign(next)}
    >
      {(bind) => (
        <>
          <input type="hidden" name="token" value={token} />
          <TextField label="E-mail" defaultValue={email} autoComplete="username" readOnly />
          <PasswordField
            {...bind('password')}
            label={LABELS.password}
            hint="Celui que vous avez choisi pour ce compte."
            autoComplete="current-password"
            maxLength={1000}
            isRequired
          />
        </>
      )}
    </PostedForm>
  )
}
