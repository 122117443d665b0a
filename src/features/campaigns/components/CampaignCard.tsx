import { distanceLabel, townLabel } from '@/platform/geo/model'
import { dayIn } from '@/platform/time/model'
import { Badge } from '@/ui/Badge'
import { Card, CardPhoto } from '@/ui/Card'

import { campaignPath, leftWords } from '../model'
import type { Campaign } from '../view'
import { Received } from './Received'

type Props = {
  campaign: Campaign & { away?: number | null }
  isEager?: boolean
  /** On the site of its shelter, which needs no name. */
  isAtHome?: boolean
  level?: 'h2' | 'h3'
}

/** What a shelter collects money for, in a list. */
export function CampaignCard({ campaign, isEager = false, isAtHome = false, level }: Props) {
  const { slug, title, summary, isOver, endsOn, shelter, away = null, pictures } = campaign
  const place = shelter.city && townLabel(shelter.city, shelter.department)
  const card = pictures[0]?.card
  const left = isOver ? null : leftWords(endsOn, dayIn(shelter.zone, new Date()))
  return (
    <Card
      title={title}
      href={campaignPath(slug)}
      level={level}
      picture={card ? <CardPhoto src={card} isEager={isEager} /> : undefined}
      above={
        <>
          <Badge tone={isOver ? 'neutral' : 'pine'}>{isOver ? 'Terminée' : 'En cours'}</Badge>
          {left && <Badge tone="apricot">{left}</Badge>}
          {away !== null && <Badge tone="sky">{distanceLabel(away)}</Badge>}
        </>
      }
    >
      {!isAtHome && <p>{[shelter.name, place].filter(Boolean).join(', ')}</p>}
      {summary && <p>{summary}</p>}
      <Received campaign={campaign} />
    </Card>
  )
}
