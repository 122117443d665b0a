'use client'

import dynamic from 'next/dynamic'

import { orMissing } from '@/ui/MissingPart'

/** Parts of the admin that bring their code along when they are shown. */

export const RequestScreen = dynamic(() =>
  orMissing(import('./request/RequestScreen').then((file) => file.RequestScreen)),
)

export const RequestsView = dynamic(() =>
  orMissing(import('./board/RequestsView').then((file) => file.RequestsView)),
)

export const NewRequest = dynamic(() =>
  orMissing(import('./request/NewRequest').then((file) => file.NewRequest)),
)
