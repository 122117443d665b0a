/** Ids of the cards, of the sentence that counts them, of the form of the filters, of the button that opens it. */
export const RESULTS = 'animaux'
export const COUNT = 'animaux-nombre'
export const FORM = 'animaux-filtres'
export const OPEN = 'animaux-filtrer'

/**
 * After a list changed, reading goes on where the new cards begin; or from the count, when what
 * had the focus went away or when the results start above the window.
 */
export function goOn(room: HTMLElement, firstNew: number | undefined): void {
  if (firstNew !== undefined) {
    const cards = room.querySelectorAll(`#${RESULTS} article`)
    cards[firstNew]?.querySelector('a')?.focus()
    return
  }
  const count = room.querySelector<HTMLElement>(`#${COUNT}`)
  if (!document.activeElement || document.activeElement === document.body) {
    count?.focus({ preventScroll: true })
  }
  if (count && count.getBoundingClientRect().top < 0) count.scrollIntoView({ block: 'start' })
}
