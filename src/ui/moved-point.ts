/** A place on Earth, in degrees (WGS 84). */
export type Spot = { lat: number; lng: number }

const METRES_PER_DEGREE = 111_195
const DIRECTIONS = [
  'l’est',
  'le nord-est',
  'le nord',
  'le nord-ouest',
  'l’ouest',
  'le sud-ouest',
  'le sud',
  'le sud-est',
] as const

/** « 12 m », « 850 m », « 3,4 km », « 120 km ». @param metres 0 or more */
function distanceWords(metres: number): string {
  if (metres < 1000) return `${Math.round(metres)}\u00a0m`
  const digits = metres < 10_000 ? 1 : 0
  const kilometres = (metres / 1000).toLocaleString('fr-FR', { maximumFractionDigits: digits })
  return `${kilometres}\u00a0km`
}

/** How far and where to a point went, for whoever does not see it: « 35 m vers le nord-est ». */
export function movedWords(from: Spot, to: Spot): string {
  const north = (to.lat - from.lat) * METRES_PER_DEGREE
  const shrink = Math.cos((((from.lat + to.lat) / 2) * Math.PI) / 180)
  const east = (to.lng - from.lng) * METRES_PER_DEGREE * shrink
  const eighth = Math.round(Math.atan2(north, east) / (Math.PI / 4))
  return `${distanceWords(Math.hypot(north, east))} vers ${DIRECTIONS[(eighth + 8) % 8]}`
}

/** A point as it is kept: six decimals are eleven centimetres, and more pretend. */
export const rounded = ({ lat, lng }: Spot): Spot => ({
  lat: Math.round(lat * 1e6) / 1e6,
  // A map that was turned around the world counts on: the same place has one longitude.
  lng: Math.round((((((lng + 180) % 360) + 360) % 360) - 180) * 1e6) / 1e6,
})

/** The largest latitude and longitude, in degrees, east and west alike. */
export const SPOT_LIMITS: Readonly<Record<keyof Spot, number>> = { lat: 90, lng: 180 }

/** A latitude or longitude that a person typed, with a point or a comma; `null` for what is none. */
export function readPart(part: keyof Spot, typed: string): number | null {
  const text = typed.trim().replace('−', '-').replace(',', '.')
  const value = Number(text)
  if (text === '' || Number.isNaN(value) || Math.abs(value) > SPOT_LIMITS[part]) return null
  return value
}
