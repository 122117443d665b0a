import { ConfirmForm } from './ConfirmForm'
import styles from './Relay.module.scss'
import type { ReturnedForm } from '@/platform/http/plain-form'
import { Warnings } from './Warnings'

type Props = {
  token: string
  waiting: {
    text: string
    hasPhoto: boolean
    isWaiting: boolean
    ownName: string
    otherName: string
    threadPath: string | null
  }
  form: ReturnedForm
}

/** A message that waits for a press of its author, or that has left. */
export function WaitingMessage({ token, waiting, form }: Props) {
  const { text, hasPhoto, isWaiting, ownName, otherName, threadPath } = waiting
  return (
    <div className={styles.parts}>
      <Warnings />
      <div className={styles.card}>
        <p className={styles.text}>{text}</p>
        {hasPhoto && <p className={styles.note}>Avec une photo</p>}
        <p className={styles.note}>
          {otherName} verra votre prénom, {ownName}, et non votre adresse e-mail.
        </p>
        {isWaiting ? (
          <ConfirmForm token={token} form={form} />
        ) : (
          threadPath && (
            <p>
              <a href={threadPath}>Voir la conversation</a>
            </p>
          )
        )}
      </div>
    </div>
  )
}
