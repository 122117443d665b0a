'use client'

import dynamic from 'next/dynamic'

import { orMissing } from '@/ui/MissingPart'

/** Parts of the admin that bring their code along when they are shown. */

export const ReportScreen = dynamic(() =>
  orMissing(import('./ReportScreen').then((file) => file.ReportScreen)),
)

export const RecipientsScreen = dynamic(() =>
  orMissing(import('./RecipientsScreen').then((file) => file.RecipientsScreen)),
)

export const ReportsScreen = dynamic(() =>
  orMissing(import('./ReportsScreen').then((file) => file.ReportsScreen)),
)
