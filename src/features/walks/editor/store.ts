import { createStore } from 'zustand/vanilla'

import type { Command } from '@/ui/editing/command'
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

const all: Command<WalkContent, { content: WalkContent }> = (draft, { content }) => {
  Object.assign(draft, content)
  return { done: true, message: 'Vos changements sont de retour.' }
}

/** Takes up what was kept elsewhere; it can be undone. */
export const restore = (editor: WalkStore, content: WalkContent): void =>
  void editor.run(all, { content })

const ids: Command<WalkContent, { ids: readonly string[] }> = (draft, { ids: known }) => {
  known.forEach((id, at) => {
    const point = draft.waypoints[at]
    if (point) point.id = id
  })
  return { done: true, message: '' }
}

/** Gives the points that were just saved the ids by which the server knows them, in their order. */
export const knowIds = (editor: WalkStore, known: readonly string[]): void => {
  const { waypoints } = editor.store.getState().content
  // Changed while it was saved: the next save tells them apart anew.
  if (waypoints.length === known.length) editor.run(ids, { ids: known })
}
