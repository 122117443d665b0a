'use client'

import { useEffect, useState } from 'react'

/** Whether an element was on screen, or nearly: what serves it may be loaded now. */
export function useSeen(element: HTMLElement | null): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!element || isSeen) return
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { rootMargin: '200px' },
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [element, isSeen])
  return isSeen
}
