'use client'

import { useRef, useState } from 'react'
import { useSWRConfig } from 'swr'

import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { toast } from '@/ui/toasts'

import type { OwnNotification } from '../queries'
import { NotificationItem } from './NotificationItem'
import styles from './Notifications.module.scss'
import { COUNT_API, NOT_READ, NOT_REMOVED, READ_ALL_API, writeOwn } from './own-api'

type Props = {
  notifications: readonly OwnNotification[]
  unread: number
  /** Only those not read are shown. */
  unreadOnly: boolean
  /** When the page was made; ISO 8601. */
  now: string
}

/** A page of all that a person was told. */
export function AllNotifications({ notifications: first, unread, unreadOnly, now }: Props) {
  const [shown, setShown] = useState(first)
  const [isAllRead, setAllRead] = useState(unread === 0)
  const { mutate } = useSWRConfig()
  const list = useRef<HTMLDivElement>(null)
  /** Shows it done at once; as it was, with a word, when the server says no. */
  const change = async (
    next: readonly OwnNotification[],
    sent: Promise<boolean>,
    no: string,
  ): Promise<boolean> => {
    const before = shown
    setShown(next)
    const isDone = await sent
    // The bell counts anew.
    if (isDone) void mutate(COUNT_API)
    else {
      setShown(before)
      toast({ text: no, tone: 'destructive' })
    }
    return isDone
  }
  /** What was pressed goes: the focus stays with the list. */
  const stay = () => list.current?.focus()
  const read = (one: OwnNotification) => ({ ...one, read: true })
  if (shown.length === 0) {
    return (
      <EmptyState title={unreadOnly ? 'Tout est lu' : 'Aucune notification'}>
        Vous serez notifié ici des nouveaux événements
      </EmptyState>
    )
  }
  return (
    <div className={styles.whole} ref={list} tabIndex={-1}>
      {!isAllRead && (
        // Without JavaScript the browser posts it.
        <form
          method="post"
          action={READ_ALL_API}
          onSubmit={(event) => {
            event.preventDefault()
            stay()
            void change(shown.map(read), writeOwn('PUT'), NOT_READ).then(setAllRead)
          }}
        >
          <Button type="submit" look="outline">
            Tout marquer comme lu
          </Button>
        </form>
      )}
      <ul className={styles.page}>
        {shown.map((one) => (
          <NotificationItem
            key={one.id}
            notification={one}
            now={new Date(now)}
            onRead={() =>
              void change(
                shown.map((each) => (each.id === one.id ? read(each) : each)),
                writeOwn('PUT', one.id),
                NOT_READ,
              )
            }
            onRemove={() => {
              stay()
              void change(
                shown.filter(({ id }) => id !== one.id),
                writeOwn('DELETE', one.id),
                NOT_REMOVED,
              )
            }}
          />
        ))}
      </ul>
    </div>
  )
}
