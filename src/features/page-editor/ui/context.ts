'use client'

import { createContext, useContext, type ComponentType, type ReactNode } from 'react'
import { useStore } from 'zustand'

import type { ImageContent } from '@/features/pages/schema'

import type { Editor, EditorState } from '../state/store'
import type { View, ViewState } from './view'

type PickedImage = Pick<ImageContent, 'mediaId' | 'src' | 'width' | 'height'> & {
  alt: string
  decorative: boolean
}

/** Choosing things of the shelter: the place where the editor is mounted brings its own way. */
export type Pickers = {
  ImagePicker: ComponentType<{
    mediaId: string | null
    src: string
    onPick: (image: PickedImage) => void
    onRemove: () => void
  }>
  /** A way to the same choice from anywhere: what is inside is pressed. */
  ImageChoice: ComponentType<{ onPick: (image: PickedImage) => void; children: ReactNode }>
  ImageThumb: ComponentType<{ mediaId: string | null; src: string }>
  AnimalPicker: ComponentType<{
    animalId: string | null
    label: string
    onPick: (animalId: string | null) => void
  }>
}

/** What a pending field does so that a save finds everything: it writes what it holds back. */
export type Flush = { run: () => void; onlyOutside: boolean }

type EditorContextValue = {
  editor: Editor
  view: View
  pickers: Pickers
  /** The shelter of the page; null until one is chosen. */
  shelterId: string | null
  readOnly: boolean
  /** Asks before removing a block or a section. */
  askRemoval: (id: string) => void
  /** Sentences of the server about a block that it refused, by id. */
  refusals: ReadonlyMap<string, readonly string[]>
  /** Registers a pending field; returns what unregisters it. */
  register: (flush: Flush) => () => void
  /** Undo and redo, once everything that is held back is written. */
  steps: { undo: () => void; redo: () => void }
}

/** Whether the form around holds what is not saved, in a field of its own such as the title. */
export const FormModified = createContext(false)

export const EditorContext = createContext<EditorContextValue | null>(null)

export function useEditorContext(): EditorContextValue {
  const value = useContext(EditorContext)
  if (!value) throw new Error('This component belongs inside the page editor')
  return value
}

/** A part of the state; give a selector that returns something stable. */
export function useEditorState<Part>(select: (state: EditorState) => Part): Part {
  return useStore(useEditorContext().editor.store, select)
}

/** A part of what the screen shows; give a selector that returns something stable. */
export function useView<Part>(select: (state: ViewState) => Part): Part {
  return useStore(useEditorContext().view.store, select)
}

/** The identity of a node on screen: it stays when a save changes the node's id. */
export const useNodeKey = (id: string): string =>
  useEditorState(({ firstIds }) => firstIds[id] ?? id)
