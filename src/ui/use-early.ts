'use client'

import { useEffect } from 'react'

/** Milliseconds after which a browser that cannot tell when it is idle fetches anyway. */
const LATER = 2000

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/**
 * Fetches the code that a press will need once the page has nothing better to do, so that the
 * first press is answered at once. Never for whoever asked the browser to save data; a failure is
 * for the press to tell.
 * @param load the same function at every render, which fetches once
 */
export function useEarly(load: () => Promise<unknown>): void {
  useEffect(() => {
    if (savesData()) return
    const fetchIt = () => void load().catch(() => undefined)
    // Safari has no such callback.
    if (typeof requestIdleCallback !== 'function') {
      const timer = window.setTimeout(fetchIt, LATER)
      return () => window.clearTimeout(timer)
    }
    const idle = requestIdleCallback(fetchIt)
    return () => cancelIdleCallback(idle)
  }, [load])
}
