'use client'

import { useAuth, useDocumentInfo, useModal } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'

import { cmsAddress } from '@/ui/api/address'
import { readAt } from '@/ui/api/client'

import { holderOf, type Holder } from './model'

/** Milliseconds between two looks at who holds the page. */
const EVERY = 5000

/** Payload's own dialog: it knows of nothing but the next change, and offers no way back. */
const PAYLOAD_DIALOG = 'document-take-over'

export type TakenOver = {
  /** Who took the page over while this person was at work on it. */
  by: Holder | null
  /** Makes the page theirs again; the other person is told in turn. */
  takeBack: () => Promise<void>
}

/** Who holds a page, null for nobody; undefined while the server does not answer. */
async function askHolder(page: string): Promise<Holder | null | undefined> {
  const query = new URLSearchParams({
    'where[document.relationTo][equals]': 'pages',
    'where[document.value][equals]': page,
    depth: '0',
    limit: '1',
    sort: '-updatedAt',
  })
  const address = cmsAddress(`/api/cms/payload-locked-documents?${query}`)
  return readAt(address).then(
    (answer) => holderOf(answer, Date.now()),
    () => undefined,
  )
}

/**
 * Whether somebody took over the page on which this person works: looked at every few seconds
 * and when the tab is shown again, so that nobody goes on typing what will be refused.
 * @param isWatching whether there is any work to lose
 */
export function useTakenOver(isWatching: boolean): TakenOver {
  const { id, updateDocumentEditor, setCurrentEditor } = useDocumentInfo()
  const { user } = useAuth()
  const { isModalOpen, closeModal } = useModal()
  const [by, setBy] = useState<Holder | null>(null)
  /** Nobody else held it at first: before that, Payload's own question comes first. */
  const wasOurs = useRef(false)
  const me = user ? String(user.id) : null
  const page = id === undefined || id === null ? null : String(id)

  const look = useCallback(async () => {
    if (!page || !me || document.visibilityState === 'hidden') return
    const holder = await askHolder(page)
    if (holder === undefined) return
    if (holder === null || holder.id === me) {
      // Nobody: Payload is about to write our lock.
      wasOurs.current = true
      setBy(null)
    } else if (wasOurs.current) setBy(holder)
  }, [page, me])

  useEffect(() => {
    if (!isWatching) return
    const onShown = () => void look()
    onShown()
    const timer = setInterval(onShown, EVERY)
    document.addEventListener('visibilitychange', onShown)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onShown)
    }
  }, [isWatching, look])

  const isToldByPayload = isModalOpen(PAYLOAD_DIALOG)
  useEffect(() => {
    if (!isToldByPayload) return
    closeModal(PAYLOAD_DIALOG)
    wasOurs.current = true
    queueMicrotask(() => void look())
  }, [isToldByPayload, closeModal, look])

  const takeBack = useCallback(async () => {
    if (!page || !user) return
    await updateDocumentEditor(page, 'pages', user)
    setCurrentEditor?.(user)
    await look()
  }, [page, user, updateDocumentEditor, setCurrentEditor, look])

  return { by, takeBack }
}
