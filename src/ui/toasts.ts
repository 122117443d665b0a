import type { Tone } from './tone'

export type Toast = {
  id: number
  text: string
  tone: Tone
  /** Something to do about it: « Annuler ». */
  action?: { label: string; onPress: () => void }
  /** Milliseconds on screen, not counting those under the pointer or the focus. */
  duration: number
}

/** Longest text, in characters. Source: docs/decisions/look.md. */
const LONGEST = 100
const DURATION = 5000
/** On screen at once: more would cover the page. */
const MOST = 3

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

const put = (next: readonly Toast[]) => {
  toasts = next
  for (const listener of listeners) listener()
}

/** The text of a toast: cut at a word, with an ellipsis, when it is longer than 100 characters. */
export function toastText(text: string): string {
  if (text.length <= LONGEST) return text
  const cut = text.slice(0, LONGEST - 1)
  const space = cut.lastIndexOf(' ')
  return `${space > LONGEST / 2 ? cut.slice(0, space) : cut}…`
}

type Params = Pick<Toast, 'text'> & Partial<Pick<Toast, 'tone' | 'action' | 'duration'>>

/** Shows a short message over the page for 5 seconds, and reads it aloud. Needs a `Toaster`. */
export function toast({ text, tone = 'info', action, duration = DURATION }: Params): void {
  const next = { id: (lastId += 1), text: toastText(text), tone, action, duration }
  put([...toasts.filter((one) => one.text !== next.text), next].slice(-MOST))
}

export const dismiss = (id: number): void => put(toasts.filter((one) => one.id !== id))

export const toastsNow = (): readonly Toast[] => toasts
const NONE: readonly Toast[] = []
export const noToasts = (): readonly Toast[] => NONE

export function watchToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
