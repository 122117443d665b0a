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

type Props = {
  opening: SentOpening
  /** What is said until the browser knows the time: by a page that is not kept, the truth. */
  atFirst: string
}

/** What of « open now » the browser keeps true. */
export function OpenStateBadge({ opening: { hours, ...rest }, atFirst }: Props) {
  const opening = { ...rest, openingHours: unpackHours(hours) }
  const sentence = useSyncExternalStore(
    eachMinute,
    () => placeState(opening, new Date())?.sentence ?? '',
    () => atFirst,
  )
  if (!sentence) return null
  return <Badge tone={sentence.startsWith('Ouvert') ? 'pine' : 'neutral'}>{sentence}</Badge>
}
