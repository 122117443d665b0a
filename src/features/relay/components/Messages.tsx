import { longMoment } from '@/platform/time/model'

import type { MessageView } from '../view'
import { MessagePhoto } from './MessagePhoto'
import styles from './Relay.module.scss'

type Props = {
  messages: readonly MessageView[]
  otherName: string
}

/** What two people wrote to each other, oldest first. */
export function Messages({ messages, otherName }: Props) {
  if (messages.length === 0) return <p className={styles.note}>Aucun message pour le moment.</p>
  return (
    <ol className={styles.list} aria-label="Messages">
      {messages.map(({ id, isMine, text, photo, at }) => (
        <li key={id} className={styles.message} data-mine={isMine || undefined}>
          <p className={styles.who}>
            <strong>{isMine ? 'Vous' : otherName}</strong>
            <time dateTime={at}>{longMoment(new Date(at))}</time>
          </p>
          <p className={styles.text}>{text}</p>
          {photo && (
            <MessagePhoto
              path={photo}
              alt={isMine ? 'Photo que vous avez envoyée' : `Photo envoyée par ${otherName}`}
            />
          )}
        </li>
      ))}
    </ol>
  )
}
