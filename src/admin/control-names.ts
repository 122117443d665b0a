/** The name of a list of choices: that of its field, or of its place in a filter. */
function nameOfChoice(input: Element): string | undefined {
  const label = input.closest('.field-type')?.querySelector('.field-label')
  if (label) return label.textContent?.replace('*', '').trim()
  const part = input.closest('.condition__field, .condition__operator, .condition__value')
  if (!part) return undefined
  if (part.classList.contains('condition__field')) return 'Filtrer par'
  return part.classList.contains('condition__operator') ? 'Comparaison' : 'Valeur'
}

/** What a box of a list chooses: the row that it stands in, by its first words. */
function nameOfRow(box: Element): string {
  const cells = [...(box.closest('tr')?.querySelectorAll('td') ?? [])]
  const words = cells.map(({ textContent }) => textContent?.trim()).find(Boolean)
  return words ? `Choisir «\u00a0${words}\u00a0»` : 'Choisir cette ligne'
}

type Name = string | ((control: Element) => string | undefined)

/** What Payload and its libraries name in English, by a code, or not at all. */
const NAMES: readonly (readonly [string, Name])[] = [
  ['[aria-label="Close toast"]', 'Fermer ce message'],
  ['.rs__input:not([aria-label])', nameOfChoice],
  ['.select-row__checkbox input:is(:not([aria-label]), [aria-label=""])', nameOfRow],
  ['#select-all', 'Choisir toutes les lignes'],
  ['.collapsible__drag', 'Déplacer'],
  ['.clear-indicator', 'Effacer ce choix'],
  ['.copy-to-clipboard', 'Copier l’adresse'],
  ['.file-details__remove', 'Retirer le fichier'],
  ['.array-actions__button', 'Actions sur cette ligne'],
  ['.clipboard-action__popup .popup-button', 'Copier ou coller ces lignes'],
  ['.popup-button:has(.doc-controls__dots)', 'Autres actions'],
  ['.doc-tabs__tabs', 'Vues de ce contenu'],
]

type Mend = (element: Element) => void

/** Where a name is not enough: Payload says something else than what stands there. */
const MENDS: readonly (readonly [string, Mend])[] = [
  // It names itself by its code.
  [
    '#select-all[aria-labelledby]',
    (box) => {
      box.removeAttribute('aria-labelledby')
      box.removeAttribute('title')
    },
  ],
  // Hidden from screen readers, and yet on the way of Tab: it is a button like any other.
  ['.clear-indicator[aria-hidden]', (button) => button.removeAttribute('aria-hidden')],
  // Hidden as well, rightly: the field beside it opens the list by its arrows.
  ['.dropdown-indicator:not([tabindex])', (button) => button.setAttribute('tabindex', '-1')],
  // A value that is dragged holds the button that takes it away: a button in a button is read as one.
  ['.rs__multi-value[role="button"]', (value) => value.setAttribute('role', 'group')],
  // A list of links, without items of a list.
  ['ul.doc-tabs__tabs:not([role])', (list) => list.setAttribute('role', 'group')],
]

/** Names the controls of the screen, and mends what names alone do not. */
export function nameControls(): void {
  for (const [selector, name] of NAMES) {
    for (const control of document.querySelectorAll(selector)) {
      const words = typeof name === 'string' ? name : name(control)
      if (words) control.setAttribute('aria-label', words)
    }
  }
  for (const [selector, mend] of MENDS) document.querySelectorAll(selector).forEach(mend)
}
