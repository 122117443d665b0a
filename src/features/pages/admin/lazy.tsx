'use client'

import dynamic from 'next/dynamic'

import { orMissing } from '@/ui/MissingPart'

/** Parts of the admin that bring their code along when they are shown. */

export const PagesView = dynamic(() =>
  orMissing(import('./tree/PagesView').then((file) => file.PagesView)),
)

export const StartField = dynamic(() =>
  orMissing(import('./start/StartField').then((file) => file.StartField)),
)
