/** What was copied last, kept in this browser so that every tab of it can paste. */
export type Shelved = { clip: string; text: string }

const KEY = 'patte-blanche:copie'
const CHANGED = 'patte-blanche:copie'

export function shelve(shelved: Shelved): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(shelved))
  } catch {
    // A full or forbidden storage: the system's clipboard still has it.
  }
  window.dispatchEvent(new Event(CHANGED))
}

export function shelved(): Shelved | null {
  try {
    const { clip, text } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Shelved>
    return typeof clip === 'string' && typeof text === 'string' ? { clip, text } : null
  } catch {
    return null
  }
}

/** Tells of copies made here and in other tabs. */
export function onShelved(listener: () => void): () => void {
  window.addEventListener('storage', listener)
  window.addEventListener(CHANGED, listener)
  return () => {
    window.removeEventListener('storage', listener)
    window.removeEventListener(CHANGED, listener)
  }
}

export const isAnyShelved = (): boolean => shelved() !== null
