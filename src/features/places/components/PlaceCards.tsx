import { IconSheet } from '@/ui/IconSheet'
import { Static } from '@/ui/Static'

import type { ListedPlace } from '../view'
import { PlaceCard } from './PlaceCard'
import { StateManners } from './StateManners'

type Props = {
  places: readonly ListedPlace[]
  /** When the list was read. */
  now: Date
  isUrgent?: boolean
  className: string | undefined
}

/** Places, and what keeps their cards true. */
export function PlaceCards({ places, now, isUrgent, className }: Props) {
  return (
    <>
      <IconSheet names={['phone']} />
      <Static as="ul" className={className}>
        {places.map((place) => (
          <li key={place.id}>
            <PlaceCard place={place} now={now} isUrgent={isUrgent} />
          </li>
        ))}
      </Static>
      <StateManners />
    </>
  )
}
