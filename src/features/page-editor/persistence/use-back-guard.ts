'use client'

import { useCallback, useEffect, useRef, useState } from 'react'

/** Marks the entry of the history that stands in front of a page with unsaved changes. */
const MARK = 'patteUnsaved'

const isMarked = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && MARK in state

/**
 * Asks before the Back button leaves unsaved changes; Payload's own guard knows links and the
 * closing of the tab only. A second entry of the same page is put on the history: Back then
 * falls onto the first, where the question is asked. Once saved, Back passes over both.
 */
export function useBackGuard(isGuarded: boolean) {
  const [isAsking, setAsking] = useState(false)
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
        setAsking(true)
      } else if (isHere && hasEntry.current) {
        hasEntry.current = false
        event.stopImmediatePropagation()
        window.history.back()
      }
    }
    window.addEventListener('popstate', onPopState, true)
    return () => window.removeEventListener('popstate', onPopState, true)
  }, [])

  const stay = useCallback(() => setAsking(false), [])
  const leave = useCallback(() => {
    isLeaving.current = true
    setAsking(false)
    window.history.go(-2)
  }, [])
  return { isAsking, stay, leave }
}
