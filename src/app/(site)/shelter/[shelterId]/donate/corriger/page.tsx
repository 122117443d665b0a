import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'

import { GiftFormIsland } from '@/features/donations/components/GiftFormIsland'
import { GiftPage } from '@/features/donations/components/GiftPage'
import { donationOffer } from '@/features/donations/offer/queries'
import { ShelterBanner } from '@/features/shelters/components/ShelterBanner'
import { HELP } from '@/features/shelters/model'
import { giftAgain, type SearchParams } from '@/site/gift-again'
import { openHelp } from '@/site/help-page'

export const metadata: Metadata = { title: 'Don à corriger', robots: { index: false } }

type Props = { params: Promise<{ shelterId: string }>; searchParams: SearchParams }

/** The form of a browser without JavaScript, as it came back. */
export default async function CorrectGift({ params, searchParams }: Props) {
  const shelter = await openHelp(params, 'donate')
  if (!shelter) notFound()
  const offer = await donationOffer(shelter)
  if (!offer) redirect(`/shelter/${shelter.slug}/donate`)
  return (
    <>
      <ShelterBanner shelter={shelter} title={HELP.donate.title} />
      <GiftPage offer={offer}>
        <GiftFormIsland offer={offer} {...await giftAgain(offer, searchParams)} />
      </GiftPage>
    </>
  )
}
