'use client'

import { useSyncExternalStore } from 'react'

import { Badge } from '@/ui/Badge'

import { placeState, type PlaceOpening } from '../hours.model'

const everyMinute = (tick: () => void) => {
  const timer = setInterval(tick, 60_000)
  return () => clearInterval(timer)
}

type Props = {
  opening: PlaceOpening
  /** What is said until the browser knows the time: by a page that is not kept, the truth. */
  atFirst: string
}

/** « Ouvert maintenant, jusqu’à 18 h », on the clocks of the place. */
export function OpenState({ opening, atFirst }: Props) {
  const sentence = useSyncExternalStore(
    everyMinute,
    () => placeState(opening, new Date())?.sentence ?? '',
    () => atFirst,
  )
  if (!sentence) return null
  return <Badge tone={sentence.startsWith('Ouvert') ? 'pine' : 'neutral'}>{sentence}</Badge>
}
