'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import useSWR from 'swr'

import { cutAt } from '@/platform/french.model'
import { toast } from '@/ui/toasts'

import type { OwnNotification } from '../queries'
import { toneOf, TYPES } from '../types.model'
import { allApi, COUNT_API, NOT_READ, NOT_REMOVED, oneApi, OWN_API, writeOwn } from './own-api'

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
  const response = await fetch(`${OWN_API}?page=1&limit=${SHOWN}`, { credentials: 'include' })
  if (!response.ok) throw new Error(`Erreur ${response.status}`)
  return (await response.json()) as Listed
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
  const lastRead = useRef(0)
  const { data: counted, mutate } = useSWR(COUNT_API, readCount, {
    refreshInterval: EVERY_MS,
    shouldRetryOnError: false,
  })
  const unread = counted ?? 0
  const seen = useRef<number | null>(null)

  const load = useCallback(
    async (isForced = false): Promise<Listed | null> => {
      if (!isForced && Date.now() - lastRead.current < EVERY_MS) return null
      try {
        const answer = await readList()
        // An empty list is read again whenever it is opened.
        lastRead.current = answer.notifications.length > 0 ? Date.now() : 0
        setListed(answer)
        setFailed(false)
        void mutate(answer.stats.unread, { revalidate: false })
        return answer
      } catch {
        setFailed(true)
        return null
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

  const show = (next: Listed) => {
    setListed(next)
    seen.current = next.stats.unread
    void mutate(next.stats.unread, { revalidate: false })
  }

  /** Shows it done at once; as it was, with a word, when the server says no. */
  const change = async (next: (listed: Listed) => Listed, sent: Promise<boolean>, no: string) => {
    if (!listed) return
    const after = next(listed)
    show(after)
    if (await sent) {
      if (after.notifications.length < Math.min(SHOWN, after.stats.total)) await load(true)
      return
    }
    show(listed)
    toast({ text: no, tone: 'destructive' })
  }

  return {
    unread,
    listed,
    hasFailed,
    load,
    markRead: (id: string) =>
      change((now) => readOne(now, id), writeOwn('PUT', oneApi(id)), NOT_READ),
    markAllRead: () => change(readAll, writeOwn('PUT', allApi(null)), NOT_READ),
    remove: (id: string) =>
      change((now) => without(now, id), writeOwn('DELETE', oneApi(id)), NOT_REMOVED),
  }
}

/** Of a list that was not read before: all but the latest ones were there. */
const knownBut = ({ notifications }: Listed, latest: number): ReadonlySet<string> =>
  new Set(notifications.slice(latest).map(({ id }) => id))
