'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import useSWR from 'swr'

import { toast } from '@/ui/toasts'

import type { OwnNotification } from '../queries'
import { cutAt, toneOf, TYPES } from '../types.model'

/** Where one's own notifications are. */
const API = '/api/v1/me/notifications'
/** How many the panel shows. */
export const SHOWN = 5
/** Milliseconds between two looks at the count, and between two readings of the list. */
const EVERY_MS = 120_000
/** Longest message of a toast, in characters. */
const TOAST_MAX = 80

type Listed = {
  notifications: readonly OwnNotification[]
  stats: { unread: number; total: number }
}

/** The count; nobody signed in is nothing unread. */
async function readCount(path: string): Promise<number> {
  const response = await fetch(path, { credentials: 'include' })
  if (response.status === 401) return 0
  if (!response.ok) throw new Error(`Erreur ${response.status}`)
  return ((await response.json()) as { unreadCount: number }).unreadCount
}

async function readList(): Promise<Listed> {
  const response = await fetch(`${API}?page=1&limit=${SHOWN}`, { credentials: 'include' })
  if (!response.ok) throw new Error(`Erreur ${response.status}`)
  return (await response.json()) as Listed
}

async function write(method: 'PUT' | 'DELETE', id?: string): Promise<void> {
  const response = await fetch(id ? `${API}/${id}` : API, { method, credentials: 'include' })
  // One that is gone already is as it was asked for.
  if (!response.ok && response.status !== 404) throw new Error(`Erreur ${response.status}`)
}

/** What came while the page was open, and deserves to be seen at once. */
function announce(known: ReadonlySet<string>, { notifications }: Listed): void {
  for (const { id, type, title, message, read } of [...notifications].reverse()) {
    const described = TYPES[type]
    if (known.has(id) || read || !described.hasToast) continue
    toast({
      text: message ? `${title}\u00a0: ${cutAt(message, TOAST_MAX)}` : title,
      tone: toneOf(described),
      duration: described.toastMs,
    })
  }
}

const readOne = (listed: Listed, id: string): Listed => ({
  notifications: listed.notifications.map((one) =>
    one.id === id && !one.read ? { ...one, read: true } : one,
  ),
  stats: {
    ...listed.stats,
    unread: listed.stats.unread - (isUnread(listed, id) ? 1 : 0),
  },
})

const isUnread = ({ notifications }: Listed, id: string): boolean =>
  notifications.some((one) => one.id === id && !one.read)

const readAll = ({ notifications, stats }: Listed): Listed => ({
  notifications: notifications.map((one) => ({ ...one, read: true })),
  stats: { ...stats, unread: 0 },
})

const without = (listed: Listed, id: string): Listed => ({
  notifications: listed.notifications.filter((one) => one.id !== id),
  stats: {
    unread: listed.stats.unread - (isUnread(listed, id) ? 1 : 0),
    total: listed.stats.total - 1,
  },
})

/** One's own notifications: the count by itself, the list when the panel asks for it. */
export function useNotifications() {
  const [listed, setListed] = useState<Listed | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [isLoading, setLoading] = useState(false)
  const lastRead = useRef(0)
  const { data: counted, mutate } = useSWR(`${API}/unread-count`, readCount, {
    refreshInterval: EVERY_MS,
    shouldRetryOnError: false,
  })
  const unread = counted ?? 0
  const seen = useRef<number | null>(null)

  const load = useCallback(
    async (isForced = false): Promise<Listed | null> => {
      const isFresh = Date.now() - lastRead.current < EVERY_MS
      if (!isForced && isFresh && lastRead.current > 0) return null
      setLoading(true)
      try {
        const answer = await readList()
        lastRead.current = Date.now()
        setListed(answer)
        setFailed(false)
        void mutate(answer.stats.unread, { revalidate: false })
        return answer
      } catch {
        setFailed(true)
        return null
      } finally {
        setLoading(false)
      }
    },
    [mutate],
  )

  // More than a moment ago: something came while the page was open.
  useEffect(() => {
    // What waited before the page was opened is told by the badge alone.
    if (counted === undefined) return
    const before = seen.current
    seen.current = counted
    if (before === null || counted <= before) return
    const known = new Set(listed?.notifications.map(({ id }) => id))
    void load(true).then((answer) => {
      if (answer) announce(known.size > 0 ? known : knownBut(answer, counted - before), answer)
    })
  }, [counted, listed, load])

  /** Shows it done at once; as it was when the server says no. */
  const change = async (next: (listed: Listed) => Listed, sent: Promise<void>) => {
    if (!listed) return
    const after = next(listed)
    setListed(after)
    seen.current = after.stats.unread
    void mutate(after.stats.unread, { revalidate: false })
    try {
      await sent
      if (after.notifications.length < Math.min(SHOWN, after.stats.total)) await load(true)
    } catch {
      setListed(listed)
      seen.current = listed.stats.unread
      void mutate(listed.stats.unread, { revalidate: false })
      toast({ text: 'Erreur lors du marquage comme lu', tone: 'destructive' })
    }
  }

  return {
    unread,
    listed,
    hasFailed,
    isLoading,
    load,
    markRead: (id: string) => change((now) => readOne(now, id), write('PUT', id)),
    markAllRead: () => change(readAll, write('PUT')),
    remove: (id: string) => change((now) => without(now, id), write('DELETE', id)),
  }
}

/** Of a list that was not read before: all but the latest ones were there. */
const knownBut = ({ notifications }: Listed, latest: number): ReadonlySet<string> =>
  new Set(notifications.slice(latest).map(({ id }) => id))
