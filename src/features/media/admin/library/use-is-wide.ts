'use client'

import { useSyncExternalStore } from 'react'

/** From here on the details stand beside the pictures; on less they cover them. */
const WIDE = '(width >= 1024px)'

function subscribe(listener: () => void) {
  const list = window.matchMedia(WIDE)
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => true,
  )
