'use client'

import { useState } from 'react'

import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { toast } from '@/ui/toasts'

import type { OwnNotification } from '../queries'
import { NotificationItem } from './NotificationItem'
import styles from './Notifications.module.scss'

type Props = {
  notifications: readonly OwnNotification[]
  unread: number
  /** Only those not read are shown. */
  unreadOnly: boolean
  /** When the page was made; ISO 8601. */
  now: string
}

const API = '/api/v1/me/notifications'

async function write(method: 'PUT' | 'DELETE', id?: string): Promise<boolean> {
  try {
    const response = await fetch(id ? `${API}/${id}` : API, {
      method,
      credentials: 'include',
      // The page that a press leads to may come before the answer.
      keepalive: true,
    })
    return response.ok || response.status === 404
  } catch {
    return false
  }
}

/** A page of all that a person was told. */
export function AllNotifications({ notifications: first, unread, unreadOnly, now }: Props) {
  const [shown, setShown] = useState(first)
  const [isAllRead, setAllRead] = useState(unread === 0)
  const change = async (next: readonly OwnNotification[], sent: Promise<boolean>) => {
    const before = shown
    setShown(next)
    if (await sent) return true
    setShown(before)
    toast({ text: 'Erreur lors du marquage comme lu', tone: 'destructive' })
    return false
  }
  const read = (one: OwnNotification) => ({ ...one, read: true })
  if (shown.length === 0) {
    return (
      <EmptyState title={unreadOnly ? 'Tout est lu' : 'Aucune notification'}>
        Vous serez notifié ici des nouveaux événements
      </EmptyState>
    )
  }
  return (
    <>
      {!isAllRead && (
        <div>
          <Button
            look="outline"
            onClick={() =>
              void change(shown.map(read), write('PUT')).then((isDone) => setAllRead(isDone))
            }
          >
            Tout marquer comme lu
          </Button>
        </div>
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
                write('PUT', one.id),
              )
            }
            onRemove={() =>
              void change(
                shown.filter(({ id }) => id !== one.id),
                write('DELETE', one.id),
              )
            }
          />
        ))}
      </ul>
    </>
  )
}
