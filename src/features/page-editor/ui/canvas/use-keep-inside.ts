'use client'

import { useLayoutEffect, type RefObject } from 'react'

/** Pixels between a toolbar and the edges of the stage. */
const MARGIN = 8

/**
 * Keeps a floating toolbar between the edges of the stage, whatever the width
 * of its block, and tells its anchor how tall it is.
 */
export function useKeepInside(toolbar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = toolbar.current
    const stage = element?.closest<HTMLElement>('[data-stage]')
    if (!element || !stage) return
    const place = () => {
      element.style.setProperty('translate', 'none')
      const own = element.getBoundingClientRect()
      const room = stage.getBoundingClientRect()
      const over = Math.max(0, own.right - (room.right - MARGIN))
      const shift = Math.max(-over, room.left + MARGIN - own.left)
      element.style.setProperty('translate', `${Math.round(shift)}px 0`)
      element.parentElement?.style.setProperty('--tool-height', `${Math.round(own.height)}px`)
    }
    place()
    const observer = new ResizeObserver(place)
    observer.observe(element)
    observer.observe(stage)
    return () => observer.disconnect()
  }, [toolbar])
}
