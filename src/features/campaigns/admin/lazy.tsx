'use client'

import dynamic from 'next/dynamic'

import { orMissing } from '@/ui/MissingPart'

/** Parts of the admin that bring their code along when they are shown. */

export const CampaignsView = dynamic(() =>
  orMissing(import('./CampaignsView').then((file) => file.CampaignsView)),
)

export const DeskScreen = dynamic(() =>
  orMissing(import('./DeskScreen').then((file) => file.DeskScreen)),
)
