'use client'

import { useEffect, useState, type RefObject } from 'react'

type Room = { width: number; height: number }

/** The room inside an element, in pixels, as it changes. */
export function useRoom(element: RefObject<HTMLElement | null>, isShown: boolean): Room {
  const [room, setRoom] = useState<Room>({ width: 0, height: 0 })
  useEffect(() => {
    const watched = element.current
    if (!watched || !isShown) return
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return
      const { width, height } = entry.contentRect
      setRoom({ width, height })
    })
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element, isShown])
  return room
}
