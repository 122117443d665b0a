import { frenchNumber } from '../number.model'

/** A place on Earth, in degrees (WGS 84). */
export type Point = { lat: number; lng: number }

/** An address as people write it. */
export type Address = {
  address: string
  /** Empty where nobody knows which of several it is. */
  postalCode: string
  city: string
  country: string
  /** INSEE code of the commune, where it was chosen from our own table. */
  communeCode?: string | undefined
}

/** Where an address is, and how sure that is. */
export type Place = Point & {
  /** « address » and « street » come from the national service, « commune » from our own table. */
  precision: 'address' | 'street' | 'commune'
  /** The address as the source writes it. */
  label: string
}

const EARTH_RADIUS_METRES = 6_371_008.8
const METRES_PER_DEGREE = (Math.PI / 180) * EARTH_RADIUS_METRES

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Distance as the crow flies, in metres (haversine). */
export function distanceBetween(a: Point, b: Point): number {
  const lat = radians(b.lat - a.lat)
  const lng = radians(b.lng - a.lng)
  const h =
    Math.sin(lat / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(lng / 2) ** 2
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(h)))
}

export type Box = { south: number; north: number; west: number; east: number }

/**
 * The smallest box of latitudes and longitudes that holds every place within a distance:
 * an index finds what is inside, the distance decides. A circle that reaches a pole or
 * crosses the 180th meridian gives all longitudes.
 * @param radius in metres
 */
export function boxAround({ lat, lng }: Point, radius: number): Box {
  const reach = radius / METRES_PER_DEGREE
  const south = Math.max(-90, lat - reach)
  const north = Math.min(90, lat + reach)
  const ratio = Math.sin(radians(reach)) / Math.cos(radians(lat))
  const whole = { south, north, west: -180, east: 180 }
  if (south === -90 || north === 90 || Math.abs(ratio) >= 1) return whole
  const width = (Math.asin(ratio) * 180) / Math.PI
  if (lng - width < -180 || lng + width > 180) return whole
  return { south, north, west: lng - width, east: lng + width }
}

/**
 * A name of a place as it is compared: without accents, case or punctuation, « Saint » for
 * « St », so that « st etienne » finds « Saint-Étienne ».
 */
export const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/\b(st|ste)\b/g, (_, short: string) => (short === 'st' ? 'saint' : 'sainte'))
    .trim()

/**
 * How far away, from metres: « à 800 m » to the hundred, « à 1,5 km » to the half kilometre
 * below ten, « à 12 km » beyond; never nearer than « à 100 m », which nobody knows of an animal.
 */
export function distanceLabel(metres: number): string {
  const hundreds = Math.max(1, Math.round(metres / 100)) * 100
  if (hundreds < 1000) return `à\u00a0${hundreds}\u00a0m`
  const kilometres = metres < 9750 ? Math.round(metres / 500) / 2 : Math.round(metres / 1000)
  return `à\u00a0${frenchNumber(kilometres)}\u00a0km`
}

/** Department of an INSEE code: `35`, `2A`, `974`. */
export const departmentOfCode = (code: string): string => code.slice(0, /^9[78]/.test(code) ? 3 : 2)

/**
 * How an address and a field write a commune: « Rennes (35) ». No two communes of a department
 * share a name, where a code of five digits may be a postal code here and an INSEE code there.
 */
export const placeLabel = ({ code, name }: { code: string; name: string }): string =>
  townLabel(name, departmentOfCode(code))

/** « Rennes (35) »: a commune alone says little to those who live elsewhere; alone when it is abroad. */
export const townLabel = (city: string, department: string | null | undefined): string =>
  department ? `${city} (${department})` : city

/** A coordinate in hundredths of a degree: the part of town, not the house. */
export const coarse = (degrees: number): number => Math.round(degrees * 100) / 100

/** Side of the squares that hide an exact place, in metres: nobody learns it better than 300 m. */
const BLUR_METRES = 600

/**
 * The middle of the square of 600 m that holds a point: every place of the square gives the same,
 * so that however often it is asked, nobody learns more. Source: docs/decisions/lost-found.md.
 */
export function blurred({ lat, lng }: Point): Point {
  const step = BLUR_METRES / METRES_PER_DEGREE
  const middle = (value: number, size: number) => (Math.floor(value / size) + 0.5) * size
  const row = middle(lat, step)
  // The width of a square follows from its row, not from the point: all of a row have one grid.
  const wide = step / Math.max(0.01, Math.cos(radians(row)))
  const digits = (value: number) => Math.round(value * 1e5) / 1e5
  return { lat: digits(row), lng: digits(middle(lng, wide)) }
}
