'use client'

import { useSyncExternalStore } from 'react'

export type View = 'board' | 'list'

const KEY = 'patte-blanche:adoptions:affichage'
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function read(): View {
  try {
    return localStorage.getItem(KEY) === 'list' ? 'list' : 'board'
  } catch {
    // A browser that keeps nothing for anyone.
    return 'board'
  }
}

function write(view: View): void {
  try {
    localStorage.setItem(KEY, view)
  } catch {
    // The choice then lasts as long as the screen.
  }
  for (const listener of listeners) listener()
}

/** Board or list, as this person last chose in this browser. */
export function useView(): [View, (view: View) => void] {
  return [useSyncExternalStore(subscribe, read, () => 'board' as const), write]
}
