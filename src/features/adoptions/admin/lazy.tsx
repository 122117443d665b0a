'use client'

import dynamic from 'next/dynamic'

import { lazyPart, orMissing } from '@/ui/lazy-part'

/** Parts of the admin that bring their code along when they are shown. */

export const RequestScreen = lazyPart(
  dynamic(() =>
    orMissing(() => import('./request/RequestScreen').then((file) => file.RequestScreen)),
  ),
)

export const RequestsView = lazyPart(
  dynamic(() => orMissing(() => import('./board/RequestsView').then((file) => file.RequestsView))),
)

export const NewRequest = lazyPart(
  dynamic(() => orMissing(() => import('./request/NewRequest').then((file) => file.NewRequest))),
)
