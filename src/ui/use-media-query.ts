'use client'

import { useCallback, useSyncExternalStore } from 'react'

/**
 * Does the window match a media query, now and whenever that changes?
 * @param onServer what is drawn before the browser can say
 */
export function useMediaQuery(query: string, onServer: boolean): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => onServer,
  )
}
