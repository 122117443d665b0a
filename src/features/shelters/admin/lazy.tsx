'use client'

import dynamic from 'next/dynamic'

import { lazyPart, orMissing } from '@/ui/lazy-part'

/** Parts of the admin that bring their code along when they are shown. */

export const ThemeField = lazyPart(
  dynamic(() => orMissing(() => import('./theme/ThemeField').then((file) => file.ThemeField))),
)

export const ExceptionsField = lazyPart(
  dynamic(() =>
    orMissing(() => import('./hours/ExceptionsField').then((file) => file.ExceptionsField)),
  ),
)

export const WeekField = lazyPart(
  dynamic(() => orMissing(() => import('./hours/WeekField').then((file) => file.WeekField))),
)

export const SheltersView = lazyPart(
  dynamic(() =>
    orMissing(() => import('../managed/admin/SheltersView').then((file) => file.SheltersView)),
  ),
)

export const ReviewPanel = lazyPart(
  dynamic(() => orMissing(() => import('./ReviewPanel').then((file) => file.ReviewPanel))),
  null,
)
