'use client'

import { Checkbox } from '@/ui/Checkbox'
import { NewTab } from '@/ui/NewTab'
import { PasswordField } from '@/ui/PasswordField'
import { PostedForm } from '@/ui/PostedForm'
import { TextField } from '@/ui/TextField'

import { NAME_MAX, PASSWORD_MAX } from '../model'
import { PASSWORD_RULE } from '../sentences'
import {
  SIGN_UP_API,
  SIGN_UP_FASTEST_MS,
  SIGN_UP_LABELS,
  TOO_MANY_SIGN_UPS,
  type SignUpField,
} from '../sign-up/model'
import styles from './SignIn.module.scss'

type Props = {
  /** Where to go afterwards, already checked. */
  suite: string | null
  /** What was typed before, without JavaScript. */
  draft?: Readonly<Record<string, unknown>>
  errors?: Readonly<Record<string, string>>
  problem?: { error: string; wait: number } | null
}

/** Opens an account. Without JavaScript the browser posts the same form. */
export function SignUpForm({ suite, draft = {}, errors, problem }: Props) {
  return (
    <PostedForm<{ next: string }>
      path={SIGN_UP_API}
      labels={SIGN_UP_LABELS}
      prefix="inscription"
      label="Créer mon compte"
      busyLabel="Un instant…"
      tooMany={TOO_MANY_SIGN_UPS}
      errors={errors}
      problem={problem}
      fastestMs={SIGN_UP_FASTEST_MS}
      check={async (typed) => (await import('../sign-up/schema')).signUpErrors(typed)}
      onSent={({ next }) => window.location.assign(next)}
    >
      {(bind) => {
        const of = (name: SignUpField) => ({
          ...bind(name),
          label: SIGN_UP_LABELS[name],
          defaultValue: typeof draft[name] === 'string' ? draft[name] : undefined,
        })
        return (
          <>
            <TextField {...of('name')} autoComplete="name" maxLength={NAME_MAX} isRequired />
            <TextField
              {...of('email')}
              type="email"
              inputMode="email"
              autoComplete="username"
              maxLength={254}
              hint="Un message y part pour la confirmer."
              isRequired
            />
            <PasswordField
              {...bind('password')}
              label={SIGN_UP_LABELS.password}
              hint={PASSWORD_RULE}
              autoComplete="new-password"
              maxLength={PASSWORD_MAX}
              isRequired
            />
            <Checkbox
              {...bind('terms')}
              value="oui"
              defaultChecked={draft.terms === 'oui'}
              isRequired
              label={
                <>
                  J’accepte les{' '}
                  <a href="/cgu" target="_blank">
                    conditions d’utilisation
                    <NewTab />
                  </a>
                  . Ce que nous gardons de vous est dit à la page{' '}
                  <a href="/confidentialite" target="_blank">
                    Confidentialité
                    <NewTab />
                  </a>
                  .
                </>
              }
            />
            {suite && <input type="hidden" name="suite" value={suite} />}
            <div className={styles.trap} aria-hidden="true">
              <label htmlFor="inscription-website">{SIGN_UP_LABELS.website}</label>
              <input id="inscription-website" name="website" tabIndex={-1} autoComplete="off" />
            </div>
          </>
        )
      }}
    </PostedForm>
  )
}
