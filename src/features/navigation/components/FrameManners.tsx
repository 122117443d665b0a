'use client'

import { useEffect } from 'react'

const open = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')

/** @param kept where the press or the focus went, as it was then: a pressed button may be gone. */
function closeBut(kept: readonly EventTarget[]): void {
  for (const menu of open()) if (!kept.includes(menu)) menu.open = false
}

/**
 * Manners of the open menus of the frame, which the browser itself has not: a press elsewhere or
 * leaving by the keyboard closes them; Escape too, and gives their name the focus back.
 */
export function FrameManners() {
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const elsewhere = (event: Event) => closeBut(event.composedPath())
    document.addEventListener('click', elsewhere, { signal })
    document.addEventListener('focusin', elsewhere, { signal })
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return
        for (const menu of open()) {
          menu.open = false
          menu.querySelector('summary')?.focus()
        }
      },
      { signal },
    )
    // « Back » brings the page as it was left: with its menus closed.
    window.addEventListener('pagehide', () => closeBut([]), { signal })
    return () => controller.abort()
  }, [])
  return null
}
