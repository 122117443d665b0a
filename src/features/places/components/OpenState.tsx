import { packHours } from '@/features/shelters/opening-hours.model'

import type { PlaceOpening } from '../hours.model'
import { OpenStateBadge } from './OpenStateBadge'

/** « Ouvert maintenant, jusqu’à 18 h », on the clocks of the place; no more of it is sent. */
export function OpenState({ opening }: { opening: PlaceOpening }) {
  const { openingHours, openingExceptions, timezone, isAlwaysOpen } = opening
  const sent = { hours: packHours(openingHours), openingExceptions, timezone, isAlwaysOpen }
  return <OpenStateBadge opening={sent} />
}
