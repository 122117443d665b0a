'use client'

import { useAuth, useDocumentInfo, useForm } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'

/** Marks the entry of the history that stands in front of a form with unsaved changes. */
const MARK = 'patteUnsaved'

/** Milliseconds until the form no longer holds the tab back. */
const QUIET = 100

const isMarked = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && MARK in state

/** The link that a press follows out of this page, in this tab; null for every other press. */
function linkAway(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!isPlain || !link?.href || link.hasAttribute('download')) return null
  if (link.target && link.target !== '_self') return null
  const [here] = window.location.href.split('#')
  const [there] = link.href.split('#')
  return here === there ? null : link
}

type Way = { link: HTMLAnchorElement } | 'back'

/**
 * Asks before unsaved changes are left, by a link, by Back or by closing the tab. It stands in the
 * form of a document and comes before Payload's own guard, which knows nothing of Back and forgets
 * the tab once the session is over.
 *
 * For Back a second entry of the same page is put on the history: Back then falls onto the first,
 * where the question is asked. Once saved, Back passes over both.
 */
export function useLeaveGuard(isGuarded: boolean) {
  const { setModified, setIsValid } = useForm()
  const { user } = useAuth()
  const { id, collectionSlug, globalSlug, documentLockState, unlockDocument } = useDocumentInfo()
  const [way, setWay] = useState<Way | null>(null)
  const guarded = useRef(isGuarded)
  const isLeaving = useRef(false)
  const hasEntry = useRef(false)

  useEffect(() => {
    guarded.current = isGuarded
    if (!isGuarded || isMarked(window.history.state)) return
    hasEntry.current = true
    window.history.pushState({ ...window.history.state, [MARK]: true }, '')
  }, [isGuarded])

  useEffect(() => {
    const here = window.location.pathname
    const onPopState = (event: PopStateEvent) => {
      if (isLeaving.current || isMarked(event.state)) return
      const isHere = window.location.pathname === here
      if (guarded.current) {
        // The router must not follow before the person has answered.
        event.stopImmediatePropagation()
        if (isHere) window.history.pushState({ ...window.history.state, [MARK]: true }, '')
        else window.history.forward()
        setWay('back')
      } else if (isHere && hasEntry.current) {
        hasEntry.current = false
        event.stopImmediatePropagation()
        window.history.back()
      }
    }
    const onClick = (event: MouseEvent) => {
      const link = guarded.current && !isLeaving.current ? linkAway(event) : null
      if (!link) return
      event.preventDefault()
      event.stopImmediatePropagation()
      setWay({ link })
    }
    const onUnload = (event: BeforeUnloadEvent) => {
      if (guarded.current && !isLeaving.current) event.preventDefault()
    }
    // Before the router, and before Payload, who listens from the first change on. Presses come
    // after the window, where editors of text keep the links in them from leading anywhere.
    window.addEventListener('popstate', onPopState, true)
    document.addEventListener('click', onClick, true)
    window.addEventListener('beforeunload', onUnload)
    return () => {
      window.removeEventListener('popstate', onPopState, true)
      document.removeEventListener('click', onClick, true)
      window.removeEventListener('beforeunload', onUnload)
    }
  }, [])

  const stay = useCallback(() => setWay(null), [])
  const leave = () => {
    isLeaving.current = true
    setWay(null)
    // Asked once is enough: Payload's own question, and the browser's, would follow.
    setModified(false)
    setIsValid(true)
    const slug = collectionSlug ?? globalSlug
    const holder = documentLockState?.current?.user
    const isHeld = (typeof holder === 'object' ? holder.id : holder) === user?.id
    // Whoever comes next does not wait for somebody who is gone.
    if (holder && isHeld && slug) void unlockDocument(id ?? '', slug).catch(() => undefined)
    setTimeout(() => {
      if (way === 'back') window.history.go(-2)
      else if (way?.link.isConnected) way.link.click()
      else if (way) window.location.assign(way.link.href)
    }, QUIET)
  }
  return { isAsking: way !== null, stay, leave }
}
