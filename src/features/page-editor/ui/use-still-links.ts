'use client'

import { useEffect, type RefObject } from 'react'

const isLink = (root: HTMLElement | null, target: EventTarget | null): boolean => {
  if (!(target instanceof Element) || !root?.contains(target)) return false
  return target.closest('[data-stage] a[href], [contenteditable] a[href]') !== null
}

/**
 * A link of the page that is being edited is words to edit, never a way out: no press of any
 * button of the mouse follows it, and no guard of the form hears of it.
 */
export function useStillLinks(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const stop = (event: MouseEvent) => {
      if (!isLink(root.current, event.target)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    window.addEventListener('click', stop, true)
    window.addEventListener('auxclick', stop, true)
    return () => {
      window.removeEventListener('click', stop, true)
      window.removeEventListener('auxclick', stop, true)
    }
  }, [root])
}
