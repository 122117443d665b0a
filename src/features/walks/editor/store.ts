import { createStore } from 'zustand/vanilla'

import { commandsOf, opened, type Undoable } from '@/ui/editing/undoable'

import type { WalkContent } from './content'

const WORDS = {
  nothingToUndo: 'Rien à annuler.',
  undone: 'Annulé.',
  nothingToRedo: 'Rien à rétablir.',
  redone: 'Rétabli.',
}

/** The editor of one walk, without a screen. @param now clock in milliseconds since the epoch */
export function walkStore(content: WalkContent, now: () => number = Date.now) {
  const store = createStore<Undoable<WalkContent>>(() => opened(content))
  return { store, ...commandsOf(store, WORDS, now) }
}
export type WalkStore = ReturnType<typeof walkStore>
