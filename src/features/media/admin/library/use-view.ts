'use client'

import { useSyncExternalStore } from 'react'

import type { View } from './PictureGrid'

const KEY = 'patte-blanche:mediatheque:affichage'
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function read(): View {
  try {
    return localStorage.getItem(KEY) === 'list' ? 'list' : 'grid'
  } catch {
    // A browser that keeps nothing for anyone.
    return 'grid'
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

/** Grid or list, as this person last chose in this browser. */
export function useView(): [View, (view: View) => void] {
  return [useSyncExternalStore(subscribe, read, () => 'grid' as const), write]
}
