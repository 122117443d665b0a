import { randomKey } from '@/ui/random-key'

import { CHECKOUT_HOURS } from '../model'

/** Where the keys of what was sent are kept, for every tab of this browser. */
const PLACE = 'patte-paiements'
/** Milliseconds in which the same content is the same attempt: a page of payment lives as long. */
const SAME_MS = CHECKOUT_HOURS * 3_600_000

type Attempt = { at: number; mark: string; key: string }

/** Extensions and other versions of the site write to the same storage. */
function isAttempt(kept: unknown): kept is Attempt {
  if (typeof kept !== 'object' || kept === null) return false
  const { at, mark, key } = kept as { [Name in keyof Attempt]?: unknown }
  return typeof at === 'number' && typeof mark === 'string' && typeof key === 'string'
}

/** A short mark of a text (FNV-1a, 2 × 32 bits): nothing of the text can be read from it. */
function markOf(text: string): string {
  let [one, other] = [0x811c9dc5, 0x1000193]
  for (let at = 0; at < text.length; at += 1) {
    one = Math.imul(one ^ text.charCodeAt(at), 0x01000193)
    other = Math.imul(other ^ text.charCodeAt(text.length - 1 - at), 0x01000193)
  }
  return `${(one >>> 0).toString(36)}-${(other >>> 0).toString(36)}`
}

function read(): Attempt[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]')
    const attempts = Array.isArray(kept) ? kept.filter(isAttempt) : []
    return attempts.filter(({ at }) => Date.now() - at < SAME_MS)
  } catch {
    return []
  }
}

/**
 * The key of an attempt to pay: the same for the same content in every tab of this browser, so
 * that a double click, a reload and a second tab make one payment.
 */
export function attemptKey(content: string): string {
  const mark = markOf(content)
  const kept = read()
  const known = kept.find((each) => each.mark === mark)
  if (known) return known.key
  const key = randomKey()
  try {
    localStorage.setItem(PLACE, JSON.stringify([...kept, { at: Date.now(), mark, key }]))
  } catch {
    // A browser that keeps nothing: the key still serves for this page.
  }
  return key
}

/** The payment ended, one way or another: the same gift again is another one. */
export function forgetAttempts(): void {
  try {
    localStorage.removeItem(PLACE)
  } catch {
    // Nothing was kept then.
  }
}
