'use client'

import { useState, type ComponentProps } from 'react'

import { Field, type FieldProps } from './Field'
import field from './Field.module.scss'
import styles from './PasswordField.module.scss'
import { useReady } from './use-ready'

type Props = FieldProps &
  Omit<ComponentProps<'input'>, 'required' | 'className' | 'type'> & {
    /** Which one the browser offers to fill in, or to make up. */
    autoComplete: 'current-password' | 'new-password'
  }

/** A password, which may be looked at while it is typed. */
export function PasswordField({ label, hint, error, isRequired, id, ...input }: Props) {
  const [isShown, setShown] = useState(false)
  const isReady = useReady()
  return (
    <div className={styles.room}>
      <Field {...{ label, hint, error, isRequired, id }}>
        {(control) => (
          <input
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
            className={field.control}
          />
        )}
      </Field>
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
    </div>
  )
}
