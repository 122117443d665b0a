import { findCampaign } from '@/features/campaigns/queries'
import { readShelter } from '@/features/shelters/queries'
import { noPicture } from '@/platform/pictures/no-picture'
import { drawCampaignPicture } from '@/site/campaign-share'

type Args = { params: Promise<{ slug: string }> }

// Drawn on the first request, and anew when the campaign was read anew: after a gift, or a minute.
export const dynamic = 'force-static'
export const generateStaticParams = () => []

/** The picture of a campaign where its page is shared; 404 for whatever has no page. */
export async function GET(_request: Request, { params }: Args): Promise<Response> {
  const { slug } = await params
  const campaign = await findCampaign(slug)
  const shelter = campaign?.slug === slug ? await readShelter(campaign.shelter.id) : null
  return campaign && shelter ? drawCampaignPicture(campaign, shelter) : noPicture()
}
