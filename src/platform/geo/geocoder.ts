import { z } from 'zod'

import { communeOfCode, findCommune, searchCommunes } from './communes'
import { plainName, type Address, type Place } from './model'

/** Finds where an address is; `null` when it knows no such place. */
export type Geocoder = {
  /** @throws when the service does not answer. */
  locate: (address: Address) => Promise<Place | null>
}

const TIMEOUT_MS = 3000
// Below this the service itself calls its answer doubtful.
const SCORE_MIN = 0.4

const answer = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
      properties: z.object({ label: z.string(), score: z.number(), type: z.string() }),
    }),
  ),
})

const PRECISIONS: Record<string, Place['precision']> = { housenumber: 'address', street: 'street' }

/**
 * The national address service. Source: docs/decisions/look.md.
 * @param url of its `search` call, without parameters: never made from what a person typed
 */
export function nationalGeocoder(url: string, request: typeof fetch = fetch): Geocoder {
  return {
    async locate({ address, postalCode, city }) {
      const search = new URL(url)
      search.searchParams.set('q', `${address} ${city}`.slice(0, 200))
      if (postalCode.trim()) search.searchParams.set('postcode', postalCode)
      search.searchParams.set('limit', '1')
      const response = await request(search, {
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
        headers: { accept: 'application/json' },
      })
      if (!response.ok) throw new Error(`The address service answered ${response.status}`)
      const [found] = answer.parse(await response.json()).features
      if (!found || found.properties.score < SCORE_MIN) return null
      const [lng, lat] = found.geometry.coordinates
      const { label, type } = found.properties
      return { lat, lng, label, precision: PRECISIONS[type] ?? 'commune' }
    },
  }
}

/** The committed table of communes: less precise, always there. */
export const communeGeocoder: Geocoder = {
  locate: async ({ postalCode, city, communeCode }) => {
    const chosen = communeCode ? communeOfCode(communeCode) : null
    const coded = postalCode.trim() === '' ? null : findCommune(postalCode, city)
    // With neither code: the largest commune of that name.
    const named = postalCode.trim() === '' && !communeCode ? searchCommunes(city, 1)[0] : null
    const commune = chosen ?? coded ?? named
    if (!commune) return null
    const { lat, lng, name } = commune
    return { lat, lng, label: `${postalCode} ${name}`.trim(), precision: 'commune' }
  },
}

const isFrance = (country: string): boolean => ['france', 'fr'].includes(plainName(country))

/**
 * Asks the first, then the second when the first is away or knows nothing. The same address
 * is asked once: the last thousand answers are kept.
 * @param onAway hears why the first did not answer
 */
export function withFallback(
  first: Geocoder | null,
  second: Geocoder,
  onAway: (error: unknown) => void = () => undefined,
): Geocoder {
  const kept = new Map<string, Place>()
  return {
    async locate(address) {
      if (!isFrance(address.country)) return null
      const key = plainName(
        `${address.address} ${address.postalCode} ${address.city} ${address.communeCode ?? ''}`,
      )
      const known = kept.get(key)
      if (known) return known
      let place: Place | null = null
      try {
        place = (await first?.locate(address)) ?? null
      } catch (error) {
        onAway(error)
      }
      // Only what the service says is kept: the table is only for the time it is away.
      if (!place) return second.locate(address)
      if (kept.size >= 1000) kept.delete(kept.keys().next().value as string)
      kept.set(key, place)
      return place
    },
  }
}
