import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { CampaignCard } from '@/features/campaigns/components/CampaignCard'
import styles from '@/features/campaigns/components/Campaigns.module.scss'
import { shelterCampaignsPath } from '@/features/campaigns/model'
import { listShelterCampaigns } from '@/features/campaigns/queries'
import { ShelterBanner } from '@/features/shelters/components/ShelterBanner'
import { shelterPicture } from '@/features/shelters/share-picture'
import { ofOrganisation } from '@/platform/french.model'
import { pageMetadata } from '@/site/metadata'
import { openShelter } from '@/site/open-shelter'
import { ButtonLink } from '@/ui/Button'
import { Static } from '@/ui/Static'

import page from '../news/page.module.scss'

// The same for everybody: kept until what it shows changes.
export const dynamic = 'force-static'

/** Most that the site of a shelter lists; the list of the platform has pages. */
const MOST = 100

type Props = { params: Promise<{ shelterId: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const shelter = await openShelter(params)
  if (!shelter) return { title: 'Page 404' }
  const { name, city, slug } = shelter
  return pageMetadata({
    title: `Nos collectes · ${name}`,
    description: `Ce que financent vos dons\u00a0: les collectes ${ofOrganisation(name)}, à ${city}.`,
    path: shelterCampaignsPath(slug),
    siteName: name,
    picture: shelterPicture(shelter),
  })
}

/** What a shelter collects money for, and what it did with what it collected. */
export default async function Page({ params }: Props) {
  const shelter = await openShelter(params)
  if (!shelter) notFound()
  const campaigns = await listShelterCampaigns(shelter.id, MOST)
  return (
    <>
      <ShelterBanner shelter={shelter} title="Nos collectes" />
      <div className={page.page}>
        {campaigns.length > 0 ? (
          <Static as="ul" className={styles.cards}>
            {campaigns.map((campaign, at) => (
              <li key={campaign.id}>
                <CampaignCard campaign={campaign} level="h2" isEager={at < 3} isAtHome />
              </li>
            ))}
          </Static>
        ) : (
          <div className={page.empty}>
            <p>Aucune collecte pour l’instant. Venez plutôt voir nos animaux.</p>
            <ButtonLink href={`/shelter/${shelter.slug}/animals`}>Voir nos animaux</ButtonLink>
          </div>
        )}
      </div>
    </>
  )
}
