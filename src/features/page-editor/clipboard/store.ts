/** What was copied last, kept in this browser so that every tab of it can paste. */
export type Copied = { clip: string; text: string }

const KEY = 'patte-blanche:copie'
const CHANGED = 'patte-blanche:copie'

export function rememberCopied(copied: Copied): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(copied))
  } catch {
    // A full or forbidden storage: the system's clipboard still has it.
  }
  window.dispatchEvent(new Event(CHANGED))
}

export function lastCopied(): Copied | null {
  try {
    const { clip, text } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Copied>
    return typeof clip === 'string' && typeof text === 'string' ? { clip, text } : null
  } catch {
    return null
  }
}

/** Tells of copies made here and in other tabs. */
export function onClip(listener: () => void): () => void {
  window.addEventListener('storage', listener)
  window.addEventListener(CHANGED, listener)
  return () => {
    window.removeEventListener('storage', listener)
    window.removeEventListener(CHANGED, listener)
  }
}

export const hasClip = (): boolean => lastCopied() !== null
