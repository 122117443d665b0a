'use client'

type Options<Entry> = {
  /** Name in the browser's storage; its version changes with the shape of an entry. */
  key: string
  parse: (text: string | null) => Entry[]
}

/**
 * A list that one browser keeps, the same in all its tabs. Where the storage is blocked or
 * full, the list lives as long as the page.
 */
export type StoredList<Entry> = {
  subscribe: (listener: () => void) => () => void
  /** The same array until something changes. */
  read: () => Entry[]
  /** False when the browser kept nothing: the list ends with the page. */
  write: (entries: Entry[]) => boolean
}

const NONE: never[] = []

/** The list that the server draws: it knows of no visitor. */
export const nothingStored = (): never[] => NONE

function storage(): Storage | null {
  try {
    return window.localStorage
  } catch {
    // Some browsers throw on the mere name when the visitor refuses to be remembered.
    return null
  }
}

/** See {@link StoredList}. */
export function storedList<Entry>({ key, parse }: Options<Entry>): StoredList<Entry> {
  let known: Entry[] | undefined
  let isListening = false
  /** The last write stayed in the page: what the browser keeps is older. */
  let isOnlyHere = false
  const listeners = new Set<() => void>()
  const tell = () => listeners.forEach((listener) => listener())

  const load = (): Entry[] => {
    try {
      return parse(storage()?.getItem(key) ?? null)
    } catch {
      return []
    }
  }
  const forget = () => {
    if (isOnlyHere) return
    known = undefined
    tell()
  }
  const listen = () => {
    isListening = true
    // Another tab wrote, or emptied everything (`key` is null then).
    window.addEventListener('storage', (event) => {
      if (event.key === null || event.key === key) forget()
    })
    // A page that comes back with « Retour » heard nothing while it was away.
    window.addEventListener('pageshow', (event) => {
      if (event.persisted) forget()
    })
  }
  return {
    subscribe(listener) {
      if (!isListening) listen()
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: () => (known ??= load()),
    write(entries) {
      known = entries
      try {
        const kept = storage()
        kept?.setItem(key, JSON.stringify(entries))
        isOnlyHere = !kept
      } catch {
        isOnlyHere = true
      }
      tell()
      return !isOnlyHere
    },
  }
}
