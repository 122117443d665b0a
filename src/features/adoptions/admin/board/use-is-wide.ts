'use client'

import { useSyncExternalStore } from 'react'

/** From here on the columns stand side by side; on less, one at a time. */
const WIDE = '(width >= 768px)'

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
