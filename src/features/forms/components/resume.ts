import type { Typed } from './form-dom'

/** An answer that was begun in this browser. */
export type Begun = {
  at: string
  values: Typed
  /** Keys of tries that nobody answered. */
  lost?: readonly string[] | undefined
}

/** Days that a browser keeps what was begun. */
const KEEP_DAYS = 30

/** Forms that were written into since this page was opened. */
const touched = new Set<string>()

/** Keys of tries that nobody answered, by form. */
const lost = new Map<string, readonly string[]>()

/** Was it begun in this very page? Then nobody has to ask for it. */
export const isOfThisPage = (formId: string): boolean => touched.has(formId)

const keyOf = (formId: string): string => `patte-formulaire-${formId}`

/** What was begun here and never sent; `null` when there is nothing, or the browser keeps nothing. */
export function readBegun(formId: string): Begun | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(formId)) ?? 'null') as Begun | null
    if (!kept || typeof kept.values !== 'object' || Object.keys(kept.values).length === 0) {
      return null
    }
    const age = Date.now() - Date.parse(kept.at)
    return age < KEEP_DAYS * 86_400_000 ? kept : null
  } catch {
    return null
  }
}

/** Keeps what was typed so far; a browser that refuses loses nothing that it had. */
export function keep(formId: string, values: Typed): void {
  touched.add(formId)
  try {
    if (Object.keys(values).length === 0) return forget(formId)
    const begun: Begun = { at: new Date().toISOString(), values, lost: lost.get(formId) }
    localStorage.setItem(keyOf(formId), JSON.stringify(begun))
  } catch {
    // A browser without room, or that keeps nothing: the form works all the same.
  }
}

/** Keeps with what was typed that a try of it had no answer: sent from another page, it is that one still. */
export function keepLost(formId: string, keys: readonly string[]): void {
  lost.set(formId, keys)
  const begun = readBegun(formId)
  if (begun) keep(formId, begun.values)
}

export function forget(formId: string): void {
  lost.delete(formId)
  try {
    localStorage.removeItem(keyOf(formId))
  } catch {
    // Nothing was kept then.
  }
}
