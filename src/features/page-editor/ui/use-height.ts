'use client'

import { useEffect } from 'react'

/**
 * Tells the style of an element how tall another is, in pixels, for what stands
 * under a row that may take two lines.
 */
export function useHeight(
  find: () => { measured: HTMLElement; told: HTMLElement } | null,
  property: `--${string}`,
): void {
  useEffect(() => {
    const found = find()
    if (!found) return
    const { measured, told } = found
    const observer = new ResizeObserver(() =>
      told.style.setProperty(property, `${measured.offsetHeight}px`),
    )
    observer.observe(measured)
    return () => {
      observer.disconnect()
      told.style.removeProperty(property)
    }
  }, [find, property])
}
