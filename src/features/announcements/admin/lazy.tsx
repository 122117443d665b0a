'use client'

import dynamic from 'next/dynamic'

import { orMissing } from '@/ui/MissingPart'

/** Parts of the admin that bring their code along when they are shown. */

export const AnnounceScreen = dynamic(() =>
  orMissing(import('./AnnounceScreen').then((file) => file.AnnounceScreen)),
)

export const AnnouncementsView = dynamic(() =>
  orMissing(import('./AnnouncementsView').then((file) => file.AnnouncementsView)),
)
