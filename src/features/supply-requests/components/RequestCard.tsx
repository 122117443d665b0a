import { distanceLabel, townLabel } from '@/platform/geo/model'
import { Badge } from '@/ui/Badge'
import { Card, CardPhoto } from '@/ui/Card'

import { CATEGORY_LABELS, deadlineWords, requestPath } from '../model'
import type { SupplyRequest } from '../view'
import { Progress } from './Progress'

type Props = {
  request: SupplyRequest & { away?: number | null }
  isEager?: boolean
  /** On the site of its shelter, which needs no name. */
  isAtHome?: boolean
  level?: 'h2' | 'h3'
}

/** Something that a shelter asks for, in a list. */
export function RequestCard({ request, isEager = false, isAtHome = false, level }: Props) {
  const { id, title, category, urgency, deliveryDate, shelter, away = null, cardImage } = request
  const place = shelter.city && townLabel(shelter.city, shelter.department)
  return (
    <Card
      title={title}
      href={requestPath(id)}
      level={level}
      picture={cardImage ? <CardPhoto src={cardImage} isEager={isEager} /> : undefined}
      above={
        <>
          {urgency === 'URGENT' && (
            <Badge tone="berry" isStrong>
              Urgent
            </Badge>
          )}
          <Badge tone="pine">{CATEGORY_LABELS[category]}</Badge>
          {away !== null && <Badge tone="sky">{distanceLabel(away)}</Badge>}
        </>
      }
    >
      {!isAtHome && <p>{[shelter.name, place].filter(Boolean).join(', ')}</p>}
      {deliveryDate && <p>{deadlineWords(deliveryDate)}</p>}
      <Progress
        progress={{ requested: request.quantityRequested, secured: request.quantitySecured }}
        unit={request.quantityUnit}
      />
    </Card>
  )
}
