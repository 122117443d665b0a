'use client'

import { createContext, useContext } from 'react'
import { useStore } from 'zustand'

import type { WalkContent } from '../content'
import type { Holder } from '../photos'
import type { WalkStore } from '../store'

type Shared = {
  editor: WalkStore
  /** Sentences by field, as the server names them. */
  errors: Readonly<Record<string, string>>
  /** With which the person may sign the walk. */
  shelters: ReadonlyArray<{ id: string; name: string }>
  /** Sends a photo; saves the walk first where it has to. @returns what was wrong, '' for nothing */
  addPhoto: (file: File, of: Holder) => Promise<string>
}

/** The editor that the parts of the screen are of. */
export const EditorContext = createContext<Shared | null>(null)

export function useEditor(): Shared {
  const shared = useContext(EditorContext)
  if (!shared) throw new Error('A part of the editor of walks stands outside of it')
  return shared
}

/** What is edited, as it is now. */
export const useContent = (): WalkContent =>
  useStore(useEditor().editor.store, ({ content }) => content)

/** The id of the control of a field: the list of errors leads there. */
export const fieldId = (field: string): string => `walk-${field}`
