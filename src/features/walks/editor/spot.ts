import { readPart, rounded, type Spot } from '@/ui/moved-point'

export const NO_SPOT = 'Deux nombres, par exemple 48.1173, -1.6778'

/** A point as people write it: « 48.1173, -1.6778 », with commas for decimals too. */
export function readSpot(typed: string): Spot | null {
  const parts = typed.trim().split(/\s*;\s*|,\s+|\s+/)
  const [first, second] = parts.length === 1 ? typed.split(',') : parts
  const lat = readPart('lat', first ?? '')
  const lng = readPart('lng', second ?? '')
  return parts.length > 2 || lat === null || lng === null ? null : rounded({ lat, lng })
}

/** The same, written. */
export const spotWords = (spot: Spot | null): string => (spot ? `${spot.lat}, ${spot.lng}` : '')
