'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'

import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { toast } from '@/ui/toasts'

import type { OwnNotification } from '../queries'
import { MESSAGE_MAX, type Category } from '../types.model'
import { LONGEST, NotificationItem } from './NotificationItem'
import styles from './Notifications.module.scss'
import { allApi, COUNT_API, NOT_READ, NOT_REMOVED, oneApi, READ_ALL_API, writeOwn } from './own-api'

type Props = {
  notifications: readonly OwnNotification[]
  /** How many of what the filters show are not read. */
  unread: number
  /** How many of it are on other pages. */
  others: number
  /** Only those not read are shown. */
  unreadOnly: boolean
  /** Only those of it are shown; null for all. */
  category: Category | null
  /** When the page was made; ISO 8601. */
  now: string
}

/** A page of all that a person was told. */
export function AllNotifications({
  notifications: first,
  unread,
  others,
  unreadOnly,
  category,
  now,
}: Props) {
  const [given, setGiven] = useState(first)
  const [shown, setShown] = useState(first)
  const [isAllRead, setAllRead] = useState(unread === 0)
  const [writing, setWriting] = useState(0)
  const router = useRouter()
  if (given !== first) {
    setGiven(first)
    setShown(first)
    setAllRead(unread === 0)
  }
  // What is on other pages takes the place of what was taken away.
  const isEmptied = shown.length === 0 && others > 0
  useEffect(() => {
    if (isEmptied && writing === 0) router.refresh()
  }, [isEmptied, writing, router])
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
    setWriting((count) => count + 1)
    const isDone = await sent
    setWriting((count) => count - 1)
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
  return (
    <div className={styles.whole} ref={list} tabIndex={-1}>
      {isEmptied && <p role="status">Chargement des notifications...</p>}
      {shown.length === 0 && !isEmptied && (
        <EmptyState title={unreadOnly ? 'Tout est lu' : 'Aucune notification'}>
          Vous serez notifié ici des nouveaux événements
        </EmptyState>
      )}
      {shown.length > 0 && !isAllRead && (
        // Without JavaScript the browser posts it.
        <form
          method="post"
          action={READ_ALL_API}
          onSubmit={(event) => {
            event.preventDefault()
            stay()
            void change(shown.map(read), writeOwn('PUT', allApi(category)), NOT_READ).then(
              setAllRead,
            )
          }}
        >
          {category && <input type="hidden" name="category" value={category} />}
          <Button type="submit" look="outline">
            Tout marquer comme lu
          </Button>
        </form>
      )}
      <ul className={styles.page} hidden={shown.length === 0}>
        {shown.map((one) => (
          <NotificationItem
            key={one.id}
            notification={one}
            now={new Date(now)}
            // Where it leads says the rest; one that leads nowhere is read here or never.
            longest={one.data.actionUrl ? LONGEST : MESSAGE_MAX}
            onRead={() =>
              void change(
                shown.map((each) => (each.id === one.id ? read(each) : each)),
                writeOwn('PUT', oneApi(one.id)),
                NOT_READ,
              )
            }
            onRemove={() => {
              stay()
              void change(
                shown.filter(({ id }) => id !== one.id),
                writeOwn('DELETE', oneApi(one.id)),
                NOT_REMOVED,
              )
            }}
          />
        ))}
      </ul>
    </div>
  )
}
