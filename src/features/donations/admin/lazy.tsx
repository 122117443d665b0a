'use client'

import dynamic from 'next/dynamic'

import { lazyPart, orMissing } from '@/ui/lazy-part'

/** Parts of the admin that bring their code along when they are shown. */

export const DonationsView = lazyPart(
  dynamic(() =>
    orMissing(() => import('./donations/DonationsView').then((file) => file.DonationsView)),
  ),
)

export const SponsorshipScreen = lazyPart(
  dynamic(() =>
    orMissing(() =>
      import('./sponsorships/SponsorshipScreen').then((file) => file.SponsorshipScreen),
    ),
  ),
)

export const DonationScreen = lazyPart(
  dynamic(() =>
    orMissing(() => import('./donations/DonationScreen').then((file) => file.DonationScreen)),
  ),
)

export const SponsorshipsView = lazyPart(
  dynamic(() =>
    orMissing(() =>
      import('./sponsorships/SponsorshipsView').then((file) => file.SponsorshipsView),
    ),
  ),
)
