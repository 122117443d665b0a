import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'

import { GiftFormIsland } from '@/features/donations/components/GiftFormIsland'
import { sponsorshipOffer } from '@/features/donations/offer/queries'
import { giftAgain, type SearchParams } from '@/site/gift-again'
import { openAnimal, pageOf, SponsorFrame, type Params } from '@/site/open-sponsorship'

export const metadata: Metadata = { title: 'Parrainage à corriger', robots: { index: false } }

type Props = { params: Params; searchParams: SearchParams }

/** The form of a browser without JavaScript, as it came back. */
export default async function CorrectSponsorship({ params, searchParams }: Props) {
  const found = await openAnimal(params)
  if (!found) notFound()
  const offer = await sponsorshipOffer(found)
  if (!offer) redirect(pageOf(found))
  return (
    <SponsorFrame found={found} offer={offer}>
      <GiftFormIsland offer={offer} {...await giftAgain(offer, searchParams)} />
    </SponsorFrame>
  )
}
