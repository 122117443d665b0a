import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'

import { GiftForm } from '@/features/donations/components/GiftForm'
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
      <GiftForm offer={offer} {...await giftAgain(offer, searchParams)} />
    </SponsorFrame>
  )
}
