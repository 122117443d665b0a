import { distanceLabel } from '@/platform/geo/model'
import { Badge } from '@/ui/Badge'
import { Card } from '@/ui/Card'

import { KIND_LABELS, placePath } from '../model'
import type { ListedPlace } from '../view'
import { placeLine } from '../wording.model'
import { ListedState } from './ListedState'
import { PhoneLink } from './PhoneLink'

type Props = {
  place: ListedPlace
  /** When the list was read. */
  now: Date
  /** Of a list of emergencies: the telephone comes first. */
  isUrgent?: boolean
  level?: 'h2' | 'h3'
}

/** One place of a list, which is `Static` and has `StateManners` beside it. */
export function PlaceCard({ place, now, isUrgent = false, level = 'h3' }: Props) {
  const { slug, name, kind, distance, phone, takesEmergencies } = place
  return (
    <Card
      title={name}
      href={placePath(slug)}
      level={level}
      above={
        <>
          <ListedState opening={place} now={now} />
          {takesEmergencies && !isUrgent && <Badge tone="berry">Urgences</Badge>}
          {distance !== null && <Badge tone="sky">{distanceLabel(distance)}</Badge>}
        </>
      }
      footer={phone && <PhoneLink phone={phone} name={name} isLarge={isUrgent} isListed />}
    >
      <p>{KIND_LABELS[kind]}</p>
      <p>{placeLine(place)}</p>
    </Card>
  )
}
