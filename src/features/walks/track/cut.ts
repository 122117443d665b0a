import { distanceBetween } from '@/platform/geo/model'

import type { TrackPoint } from '../model'
import { trackDistance } from './model'

export type LineEnd = 'start' | 'end'

/** Metres of a line under which it is no way any more. */
const LEAST_LEFT = 10

/** Metres that are proposed: enough for a house to be one among many. */
export const PROPOSED_CUT = 200

const spotOf = ([lat, lng]: TrackPoint) => ({ lat, lng })
/** Six decimals are eleven centimetres, and a tenth of a metre more than any height is sure of. */
const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))

/** The point at a part of the way between two others. @param part from 0 to 1 */
function between(from: TrackPoint, to: TrackPoint, part: number): TrackPoint {
  const on = (a: number, b: number) => a + (b - a) * part
  const height = from[2] === null || to[2] === null ? null : rounded(on(from[2], to[2]), 1)
  return [rounded(on(from[0], to[0]), 6), rounded(on(from[1], to[1]), 6), height]
}

function cutStart(points: readonly TrackPoint[], metres: number): Cut | null {
  let left = metres
  for (const [at, to] of points.entries()) {
    const from = points[at - 1]
    if (!from) continue
    const step = distanceBetween(spotOf(from), spotOf(to))
    if (step <= left) {
      left -= step
      continue
    }
    const edge = between(from, to, left / step)
    const kept = [edge, ...points.slice(at)]
    if (trackDistance(kept) < LEAST_LEFT) return null
    return { kept, removed: [...points.slice(0, at), edge] }
  }
  return null
}

export type Cut = { kept: TrackPoint[]; removed: TrackPoint[] }

/**
 * Takes the first or the last metres of a line away, measured along it; the cut lies between two of its
 * points where it has to. Both pieces keep the direction of the line.
 * @param metres more than 0
 * @returns `null` where nothing to walk would be left
 */
export function cutLine(points: readonly TrackPoint[], end: LineEnd, metres: number): Cut | null {
  if (end === 'start') return cutStart(points, metres)
  const turned = cutStart([...points].reverse(), metres)
  return turned && { kept: turned.kept.reverse(), removed: turned.removed.reverse() }
}
