'use client'

import dynamic from 'next/dynamic'

import { lazyPart, orMissing } from '@/ui/lazy-part'

/** Parts of the admin that bring their code along when they are shown. */

export const AnimalEditView = lazyPart(
  dynamic(() => orMissing(() => import('./AnimalEditView').then((file) => file.AnimalEditView))),
)

export const ImportScreen = lazyPart(
  dynamic(() => orMissing(() => import('./import/ImportScreen').then((file) => file.ImportScreen))),
)

export const AnimalsView = lazyPart(
  dynamic(() => orMissing(() => import('./AnimalsView').then((file) => file.AnimalsView))),
)

export const UndoField = lazyPart(
  dynamic(() => orMissing(() => import('./UndoField').then((file) => file.UndoField))),
  null,
)
