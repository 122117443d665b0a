import type { Metadata } from 'next'
import { redirect } from 'next/navigation'

import { GiftFormIsland } from '@/features/donations/components/GiftFormIsland'
import { tipOffer } from '@/features/donations/offer/queries'
import { giftAgain, type SearchParams } from '@/site/gift-again'
import { PlatformGift } from '@/site/platform-gift'

export const metadata: Metadata = { title: 'Don à corriger', robots: { index: false } }

/** The form of a browser without JavaScript, as it came back. */
export default async function CorrectTip({ searchParams }: { searchParams: SearchParams }) {
  const offer = tipOffer()
  if (!offer) redirect('/don/plateforme')
  return (
    <PlatformGift offer={offer}>
      <GiftFormIsland offer={offer} {...await giftAgain(offer, searchParams)} />
    </PlatformGift>
  )
}
