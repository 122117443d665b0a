'use client'

import { useEffect, type ReactNode } from 'react'

import { nameControls } from './control-names'
import { choiceSentence } from './select-words'

/** Payload's drag and drop leaves this on every screen, for screen readers. */
const DRAG_HELP =
  'Pour déplacer un élément, appuyez sur Espace ou Entrée, puis sur les flèches. Appuyez encore ' +
  'sur Espace ou Entrée pour le poser, ou sur Échap pour annuler.'

/** What lists of choices say to screen readers, at once: nothing English is ever read. */
function speakFrench(): void {
  const spoken = document.querySelectorAll('[id$="-live-region"] span, [id^="aria-guidance"]')
  for (const { firstChild } of spoken) {
    const french = firstChild instanceof Text ? choiceSentence(firstChild.data) : null
    if (french !== null && firstChild) firstChild.nodeValue = french
  }
}

/** Helps and dialogs, which need to be read before they are named. */
function nameTexts(): void {
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
      speakFrench()
      if (frame !== 0) return
      frame = requestAnimationFrame(() => {
        frame = 0
        nameTexts()
        nameControls()
      })
    }
    soon()
    const observer = new MutationObserver(soon)
    observer.observe(document.body, { childList: true, characterData: true, subtree: true })
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [])
  return children
}
