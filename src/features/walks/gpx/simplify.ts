import type { TrackPoint } from '../model'

const METRES_PER_DEGREE = 111_195

type Flat = { x: number; y: number }

/** A line in metres on a plane that touches it: true to a thousandth over the length of a walk. */
export function flatten(points: readonly TrackPoint[]): Flat[] {
  const middle = points[Math.floor(points.length / 2)]?.[0] ?? 0
  const shrink = Math.cos((middle * Math.PI) / 180)
  return points.map(([lat, lng]) => ({
    x: lng * METRES_PER_DEGREE * shrink,
    y: lat * METRES_PER_DEGREE,
  }))
}

/** Metres from a point to the piece of line between two others. */
export function offLine(point: Flat, from: Flat, to: Flat): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = dx * dx + dy * dy
  const along =
    length === 0
      ? 0
      : Math.max(0, Math.min(1, ((point.x - from.x) * dx + (point.y - from.y) * dy) / length))
  return Math.hypot(point.x - from.x - along * dx, point.y - from.y - along * dy)
}

/**
 * How much each point matters, in metres: the tolerance of Douglas and Peucker under which it
 * stays. A point found inside a piece never matters more than the one that made the piece, so that
 * one pass answers for every tolerance. With its own stack: a line of 200,000 points would break
 * that of the machine.
 */
function weights(flat: readonly Flat[]): Float64Array {
  const weight = new Float64Array(flat.length)
  const at = (index: number) => flat[index] as Flat
  const last = flat.length - 1
  weight[0] = Infinity
  weight[last] = Infinity
  const pieces: Array<[from: number, to: number, limit: number]> = [[0, last, Infinity]]
  for (let piece = pieces.pop(); piece; piece = pieces.pop()) {
    const [from, to, limit] = piece
    let farthest = -1
    let most = 0
    for (let index = from + 1; index < to; index += 1) {
      const off = offLine(at(index), at(from), at(to))
      if (off > most) [farthest, most] = [index, off]
    }
    // What lies exactly on the line is of no weight.
    if (farthest < 0) continue
    const own = Math.min(limit, most)
    weight[farthest] = own
    pieces.push([from, farthest, own], [farthest, to, own])
  }
  return weight
}

/**
 * Points of a line at even steps, its ends among them: before a server weighs them, since a zigzag takes
 * the square of its length.
 * @param most how many may stay, 2 or more
 */
export function thinned(points: readonly TrackPoint[], most: number): readonly TrackPoint[] {
  if (points.length <= most) return points
  const step = (points.length - 1) / (most - 1)
  return Array.from({ length: most }, (_, at) => points[Math.round(at * step)] as TrackPoint)
}

/**
 * A line with fewer points and the same shape (Douglas-Peucker): its ends stay, and what is left
 * out is never farther from the new line than the tolerance.
 * @param most how many points may stay, 2 or more
 * @returns the points, and the tolerance in metres that this took: 0 when nothing was left out
 */
export function simplify(
  points: readonly TrackPoint[],
  most: number,
): { points: TrackPoint[]; tolerance: number } {
  if (points.length <= most) return { points: [...points], tolerance: 0 }
  const weight = weights(flatten(points))
  // The heaviest that has to go gives the tolerance; whatever weighs the same goes with it.
  const tolerance = weight.slice().sort((a, b) => b - a)[most] ?? 0
  return { points: points.filter((_, index) => Number(weight[index]) > tolerance), tolerance }
}
