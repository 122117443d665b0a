'use client'

import { TOO_MANY_TRIES } from '@/platform/rate-limit/sentences'
import { PasswordField } from '@/ui/PasswordField'
import { PostedForm } from '@/ui/PostedForm'
import { TextField } from '@/ui/TextField'

import { NAME_MAX, PASSWORD_MAX } from '../model'

const LABELS = { name: 'Votre nom', password: 'Mot de passe' } as const

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

/** Joins the team behind a link; who has no account yet chooses a name and a password. */
export function AcceptInvitationForm({ token, email, rule, hasAccount, problem }: Props) {
  return (
    <PostedForm<{ suite: string }>
      path="/api/auth/accept-invitation"
      labels={LABELS}
      prefix="rejoindre"
      label="Rejoindre l’équipe"
      busyLabel="Un instant…"
      tooMany={TOO_MANY_TRIES}
      problem={problem}
      onSent={({ suite }) => window.location.assign(suite)}
    >
      {(bind) => (
        <>
          <input type="hidden" name="token" value={token} />
          {!hasAccount && (
            <>
              <TextField
                id="rejoindre-email"
                label="E-mail"
                hint="L’adresse à laquelle vous avez reçu l’invitation."
                type="email"
                autoComplete="username"
                defaultValue={email}
                readOnly
              />
              <TextField
                {...bind('name')}
                label={LABELS.name}
                autoComplete="name"
                maxLength={NAME_MAX}
                isRequired
              />
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
        </>
      )}
    </PostedForm>
  )
}
