'use client'

import dynamic from 'next/dynamic'

import { orMissing } from '@/ui/MissingPart'

/** Parts of the admin that bring their code along when they are shown. */

export const AnimalEditView = dynamic(() =>
  orMissing(import('./AnimalEditView').then((file) => file.AnimalEditView)),
)

export const ImportScreen = dynamic(() =>
  orMissing(import('./import/ImportScreen').then((file) => file.ImportScreen)),
)

export const AnimalsView = dynamic(() =>
  orMissing(import('./AnimalsView').then((file) => file.AnimalsView)),
)

export const UndoField = dynamic(() =>
  orMissing(import('./UndoField').then((file) => file.UndoField)),
)
