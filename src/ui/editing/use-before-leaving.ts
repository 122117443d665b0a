'use client'

import { useEffect, useEffectEvent } from 'react'

/**
 * Calls `keep` while there is still time: when the tab is hidden, when the page is left or closed,
 * and when the screen that asks goes away. On a phone the first is often the last that a page hears.
 * @param keep with what the screen knows now; it begins all that it does before it returns
 */
export function useBeforeLeaving(keep: () => void): void {
  const keepNow = useEffectEvent(keep)
  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') keepNow()
    }
    const onLeave = () => keepNow()
    document.addEventListener('visibilitychange', onHide)
    // The first of the two that a page hears; a question asked then gives more time still.
    window.addEventListener('beforeunload', onLeave)
    window.addEventListener('pagehide', onLeave)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      window.removeEventListener('beforeunload', onLeave)
      window.removeEventListener('pagehide', onLeave)
      keepNow()
    }
  }, [])
}
