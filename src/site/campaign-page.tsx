import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { ShareRowIsland } from '@/features/animals/components/ShareRowIsland'
import { CampaignSheet } from '@/features/campaigns/components/CampaignSheet'
import { campaignPath, givePath, LIST_PATH } from '@/features/campaigns/model'
import { findCampaign, readWall } from '@/features/campaigns/queries'
import type { Campaign } from '@/features/campaigns/view'
import { campaignOffer } from '@/features/donations/offer/queries'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { shelterGift } from '@/features/shelters/components/shelter-facts'
import { readShelter } from '@/features/shelters/queries'
import { env } from '@/platform/env'
import { ofOrganisation } from '@/platform/french.model'
import { JsonLd } from '@/ui/JsonLd'
import { PageBanner } from '@/ui/PageBanner'

import { campaignPicture } from './campaign-share'
import styles from './page.module.scss'
import { pageMetadata, PLATFORM } from './metadata'

const summaryOf = ({ summary, story, shelter }: Campaign): string =>
  summary ||
  story?.split('\n')[0]?.slice(0, 160) ||
  `Une collecte ${ofOrganisation(shelter.name)}${shelter.city ? `, à ${shelter.city}` : ''}.`

export async function campaignMetadata(slug: string): Promise<Metadata> {
  const campaign = await findCampaign(slug)
  if (!campaign) return { title: 'Page 404' }
  return pageMetadata({
    title: `${campaign.title} · ${campaign.shelter.name}`,
    description: summaryOf(campaign),
    path: campaignPath(campaign.slug),
    siteName: PLATFORM,
    picture: campaignPicture(campaign),
  })
}

/** One campaign, as everybody may read it. */
export async function CampaignPage({ slug }: { slug: string }) {
  const campaign = await findCampaign(slug)
  const shelter = campaign && (await readShelter(campaign.shelter.id))
  if (!campaign || !shelter) notFound()
  const [wall, offer] = await Promise.all([readWall(campaign.id), campaignOffer(shelter, campaign)])
  return (
    <PageFrame>
      {offer && (
        <JsonLd
          data={shelterGift(campaign.shelter, {
            name: campaign.title,
            description: summaryOf(campaign),
            path: givePath(campaign.shelter.slug, campaign.slug),
          })}
        />
      )}
      <div className={styles.page}>
        <PageBanner
          variant="page"
          origin={env.publicUrl}
          trail={[{ label: 'Collectes', href: LIST_PATH }, { label: campaign.title }]}
          title={campaign.title}
          lead={campaign.summary ?? campaign.shelter.name}
        />
        <CampaignSheet campaign={campaign} wall={wall} isGivingOpen={offer !== null} />
        <ShareRowIsland
          name={campaign.title}
          text={`${campaign.title}\u00a0: une collecte ${ofOrganisation(campaign.shelter.name)}`}
          url={`${env.publicUrl}${campaignPath(campaign.slug)}`}
          poster={null}
        />
      </div>
    </PageFrame>
  )
}
