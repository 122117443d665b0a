import type { TrackPoint, WaypointType } from '../model'

/** A point of a walk, as a file has it. */
export type GpxWaypoint = {
  /** Degrees (WGS 84). */
  lat: number
  lng: number
  /** May be empty: not every program names its points. */
  name: string
  description: string | null
  /** At least one. */
  types: WaypointType[]
  isOptional: boolean
  /** Minutes from the point before, `null` when nobody said. */
  estimatedTimeFromPrevious: number | null
}

/** One way of a file; a file of several days has several. */
export type GpxLine = { name: string | null; points: TrackPoint[] }

/** What a walk and a file say of each other. */
export type GpxWalk = {
  name: string | null
  description: string | null
  waypoints: GpxWaypoint[]
  lines: GpxLine[]
}

/** The namespace of what GPX has no word for: only programs like this one read it. */
export const OWN_NAMESPACE = 'urn:patte-blanche:gpx:1'

/** The largest file, in bytes, and the most points of its lines together. */
export const MOST_BYTES = 10 * 1024 * 1024
export const MOST_POINTS = 200_000

/** A file that is not read; the message is a French sentence for whoever chose it. */
export class GpxRefused extends Error {}
