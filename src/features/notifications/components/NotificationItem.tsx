'use client'

import { cutAt } from '@/platform/french.model'
import { Icon } from '@/ui/Icon'

import type { OwnNotification } from '../queries'
import { sinceLabel } from '../since.model'
import { TYPES } from '../types.model'
import styles from './Notifications.module.scss'

type Props = {
  notification: OwnNotification
  now: Date
  /** Longest message, in characters. */
  longest?: number
  onRead: () => void
  onRemove: () => void
}

/** One thing that a person was told; pressed, it is read and leads where it says. */
export function NotificationItem({ notification, now, longest = 400, onRead, onRemove }: Props) {
  const { type, title, message, read, createdAt, data } = notification
  const { icon, color } = TYPES[type]
  const words = (
    <>
      <span className={styles.icon} data-color={color}>
        <Icon name={icon} size={20} />
      </span>
      <span className={styles.words}>
        <strong className={styles.title}>
          {!read && <span className={styles.unread}>Non lue. </span>}
          {title}
        </strong>
        {message && <span>{cutAt(message, longest)}</span>}
        <span className={styles.since}>{sinceLabel(new Date(createdAt), now)}</span>
      </span>
    </>
  )
  return (
    <li className={styles.item} data-read={read ? '' : undefined}>
      {data.actionUrl ? (
        <a className={styles.main} href={data.actionUrl} onClick={read ? undefined : onRead}>
          {words}
        </a>
      ) : (
        <button type="button" className={styles.main} onClick={read ? undefined : onRead}>
          {words}
        </button>
      )}
      <button
        type="button"
        className={styles.remove}
        aria-label={`Retirer «\u00a0${title}\u00a0»`}
        onClick={onRemove}
      >
        <Icon name="close" size={18} />
      </button>
    </li>
  )
}
