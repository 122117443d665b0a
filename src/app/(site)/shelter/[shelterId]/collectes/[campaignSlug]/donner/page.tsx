import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'

import { campaignPath, givePath } from '@/features/campaigns/model'
import { GiftFormIsland } from '@/features/donations/components/GiftFormIsland'
import { GiftPage } from '@/features/donations/components/GiftPage'
import { ShelterBanner } from '@/features/shelters/components/ShelterBanner'
import { shelterPicture } from '@/features/shelters/share-picture'
import { openCampaignGift } from '@/site/campaign-gift'
import { pageMetadata } from '@/site/metadata'

type Props = { params: Promise<{ shelterId: string; campaignSlug: string }> }

// Rendered on the first visit, kept until one of its tags is touched.
export const dynamic = 'force-static'
export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await openCampaignGift(params)
  if (!found) return { title: 'Page 404' }
  const { campaign, shelter } = found
  return {
    ...pageMetadata({
      title: `Donner pour ${campaign.title} · ${shelter.name}`,
      description: campaign.summary ?? undefined,
      path: givePath(shelter.slug, campaign.slug),
      siteName: shelter.name,
      picture: shelterPicture(shelter),
    }),
    // The page of the campaign is the one to find.
    robots: { index: false, follow: true },
  }
}

/** The form of giving, for a campaign of the shelter. */
export default async function GiveForCampaign({ params }: Props) {
  const found = await openCampaignGift(params)
  if (!found) notFound()
  const { campaign, shelter, offer } = found
  if (!offer) redirect(campaignPath(campaign.slug))
  return (
    <>
      <ShelterBanner shelter={shelter} title={campaign.title} />
      <GiftPage offer={offer}>
        <GiftFormIsland offer={offer} />
      </GiftPage>
    </>
  )
}
