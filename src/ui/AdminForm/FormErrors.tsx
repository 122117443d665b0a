'use client'

import type { Ref } from 'react'

import styles from './FormErrors.module.scss'

/** A wrong answer: the id of its control, and the sentence. */
export type FormError = { id: string; text: string }

type Props = {
  /** In the order of the form; nothing is shown while there is none. */
  errors: readonly FormError[]
  /** Takes the focus after a form was refused (use-focus-message). */
  summary: Ref<HTMLDivElement>
  /** Leads to a wrong answer that is not on show; without it the link does. */
  onLead?: ((id: string) => void) | undefined
}

/** What is wrong in a form of the admin, all together, each line leading to its field. */
export function FormErrors({ errors, summary, onLead }: Props) {
  if (errors.length === 0) return null
  return (
    <div className={styles.summary} role="alert" tabIndex={-1} ref={summary}>
      <h2>Erreurs de validation détectées</h2>
      <ul>
        {errors.map(({ id, text }) => (
          <li key={`${id} ${text}`}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                if (!onLead) return
                event.preventDefault()
                onLead(id)
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
