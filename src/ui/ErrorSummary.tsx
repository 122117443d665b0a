import type { Ref } from 'react'

import styles from './ErrorSummary.module.scss'

type Props = {
  /** In the order of the form: `id` is that of the control to correct, where there is one. */
  errors: ReadonlyArray<{ id?: string; text: string }>
  /** Takes the focus after a form was refused (use-focus-message). */
  ref?: Ref<HTMLDivElement>
}

/** What is to correct in a form; each line leads to its field. Nothing when there is nothing. */
export function ErrorSummary({ errors, ref }: Props) {
  if (errors.length === 0) return null
  const title =
    errors.length > 1 ? `${errors.length} réponses sont à revoir` : 'Une réponse est à revoir'
  return (
    <div className={styles.summary} role="alert" tabIndex={-1} ref={ref}>
      <h2>{title}</h2>
      <ul>
        {errors.map(({ id, text }) => (
          <li key={`${id} ${text}`}>{id ? <a href={`#${id}`}>{text}</a> : text}</li>
        ))}
      </ul>
    </div>
  )
}
