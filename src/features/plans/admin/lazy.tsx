'use client'

import dynamic from 'next/dynamic'

import { lazyPart, orMissing } from '@/ui/lazy-part'

/** Parts of the admin that bring their code along when they are shown. */

export const PlansView = lazyPart(
  dynamic(() => orMissing(() => import('./PlansView').then((file) => file.PlansView))),
)
