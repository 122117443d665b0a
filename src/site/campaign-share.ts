import { campaignPath } from '@/features/campaigns/model'
import type { Campaign } from '@/features/campaigns/view'
import type { PublicShelter } from '@/features/shelters/queries'
import { shareKey, shelterCard } from '@/features/shelters/share-picture'
import { SHARE_SIZE } from '@/platform/pictures/model'
import { drawShareCard } from '@/platform/pictures/share-card'

/** What a shared link of a campaign shows. */
export const campaignPicture = ({ slug, title }: Pick<Campaign, 'slug' | 'title'>) => ({
  url: `${campaignPath(slug)}/partage.png`,
  ...SHARE_SIZE,
  alt: title,
})

/**
 * The picture that stands for a campaign where its page is shared: a PNG of 1200×630. No sum is on
 * it: messengers keep what they showed once.
 */
export function drawCampaignPicture(campaign: Campaign, shelter: PublicShelter): Promise<Response> {
  const picture = campaign.pictures[0] ?? shelter.photos[0]
  return drawShareCard({
    photo: shareKey(picture?.url),
    logo: shareKey(shelter.logo?.url),
    title: campaign.title,
    facts: '',
    detail: campaign.summary ?? '',
    ...shelterCard(shelter, campaign.isOver ? 'Collecte terminée' : 'Collecte'),
  })
}
