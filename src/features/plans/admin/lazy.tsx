'use client'

import dynamic from 'next/dynamic'

import { orMissing } from '@/ui/MissingPart'

/** Parts of the admin that bring their code along when they are shown. */

export const PlansView = dynamic(() =>
  orMissing(import('./PlansView').then((file) => file.PlansView)),
)
