import { coarse, placeLabel } from '@/platform/geo/model'

/** A commune as a field offers it; `value` is what a list « near » understands. */
export type CommuneOption = {
  value: string
  label: string
  /** Its postal code, the first of several. */
  detail?: string
  /** INSEE code. */
  code: string
  name: string
  postalCodes: string[]
  lat: number
  lng: number
}

type Found = { code: string; name: string; postalCodes: string[]; lat: number; lng: number }

function toOption({ code, name, postalCodes, lat, lng }: Found): CommuneOption {
  const label = placeLabel({ code, name })
  return { value: label, label, detail: postalCodes[0], code, name, postalCodes, lat, lng }
}

/** Thrown when the server does not answer as it should; the message is for the visitor. */
export class PlaceError extends Error {}

async function ask<Data>(path: string, signal?: AbortSignal): Promise<Data> {
  const response = await fetch(path, { signal })
  const json = (await response.json()) as { data?: Data; error?: string }
  if (!response.ok || !json.data) throw new PlaceError(json.error ?? '')
  return json.data
}

/** The communes that some words may mean, the most peopled first. */
export async function loadCommunes(words: string, signal?: AbortSignal): Promise<CommuneOption[]> {
  // « Rennes (35) » is how we write it, « Rennes » is what the table knows.
  const typed = words.replace(/\s*\(.*$/, '').trim()
  if (typed.length < 2) return []
  const found = await ask<Found[]>(`/api/communes?q=${encodeURIComponent(typed)}`, signal)
  return found.map(toOption)
}

const REFUSED =
  'Votre navigateur n’a pas donné votre position. Écrivez plutôt votre commune ci-dessus.'

const position = (): Promise<GeolocationPosition> =>
  new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new PlaceError(REFUSED))
    navigator.geolocation.getCurrentPosition(resolve, () => reject(new PlaceError(REFUSED)), {
      timeout: 10_000,
      maximumAge: 600_000,
    })
  })

/**
 * Which commune is at a place. It leaves the device only in hundredths of a degree.
 * @throws {PlaceError} where there is none of ours
 */
export const communeAt = async ({
  lat,
  lng,
}: {
  lat: number
  lng: number
}): Promise<CommuneOption> =>
  toOption(await ask<Found>(`/api/communes/near?lat=${coarse(lat)}&lng=${coarse(lng)}`))

/**
 * Asks the browser where the visitor is, and which commune that is.
 * @throws {PlaceError} whose message says what to do instead
 */
export async function communeAroundMe(): Promise<CommuneOption> {
  const { coords } = await position()
  try {
    return await communeAt({ lat: coords.latitude, lng: coords.longitude })
  } catch (error) {
    const said = error instanceof PlaceError ? error.message : ''
    throw new PlaceError(said || 'La commune n’a pas été trouvée. Écrivez-la ci-dessus.')
  }
}
