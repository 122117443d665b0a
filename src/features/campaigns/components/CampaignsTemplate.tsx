import { findShelter } from '@/features/shelters/queries'
import { ButtonLink } from '@/ui/Button'
import { Static } from '@/ui/Static'

import { shelterCampaignsPath } from '../model'
import { listOpenCampaigns } from '../queries'
import { CampaignCard } from './CampaignCard'
import styles from './Campaigns.module.scss'

type Props = { shelterId: string; content: { title: string; description: string; limit: number } }

/** Template « collectes »: what the shelter collects money for now. */
export async function CampaignsTemplate({ shelterId, content }: Props) {
  const { title, description, limit } = content
  const shelter = await findShelter(shelterId)
  // One more than is shown: are there others?
  const found = shelter ? await listOpenCampaigns(shelterId, limit + 1) : []
  // Nothing is collected: never a hole in a public page.
  if (!shelter || found.length === 0) return null
  return (
    <Static>
      <h2>{title || 'Nos collectes'}</h2>
      {description && <p>{description}</p>}
      <ul className={styles.cards}>
        {found.slice(0, limit).map((campaign) => (
          <li key={campaign.id}>
            <CampaignCard campaign={campaign} isAtHome />
          </li>
        ))}
      </ul>
      <p className={styles.all}>
        <ButtonLink look="outline" href={shelterCampaignsPath(shelter.slug)}>
          Voir toutes nos collectes
        </ButtonLink>
      </p>
    </Static>
  )
}
