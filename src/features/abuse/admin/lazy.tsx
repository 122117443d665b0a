'use client'

import dynamic from 'next/dynamic'

import { lazyPart, orMissing } from '@/ui/lazy-part'

/** Parts of the admin that bring their code along when they are shown. */

export const ReportScreen = lazyPart(
  dynamic(() => orMissing(() => import('./ReportScreen').then((file) => file.ReportScreen))),
)

export const RecipientsScreen = lazyPart(
  dynamic(() =>
    orMissing(() => import('./RecipientsScreen').then((file) => file.RecipientsScreen)),
  ),
)

export const ReportsScreen = lazyPart(
  dynamic(() => orMissing(() => import('./ReportsScreen').then((file) => file.ReportsScreen))),
)
