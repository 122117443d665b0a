'use client'

import { useSyncExternalStore } from 'react'

import { unpackHours } from '@/features/shelters/opening-hours.model'
import { Badge } from '@/ui/Badge'
import { eachMinute } from '@/ui/each-minute'

import { placeState, type PlaceOpening } from '../hours.model'

export type SentOpening = Omit<PlaceOpening, 'openingHours'> & {
  /** Packed. */
  hours: string
}

/** What of « open now » the browser keeps true. */
export function OpenStateBadge({ opening: { hours, ...rest } }: { opening: SentOpening }) {
  const opening = { ...rest, openingHours: unpackHours(hours) }
  const sentence = useSyncExternalStore(
    eachMinute,
    () => placeState(opening, new Date())?.sentence ?? '',
    () => 'Horaires d’ouverture',
  )
  if (!sentence) return null
  return <Badge tone={sentence.startsWith('Ouvert') ? 'pine' : 'neutral'}>{sentence}</Badge>
}
