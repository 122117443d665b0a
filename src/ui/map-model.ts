/** A place on a map, in degrees (WGS 84). */
export type MapPoint = {
  id: string
  lat: number
  lng: number
  /** What the marker is called: « Refuge des Quatre Vents, Bruz ». */
  name: string
  /** A line under the name: « 36 animaux ». */
  detail?: string
  href?: string
  /** Written on its marker: its place in a list beside the map. */
  number?: number
}

/** Source: docs/decisions/look.md. */
export const MAP_DEFAULTS = {
  centre: { lat: 46.6, lng: 2.4 },
  zoom: 6,
  townZoom: 13,
  pointZoom: 15,
  maxZoom: 18,
} as const

export const MAP_ATTRIBUTION =
  '© <a href="https://geoservices.ign.fr/" target="_blank" rel="noopener">IGN-F/Géoportail</a>'

/** Tiles of the national map, without a key. Source: docs/decisions/look.md. */
export const TILES = `https://data.geopf.fr/wmts?${[
  'SERVICE=WMTS',
  'REQUEST=GetTile',
  'VERSION=1.0.0',
  'LAYER=GEOGRAPHICALGRIDSYSTEMS.PLANIGNV2',
  'STYLE=normal',
  'FORMAT=image/png',
  'TILEMATRIXSET=PM',
  'TILEMATRIX={z}',
  'TILEROW={y}',
  'TILECOL={x}',
].join('&')}`

/** Side of a square of the screen that has one marker, in pixels: a finger is as wide. */
const CELL = 64

/** Where a point is on the whole world at a zoom, in pixels (Web Mercator). */
function pixelOf({ lat, lng }: { lat: number; lng: number }, zoom: number) {
  const size = 256 * 2 ** zoom
  // The projection ends before the poles.
  const sin = Math.sin((Math.max(-85, Math.min(85, lat)) * Math.PI) / 180)
  return {
    x: ((lng + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) * size,
  }
}

export type Cluster<Point> = {
  points: [Point, ...Point[]]
  /** The middle of its points. */
  lat: number
  lng: number
}

/**
 * Points that would touch each other at a zoom, together: each joins the first group whose
 * first point is nearer than a finger. At the deepest zoom nobody is hidden behind another.
 */
export function clustersOf<Point extends { lat: number; lng: number }>(
  points: readonly Point[],
  zoom: number,
): Array<Cluster<Point>> {
  const groups: Array<{ x: number; y: number; points: [Point, ...Point[]] }> = []
  for (const point of points) {
    const { x, y } = pixelOf(point, zoom)
    const near =
      zoom < MAP_DEFAULTS.maxZoom
        ? groups.find((group) => Math.hypot(group.x - x, group.y - y) < CELL)
        : undefined
    if (near) near.points.push(point)
    else groups.push({ x, y, points: [point] })
  }
  return groups.map(({ points: together }) => ({
    points: together,
    lat: together.reduce((sum, { lat }) => sum + lat, 0) / together.length,
    lng: together.reduce((sum, { lng }) => sum + lng, 0) / together.length,
  }))
}
