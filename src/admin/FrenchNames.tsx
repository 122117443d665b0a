'use client'

import { useEffect, type ReactNode } from 'react'

/** Payload's drag and drop leaves this on every screen, for screen readers. */
const DRAG_HELP =
  'Pour déplacer un élément, appuyez sur Espace ou Entrée, puis sur les flèches. Appuyez encore ' +
  'sur Espace ou Entrée pour le poser, ou sur Échap pour annuler.'

/** Gives French names to what Payload and its libraries name in English, or by a code. */
function nameAll(): void {
  for (const button of document.querySelectorAll('[aria-label="Close toast"]')) {
    button.setAttribute('aria-label', 'Fermer ce message')
  }
  for (const help of document.querySelectorAll('[id^="DndDescribedBy"]')) {
    if (help.textContent?.includes('pick up')) help.textContent = DRAG_HELP
  }
  // A dialog of Payload is named by its code (« leave-without-saving »); its title says it.
  for (const dialog of document.querySelectorAll('dialog[id][aria-label]')) {
    const title = dialog.querySelector('h1')?.textContent?.trim()
    const isCode = dialog.getAttribute('aria-label') === dialog.id
    if (isCode && title) dialog.setAttribute('aria-label', title)
  }
}

/** Keeps the names of the admin French, whatever appears; asked at most once for each frame. */
export function FrenchNames({ children }: { children: ReactNode }) {
  useEffect(() => {
    let frame = 0
    const soon = () => {
      if (frame !== 0) return
      frame = requestAnimationFrame(() => {
        frame = 0
        nameAll()
      })
    }
    soon()
    const observer = new MutationObserver(soon)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [])
  return children
}
