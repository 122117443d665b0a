'use client'

import dynamic from 'next/dynamic'

import { orMissing } from '@/ui/MissingPart'

/** Parts of the admin that bring their code along when they are shown. */

export const BadgeForm = dynamic(() =>
  orMissing(import('./BadgeForm').then((file) => file.BadgeForm)),
)

export const PersonScreen = dynamic(() =>
  orMissing(import('./PersonScreen').then((file) => file.PersonScreen)),
)

export const BadgesScreen = dynamic(() =>
  orMissing(import('./BadgesScreen').then((file) => file.BadgesScreen)),
)
