/** Degrees of longitude shown on each side of the point: about one kilometre. */
const SPAN = 0.012

const OSM = 'https://www.openstreetmap.org'

/** The map of a place, for a frame; the shape of the box suits a landscape. */
export function mapEmbed(lat: number, lng: number): string {
  const box = [lng - SPAN, lat - SPAN / 2, lng + SPAN, lat + SPAN / 2].join('%2C')
  return `${OSM}/export/embed.html?bbox=${box}&marker=${lat}%2C${lng}`
}

/** The way to a place; null when nobody knows where it is. */
export function routeTo({ lat, lng }: { lat: number | null; lng: number | null }): string | null {
  return lat === null || lng === null ? null : `${OSM}/directions?to=${lat}%2C${lng}`
}

/** A search of an address in words. */
export const addressSearch = (address: string): string =>
  `${OSM}/search?query=${encodeURIComponent(address)}`

/** « 12 chemin des Genêts, 35170 Bruz », or the town alone of a shelter without a house. */
export const addressLine = (shelter: {
  address: string
  postalCode: string
  city: string
}): string => [shelter.address, `${shelter.postalCode} ${shelter.city}`].filter(Boolean).join(', ')
