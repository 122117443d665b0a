'use client'

import dynamic from 'next/dynamic'

import { orMissing } from '@/ui/MissingPart'

/** Parts of the admin that bring their code along when they are shown. */

export const DonationsView = dynamic(() =>
  orMissing(import('./donations/DonationsView').then((file) => file.DonationsView)),
)

export const SponsorshipScreen = dynamic(() =>
  orMissing(import('./sponsorships/SponsorshipScreen').then((file) => file.SponsorshipScreen)),
)

export const DonationScreen = dynamic(() =>
  orMissing(import('./donations/DonationScreen').then((file) => file.DonationScreen)),
)

export const SponsorshipsView = dynamic(() =>
  orMissing(import('./sponsorships/SponsorshipsView').then((file) => file.SponsorshipsView)),
)
