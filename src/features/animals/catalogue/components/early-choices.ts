import type { Wanted } from '../../list/query.model'

type Field = HTMLInputElement | HTMLSelectElement

/** Words count once they are finished: a field in which somebody writes tells of them itself. */
const isChoice = (field: Element): field is Field =>
  field instanceof HTMLSelectElement ||
  (field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox'))

/** Whether it no longer shows what the page came with. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLInputElement) return field.checked !== field.defaultChecked
  const before = [...field.options].findIndex((option) => option.defaultSelected)
  return field.selectedIndex !== Math.max(before, 0)
}

/** What a field sends, where that is not a filter's own word. */
const MEANINGS: ReadonlyMap<string, boolean | undefined> = new Map([
  ['', undefined],
  ['true', true],
  ['false', false],
])

/**
 * The filters that a visitor changed before our code came, as the fields show them; `null` when none
 * was. The server reads them from the address, as it would those of the form itself.
 */
export function earlyChoices(form: HTMLFormElement): Wanted | null {
  const changed = [...form.elements].filter(isChoice).filter(isChanged)
  if (changed.length === 0) return null
  const data = new FormData(form)
  const chosen = changed.map(({ name }) => {
    const value = String(data.get(name) ?? '')
    return [name, MEANINGS.has(value) ? MEANINGS.get(value) : value] as const
  })
  return Object.fromEntries(chosen)
}
