'use client'

import dynamic from 'next/dynamic'

import { lazyPart, orMissing } from '@/ui/lazy-part'

/** Parts of the admin that bring their code along when they are shown. */

export const BadgeForm = lazyPart(
  dynamic(() => orMissing(() => import('./BadgeForm').then((file) => file.BadgeForm))),
)

export const PersonScreen = lazyPart(
  dynamic(() => orMissing(() => import('./PersonScreen').then((file) => file.PersonScreen))),
)

export const BadgesScreen = lazyPart(
  dynamic(() => orMissing(() => import('./BadgesScreen').then((file) => file.BadgesScreen))),
)
