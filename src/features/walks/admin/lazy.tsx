'use client'

import dynamic from 'next/dynamic'

import { lazyPart, orMissing } from '@/ui/lazy-part'

/** Parts of the admin that bring their code along when they are shown. */

export const DeskScreen = lazyPart(
  dynamic(() => orMissing(() => import('./DeskScreen').then((file) => file.DeskScreen))),
)

export const EditScreen = lazyPart(
  dynamic(() => orMissing(() => import('./EditScreen').then((file) => file.EditScreen))),
)
