'use client'

import dynamic from 'next/dynamic'

import { lazyPart, orMissing } from '@/ui/lazy-part'

/** Parts of the admin that bring their code along when they are shown. */

export const WidgetScreen = lazyPart(
  dynamic(() => orMissing(() => import('./WidgetScreen').then((file) => file.WidgetScreen))),
)
