'use client'

import { createContext, useContext } from 'react'
import { useStore } from 'zustand'

import type { Recipe } from '../../models/recipe'
import type { Drag } from './dnd/drag'
import type { Builder, BuilderState } from './state/store'

/** What is asked in a dialog. */
export type Asked =
  | { kind: 'type'; groupId: string | null }
  | { kind: 'models' }
  | { kind: 'preview' }
  | { kind: 'again'; recipe: Recipe }
  | { kind: 'move'; id: string }
  | { kind: 'remove-group'; id: string }

type BuilderContextValue = {
  builder: Builder
  drag: Drag
  readOnly: boolean
  /** Ids of the questions whose names answers already use. */
  frozen: ReadonlySet<string>
  /** Id of the sentence that explains the handles. */
  instructions: string
  ask: (asked: Asked) => void
  /** Shows a toast that takes the last step back. */
  offerUndo: (message: string) => void
}

export const BuilderContext = createContext<BuilderContextValue | null>(null)

export function useBuilder(): BuilderContextValue {
  const value = useContext(BuilderContext)
  if (!value) throw new Error('This component belongs inside the form builder')
  return value
}

/** A part of the state; give a selector that returns something stable. */
export function useBuilderState<Part>(select: (state: BuilderState) => Part): Part {
  return useStore(useBuilder().builder.store, select)
}
