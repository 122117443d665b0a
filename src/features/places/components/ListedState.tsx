import { hoursAttributes } from '@/features/shelters/listed-hours.model'
import { Badge } from '@/ui/Badge'

import { placeState, type PlaceOpening } from '../hours.model'

/**
 * « Ouvert maintenant, jusqu’à 18 h » of one of many: the truth when the page is made, which
 * `StateManners` beside the list keeps true.
 */
export function ListedState({ opening, now }: { opening: PlaceOpening; now: Date }) {
  const state = placeState(opening, now)
  if (!state) return null
  return (
    <Badge
      tone={state.isOpen ? 'pine' : 'neutral'}
      data-always={opening.isAlwaysOpen ? '' : undefined}
      {...hoursAttributes(opening)}
    >
      {state.sentence}
    </Badge>
  )
}
