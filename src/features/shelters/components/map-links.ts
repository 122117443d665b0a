const OSM = 'https://www.openstreetmap.org'

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
