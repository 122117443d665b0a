import { unpackHours } from '@/features/shelters/opening-hours.model'

import { placeState, type PlaceOpening } from '../hours.model'

export type SentOpening = Omit<PlaceOpening, 'openingHours'> & {
  /** Packed. */
  hours: string
}

/** What the hours of a place say at this moment; empty when they say nothing. */
export function sentenceNow({ hours, ...rest }: SentOpening): string {
  return placeState({ ...rest, openingHours: unpackHours(hours) }, new Date())?.sentence ?? ''
}
