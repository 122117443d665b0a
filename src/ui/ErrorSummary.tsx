import type { MouseEvent, Ref } from 'react'

import styles from './ErrorSummary.module.scss'

type Props = {
  /** In the order of the form: `id` is that of the control to correct, where there is one. */
  errors: ReadonlyArray<{ id?: string; text: string }>
  /** The address of the page stays as it is: nothing is added to what Back goes through. */
  isQuiet?: boolean
  /** Takes the focus after a form was refused (use-focus-message). */
  ref?: Ref<HTMLDivElement>
}

function focusQuietly(event: MouseEvent, id: string): void {
  const control = document.getElementById(id)
  if (!control) return
  event.preventDefault()
  control.scrollIntoView({ block: 'center' })
  control.focus()
}

/** What is to correct in a form; each line leads to its field. Nothing when there is nothing. */
export function ErrorSummary({ errors, isQuiet = false, ref }: Props) {
  if (errors.length === 0) return null
  const title =
    errors.length > 1 ? `${errors.length} réponses sont à revoir` : 'Une réponse est à revoir'
  return (
    <div className={styles.summary} role="alert" tabIndex={-1} ref={ref}>
      <h2>{title}</h2>
      <ul>
        {errors.map(({ id, text }) => (
          <li key={`${id} ${text}`}>
            {id ? (
              <a href={`#${id}`} onClick={isQuiet ? (event) => focusQuietly(event, id) : undefined}>
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
