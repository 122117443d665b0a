'use client'

import dynamic from 'next/dynamic'

import { lazyPart, orMissing } from '@/ui/lazy-part'

/** Parts of the admin that bring their code along when they are shown. */

export const PagesView = lazyPart(
  dynamic(() => orMissing(() => import('./tree/PagesView').then((file) => file.PagesView))),
)

export const StartField = lazyPart(
  dynamic(() => orMissing(() => import('./start/StartField').then((file) => file.StartField))),
  null,
)
