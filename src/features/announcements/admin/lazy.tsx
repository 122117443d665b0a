'use client'

import dynamic from 'next/dynamic'

import { lazyPart, orMissing } from '@/ui/lazy-part'

/** Parts of the admin that bring their code along when they are shown. */

export const AnnounceScreen = lazyPart(
  dynamic(() => orMissing(() => import('./AnnounceScreen').then((file) => file.AnnounceScreen))),
)

export const AnnouncementsView = lazyPart(
  dynamic(() =>
    orMissing(() => import('./AnnouncementsView').then((file) => file.AnnouncementsView)),
  ),
)
