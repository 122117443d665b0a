'use client'

import { useEffect, useState, type RefObject } from 'react'

/** How much a canvas of a width in pixels shrinks so that it fits its stage: 1 or less. */
export function useZoom(stage: RefObject<HTMLElement | null>, width: number): number {
  const [room, setRoom] = useState(width)
  useEffect(() => {
    const element = stage.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setRoom(Math.floor(entry.contentRect.width))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [stage])
  return Math.min(1, room / width)
}
