import type { Metadata } from 'next'

import { GiftFormIsland } from '@/features/donations/components/GiftFormIsland'
import { tipOffer } from '@/features/donations/offer/queries'
import { pageMetadata, platformTitle, PLATFORM } from '@/site/metadata'
import { PlatformGift } from '@/site/platform-gift'

// A page without a parameter that is made at build would not know whether one can pay.
export const dynamic = 'force-dynamic'

export const metadata: Metadata = pageMetadata({
  title: platformTitle('Soutenir Patte Blanche'),
  description: 'Un don pour Patte Blanche, la plateforme libre et gratuite des refuges.',
  path: '/don/plateforme',
  siteName: PLATFORM,
})

export default function GiveToPlatform() {
  const offer = tipOffer()
  return <PlatformGift offer={offer}>{offer && <GiftFormIsland offer={offer} />}</PlatformGift>
}
