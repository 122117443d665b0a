'use client'

import { useEffect, type ReactNode } from 'react'

import { choiceSentence } from './select-words'

/** Payload's drag and drop leaves this on every screen, for screen readers. */
const DRAG_HELP =
  'Pour déplacer un élément, appuyez sur Espace ou Entrée, puis sur les flèches. Appuyez encore ' +
  'sur Espace ou Entrée pour le poser, ou sur Échap pour annuler.'

/** The name of a list of choices: that of its field, or of its place in a filter. */
function nameOfChoice(input: Element): string | undefined {
  const label = input.closest('.field-type')?.querySelector('.field-label')
  if (label) return label.textContent?.replace('*', '').trim()
  const part = input.closest('.condition__field, .condition__operator, .condition__value')
  if (part?.classList.contains('condition__field')) return 'Filtrer par'
  return part?.classList.contains('condition__operator')
    ? 'Comparaison'
    : part
      ? 'Valeur'
      : undefined
}

/** What a box of a list chooses: the row that it stands in, by its first words. */
function nameOfRow(box: Element): string {
  const cells = [...(box.closest('tr')?.querySelectorAll('td') ?? [])]
  const words = cells.map(({ textContent }) => textContent?.trim()).find(Boolean)
  return words ? `Choisir «\u00a0${words}\u00a0»` : 'Choisir cette ligne'
}

/** Payload names neither its lists of choices nor the boxes of its rows. */
function nameControls(): void {
  for (const input of document.querySelectorAll('.rs__input:not([aria-label])')) {
    const name = nameOfChoice(input)
    if (name) input.setAttribute('aria-label', name)
  }
  for (const box of document.querySelectorAll('.select-row__checkbox input:not([aria-label])')) {
    box.setAttribute('aria-label', nameOfRow(box))
  }
}

/** What lists of choices say to screen readers, at once: nothing English is ever read. */
function speakFrench(): void {
  const spoken = document.querySelectorAll('[id$="-live-region"] span, [id^="aria-guidance"]')
  for (const { firstChild } of spoken) {
    const french = firstChild instanceof Text ? choiceSentence(firstChild.data) : null
    if (french !== null && firstChild) firstChild.nodeValue = french
  }
}

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
      speakFrench()
      if (frame !== 0) return
      frame = requestAnimationFrame(() => {
        frame = 0
        nameAll()
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
