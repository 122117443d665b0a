'use client'

import { useEffect, type RefObject } from 'react'

import type { View } from '../view'

/** Measures the room that the stage leaves to the canvas. */
export function useRoom(view: View, stage: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = stage.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      const room = Math.floor(entry?.contentRect.width ?? 0)
      if (room > 0) view.set({ room })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [view, stage])
}
