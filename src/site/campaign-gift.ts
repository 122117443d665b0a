import { findCampaign } from '@/features/campaigns/queries'
import type { Campaign } from '@/features/campaigns/view'
import type { GiftOffer } from '@/features/donations/form/model'
import { campaignOffer } from '@/features/donations/offer/queries'
import type { PublicShelter } from '@/features/shelters/queries'

import { openShelter } from './open-shelter'

type Params = Promise<{ shelterId: string; campaignSlug: string }>

export type CampaignGift = {
  campaign: Campaign
  shelter: PublicShelter
  /** `null` when it is over, or its shelter cannot be paid. */
  offer: GiftOffer | null
}

/** A campaign of the shelter that an address names, and the gift to it; `null` for any other. */
export async function openCampaignGift(params: Params): Promise<CampaignGift | null> {
  const shelter = await openShelter(params)
  const campaign = shelter && (await findCampaign((await params).campaignSlug))
  if (!shelter || !campaign || campaign.shelter.id !== shelter.id) return null
  return { campaign, shelter, offer: await campaignOffer(shelter, campaign) }
}
