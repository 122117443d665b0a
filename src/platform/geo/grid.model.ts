import type { Box, Point } from './model'

/** Entries of one answer of a map: beyond, what is near is one group. */
export const MAP_MOST = 200

/** Of our maps (`ui/map-model`): each zoom doubles the world, which is 256 pixels wide at 0. */
const DEEPEST_ZOOM = 18

/** Side of a square of the screen that has one mark, in pixels: a finger is as wide. */
const FINGER = 64

/** Web Mercator ends before the poles. */
const FARTHEST_NORTH = 85

/** The height of a latitude on a map, in degrees of its equator. */
const heightOf = (lat: number): number => {
  const sin = Math.sin((Math.max(-FARTHEST_NORTH, Math.min(FARTHEST_NORTH, lat)) * Math.PI) / 180)
  return ((Math.log((1 + sin) / (1 - sin)) / 2) * 180) / Math.PI
}

/** The square of a grid that a point is in. @param side of the squares, in degrees of the equator */
export const cellOf = ({ lat, lng }: Point, side: number): { column: number; row: number } => ({
  column: Math.floor(lng / side),
  row: Math.floor(heightOf(lat) / side),
})

/**
 * The side of the squares into which a part of a map is cut, in degrees of the equator: as wide as
 * a finger at its zoom, and wider where there would be more squares than an answer holds. The
 * squares are the same wherever the map is moved, so that groups stay where they are.
 */
export function cellSide(box: Box, zoom: number = DEEPEST_ZOOM): number {
  let side = (360 * FINGER) / (256 * 2 ** Math.min(DEEPEST_ZOOM, zoom))
  for (;;) {
    const from = cellOf({ lat: box.south, lng: box.west }, side)
    const to = cellOf({ lat: box.north, lng: box.east }, side)
    const cells = (to.column - from.column + 1) * (to.row - from.row + 1)
    if (cells <= MAP_MOST) return side
    side *= 2
  }
}
