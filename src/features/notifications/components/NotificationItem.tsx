'use client'

import { useRef } from 'react'

import { cutAt } from '@/platform/french.model'
import { Icon } from '@/ui/Icon'

import type { OwnNotification } from '../queries'
import { sinceLabel } from '../since.model'
import { TYPES } from '../types.model'
import styles from './Notifications.module.scss'

/** Longest message of an item, in characters; compact lists have theirs. */
export const LONGEST = 100

type Props = {
  notification: OwnNotification
  now: Date
  /** Longest message, in characters. */
  longest?: number
  onRead: () => void
  onRemove: () => void
}

/** One thing that a person was told; pressed, it is read and leads where it says. */
export function NotificationItem({
  notification,
  now,
  longest = LONGEST,
  onRead,
  onRemove,
}: Props) {
  const { type, title, message, read, createdAt, data } = notification
  const { icon, color } = TYPES[type]
  const since = sinceLabel(new Date(createdAt), now)
  const main = useRef<HTMLElement>(null)
  const hold = (node: HTMLElement | null) => void (main.current = node)
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
        <span className={styles.since}>
          <time dateTime={createdAt} aria-hidden={since.said !== null || undefined}>
            {since.short}
          </time>
          {since.said && <span className={styles.unread}>{since.said}</span>}
        </span>
      </span>
    </>
  )
  return (
    <li className={styles.item} data-read={read ? '' : undefined}>
      {data.actionUrl ? (
        <a
          ref={hold}
          className={styles.main}
          href={data.actionUrl}
          onClick={read ? undefined : onRead}
        >
          {words}
        </a>
      ) : (
        <button
          ref={hold}
          type="button"
          className={styles.main}
          onClick={read ? undefined : onRead}
        >
          {words}
        </button>
      )}
      <div className={styles.acts}>
        <button type="button" aria-label={`Retirer «\u00a0${title}\u00a0»`} onClick={onRemove}>
          <Icon name="close" size={18} />
        </button>
        {!read && (
          <button
            type="button"
            aria-label={`Marquer «\u00a0${title}\u00a0» comme lue`}
            title="Marquer comme lue"
            onClick={() => {
              // This button goes.
              main.current?.focus()
              onRead()
            }}
          >
            <Icon name="check" size={18} />
          </button>
        )}
      </div>
    </li>
  )
}
