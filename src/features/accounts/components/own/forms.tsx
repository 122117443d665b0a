'use client'

import { PasswordField } from '@/ui/PasswordField'
import { TextField } from '@/ui/TextField'

import { NAME_MAX, PASSWORD_MAX } from '../../model'
import { IDENTITY_API, NEW_EMAIL_API, NEW_PASSWORD_API, PARTS } from '../../own/model'
import { PASSWORD_RULE } from '../../sentences'
import styles from './Account.module.scss'
import { AccountForm } from './AccountForm'

/** A form as it came back, without JavaScript. */
export type FormState = {
  draft: Readonly<Record<string, unknown>>
  errors: Readonly<Record<string, string>>
  problem: { error: string; wait: number } | null
  /** What was done. */
  done?: string
}

const IDENTITY = {
  name: 'Nom',
  phone: 'Téléphone',
  postalCode: 'Code postal',
  city: 'Ville',
} as const

type IdentityProps = FormState & {
  values: Readonly<Record<keyof typeof IDENTITY, string>>
  /** Members of a team have a town. */
  needsCity: boolean
}

/** How a person is named and reached. */
export function IdentityForm({ values, needsCity, draft, ...form }: IdentityProps) {
  return (
    <AccountForm
      path={IDENTITY_API}
      labels={IDENTITY}
      prefix={PARTS.identity}
      labelledBy={`${PARTS.identity}-titre`}
      label="Enregistrer"
      busyLabel="Enregistrement…"
      {...form}
    >
      {(bind) => {
        const of = (name: keyof typeof IDENTITY) => ({
          ...bind(name),
          label: IDENTITY[name],
          defaultValue: typeof draft[name] === 'string' ? draft[name] : values[name],
        })
        return (
          <>
            <TextField {...of('name')} autoComplete="name" maxLength={NAME_MAX} isRequired />
            <TextField
              {...of('phone')}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              maxLength={30}
              isOptional
            />
            <div className={styles.pair}>
              <TextField
                {...of('postalCode')}
                inputMode="numeric"
                autoComplete="postal-code"
                maxLength={5}
                isOptional
              />
              <TextField
                {...of('city')}
                autoComplete="address-level2"
                maxLength={100}
                isRequired={needsCity}
                isOptional={!needsCity}
              />
            </div>
          </>
        )
      }}
    </AccountForm>
  )
}

const EMAIL = { email: 'Nouvelle adresse', currentPassword: 'Votre mot de passe actuel' } as const

/** Asks for another address. */
export function EmailForm({ draft, ...form }: FormState) {
  return (
    <AccountForm
      path={NEW_EMAIL_API}
      labels={EMAIL}
      prefix={PARTS.email}
      labelledBy={`${PARTS.email}-titre`}
      label="Changer d’adresse"
      busyLabel="Envoi en cours…"
      isEmptied
      {...form}
    >
      {(bind) => (
        <>
          <TextField
            {...bind('email')}
            label={EMAIL.email}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            defaultValue={typeof draft.email === 'string' ? draft.email : undefined}
            isRequired
          />
          <PasswordField
            {...bind('currentPassword')}
            label={EMAIL.currentPassword}
            autoComplete="current-password"
            maxLength={1000}
            isRequired
          />
        </>
      )}
    </AccountForm>
  )
}

const PASSWORD = {
  currentPassword: 'Mot de passe actuel',
  password: 'Nouveau mot de passe',
} as const

/** Chooses another password. */
export function PasswordForm({ email, draft: _none, ...form }: FormState & { email: string }) {
  return (
    <AccountForm
      path={NEW_PASSWORD_API}
      labels={PASSWORD}
      prefix={PARTS.password}
      labelledBy={`${PARTS.password}-titre`}
      label="Changer de mot de passe"
      busyLabel="Enregistrement…"
      isEmptied
      {...form}
    >
      {(bind) => (
        <>
          {/* For the program that keeps passwords: which account it is. */}
          <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />
          <PasswordField
            {...bind('currentPassword')}
            label={PASSWORD.currentPassword}
            autoComplete="current-password"
            maxLength={1000}
            isRequired
          />
          <PasswordField
            {...bind('password')}
            label={PASSWORD.password}
            hint={PASSWORD_RULE}
            autoComplete="new-password"
            maxLength={PASSWORD_MAX}
            isRequired
          />
        </>
      )}
    </AccountForm>
  )
}
