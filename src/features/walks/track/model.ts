import { distanceBetween } from '@/platform/geo/model'

import type { TrackPoint } from '../model'

/**
 * Metres that a height has to differ from the last one that counted. A phone's height wanders by
 * some metres while it lies still: added up over thousands of points, flat land would become a
 * mountain. Five metres leave that out and keep every slope that legs feel.
 */
const CLIMB_THRESHOLD = 5

/** DIN 33466: metres an hour, on the flat, upwards and downwards. */
const SPEED = { flat: 4000, up: 300, down: 500 } as const

/** Length of a line in metres, as the crow flies from each point to the next. */
export function trackDistance(points: readonly TrackPoint[]): number {
  let metres = 0
  let last: TrackPoint | null = null
  for (const point of points) {
    if (last) {
      metres += distanceBetween({ lat: last[0], lng: last[1] }, { lat: point[0], lng: point[1] })
    }
    last = point
  }
  return Math.round(metres)
}

/** What a line goes up and down, in metres; `null` when fewer than two of its heights are known. */
export function trackSlopes(
  points: readonly TrackPoint[],
): { climb: number; descent: number } | null {
  let counted: number | null = null
  let climb = 0
  let descent = 0
  let known = 0
  for (const [, , elevation] of points) {
    if (elevation === null) continue
    known += 1
    counted ??= elevation
    const step: number = elevation - counted
    if (Math.abs(step) < CLIMB_THRESHOLD) continue
    if (step > 0) climb += step
    else descent -= step
    counted = elevation
  }
  return known < 2 ? null : { climb: Math.round(climb), descent: Math.round(descent) }
}

type Effort = { distance: number; climb?: number | null; descent?: number | null }

/**
 * How long a walk takes without its rests, in minutes, at least 1: the rule of signposts in the
 * Alps, DIN 33466 — 4 km an hour on the flat, 300 m an hour up, 500 m an hour down; the longer of
 * both counts whole, the shorter by half.
 * @param effort in metres; a height that is not known counts as flat
 */
export function walkingMinutes({ distance, climb, descent }: Effort): number {
  const flat = distance / SPEED.flat
  const steep = (climb ?? 0) / SPEED.up + (descent ?? 0) / SPEED.down
  const hours = Math.max(flat, steep) + Math.min(flat, steep) / 2
  return Math.max(1, Math.round(hours * 60))
}

/** Distance (metres), climb (metres, `null` when unknown) and duration (minutes) of a line. */
export type TrackFigures = { distance: number; elevation: number | null; duration: number }

/** The figures of a line; `null` for fewer than two points or no length, which is no way. */
export function figuresOf(points: readonly TrackPoint[]): TrackFigures | null {
  const distance = trackDistance(points)
  if (distance < 1) return null
  const slopes = trackSlopes(points)
  return {
    distance,
    elevation: slopes?.climb ?? null,
    duration: walkingMinutes({ distance, ...slopes }),
  }
}
