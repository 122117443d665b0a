import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'

import { campaignPath } from '@/features/campaigns/model'
import { GiftFormIsland } from '@/features/donations/components/GiftFormIsland'
import { GiftPage } from '@/features/donations/components/GiftPage'
import { ShelterBanner } from '@/features/shelters/components/ShelterBanner'
import { openCampaignGift } from '@/site/campaign-gift'
import { giftAgain, type SearchParams } from '@/site/gift-again'

export const metadata: Metadata = { title: 'Don à corriger', robots: { index: false } }

type Props = {
  params: Promise<{ shelterId: string; campaignSlug: string }>
  searchParams: SearchParams
}

/** The form of a browser without JavaScript, as it came back. */
export default async function CorrectGift({ params, searchParams }: Props) {
  const found = await openCampaignGift(params)
  if (!found) notFound()
  const { campaign, shelter, offer } = found
  if (!offer) redirect(campaignPath(campaign.slug))
  return (
    <>
      <ShelterBanner shelter={shelter} title={campaign.title} />
      <GiftPage offer={offer}>
        <GiftFormIsland offer={offer} {...await giftAgain(offer, searchParams)} />
      </GiftPage>
    </>
  )
}
