'use client'

import { useId } from 'react'

import { ROLE_LABELS, type Role } from '@/platform/access/model'

import { ROLE_HINTS, ROLES_BY_RANK } from '../model'
import styles from './RoleChoice.module.scss'
import { words } from './words.fr'

type Props = {
  role: Role
  onChange: (role: Role) => void
  /** What is wrong with it. */
  error?: string | undefined
}

/** One of the roles of a team, each with what it lets somebody do. */
export function RoleChoice({ role, onChange, error }: Props) {
  const id = useId()
  return (
    <fieldset className={styles.roles} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{words.role}</legend>
      {ROLES_BY_RANK.map((each) => (
        <div key={each} className={styles.role}>
          <input
            id={`${id}-${each}`}
            type="radio"
            name={id}
            checked={each === role}
            aria-describedby={`${id}-${each}-hint`}
            onChange={() => onChange(each)}
          />
          <label htmlFor={`${id}-${each}`}>{ROLE_LABELS[each]}</label>
          <p id={`${id}-${each}-hint`}>{ROLE_HINTS[each]}</p>
        </div>
      ))}
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
