'use client'

import dynamic from 'next/dynamic'

import { orMissing } from '@/ui/MissingPart'

/** Parts of the admin that bring their code along when they are shown. */

export const ThemeField = dynamic(() =>
  orMissing(import('./theme/ThemeField').then((file) => file.ThemeField)),
)

export const ReviewPanel = dynamic(() =>
  orMissing(import('./ReviewPanel').then((file) => file.ReviewPanel)),
)

export const ExceptionsField = dynamic(() =>
  orMissing(import('./hours/ExceptionsField').then((file) => file.ExceptionsField)),
)

export const WeekField = dynamic(() =>
  orMissing(import('./hours/WeekField').then((file) => file.WeekField)),
)

export const SheltersView = dynamic(() =>
  orMissing(import('../managed/admin/SheltersView').then((file) => file.SheltersView)),
)
