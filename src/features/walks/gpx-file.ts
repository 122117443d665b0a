import { gpxOf } from './gpx/write'
import type { PublicWalk } from './view'

/** A walk as a GPX file; `null` for one that has neither a line nor a placed waypoint. */
export function gpxFile({
  name,
  shortDescription,
  track,
  waypoints,
}: Pick<PublicWalk, 'name' | 'shortDescription' | 'track' | 'waypoints'>): string | null {
  const placed = waypoints.flatMap(({ latitude: lat, longitude: lng, ...point }) =>
    lat === null || lng === null ? [] : [{ ...point, lat, lng }],
  )
  if (!track && placed.length === 0) return null
  return gpxOf({
    name,
    description: shortDescription,
    waypoints: placed,
    lines: track ? [{ name, points: track }] : [],
  })
}
