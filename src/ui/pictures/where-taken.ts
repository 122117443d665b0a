import type { Spot } from '../moved-point'

const inside = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= most

/**
 * Where the phone says that a photo was taken, in degrees; `null` when it does not say. Read in the
 * browser, so that the place is the person's to give or not.
 */
export async function whereTaken(photo: File): Promise<Spot | null> {
  try {
    const { default: reader } = await import('exifreader')
    const { gps } = reader.load(await photo.arrayBuffer(), { expanded: true })
    const { Latitude: lat, Longitude: lng } = gps ?? {}
    // Phones without a fix write zeros.
    return inside(lat, 90) && inside(lng, 180) && (lat !== 0 || lng !== 0) ? { lat, lng } : null
  } catch {
    // Not a photo that it can read, or one that says nothing.
    return null
  }
}
