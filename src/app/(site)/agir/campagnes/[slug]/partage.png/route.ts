import { findCampaign } from '@/features/campaigns/queries'
import { readShelter } from '@/features/shelters/queries'
import { drawCampaignPicture } from '@/site/campaign-share'

type Args = { params: Promise<{ slug: string }> }

// Drawn on the first request, kept until one of its tags is touched.
export const dynamic = 'force-static'
export const generateStaticParams = () => []

/** The picture of a campaign where its page is shared; 404 for whatever has no page. */
export async function GET(_request: Request, { params }: Args): Promise<Response> {
  const campaign = await findCampaign((await params).slug)
  const shelter = campaign && (await readShelter(campaign.shelter.id))
  return shelter ? drawCampaignPicture(campaign, shelter) : new Response(null, { status: 404 })
}
