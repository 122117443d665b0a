/** A part of a map, in degrees (WGS 84). */
export type MapBox = { south: number; north: number; west: number; east: number }

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
  /** It stands for several things that are near each other; `name` is then of no use. */
  group?: { count: number; box: MapBox }
}

/** What a map shows, and how near it is. */
export type MapView = { box: MapBox; zoom: number }

/** What stands on a map for whoever hears it. @param things « animaux » */
export const groupLabel = (count: number, things: string): string =>
  `${count} ${things}\u00a0: agrandir`

/** Some of it stands for more than it says: a nearer view has to be asked for. */
export const isPartial = (points: readonly MapPoint[]): boolean =>
  points.some(({ group }) => group !== undefined)

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
const FINGER = 64

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

export type Cluster<Each> = {
  points: [Each, ...Each[]]
  /** How many things its points stand for. */
  count: number
  /** The middle of them all. */
  lat: number
  lng: number
  /** It holds several things of one place: no zoom parts them. */
  isOnePlace: boolean
  /** What holds them all. */
  box: MapBox
}

type Placed = Pick<MapPoint, 'lat' | 'lng' | 'group'>

/** All that a point stands for. */
export const boxOf = ({ lat, lng, group }: Placed): MapBox =>
  group?.box ?? { south: lat, north: lat, west: lng, east: lng }

/** Several points together, in the middle of what they stand for. */
function together<Each extends Placed>(points: [Each, ...Each[]]): Cluster<Each> {
  const count = points.reduce((sum, { group }) => sum + (group?.count ?? 1), 0)
  const middle = (of: (point: Each) => number) =>
    points.reduce((sum, point) => sum + of(point) * (point.group?.count ?? 1), 0) / count
  const boxes = points.map(boxOf)
  const box = {
    south: Math.min(...boxes.map(({ south }) => south)),
    north: Math.max(...boxes.map(({ north }) => north)),
    west: Math.min(...boxes.map(({ west }) => west)),
    east: Math.max(...boxes.map(({ east }) => east)),
  }
  return {
    points,
    count,
    lat: middle(({ lat }) => lat),
    lng: middle(({ lng }) => lng),
    isOnePlace: count > 1 && box.south === box.north && box.west === box.east,
    box,
  }
}

/**
 * Points that would touch each other at a zoom, together: each joins the first group whose first
 * point is nearer than a finger. At the deepest zoom only those of one place stay together.
 */
export function clustersOf<Each extends Placed>(
  points: readonly Each[],
  zoom: number,
): Array<Cluster<Each>> {
  const reach = zoom < MAP_DEFAULTS.maxZoom ? FINGER : 1e-6
  const groups: Array<{ x: number; y: number; points: [Each, ...Each[]] }> = []
  for (const point of points) {
    const { x, y } = pixelOf(point, zoom)
    const near = groups.find((group) => Math.hypot(group.x - x, group.y - y) < reach)
    if (near) near.points.push(point)
    else groups.push({ x, y, points: [point] })
  }
  return groups.map((group) => together(group.points))
}
