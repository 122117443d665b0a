import { distanceBetween } from '@/platform/geo/model'
import { refused, type Command } from '@/ui/editing/command'
import type { Spot } from '@/ui/moved-point'

import { flatten, offLine } from '../gpx/simplify'
import { lengthWords, type TrackPoint } from '../model'
import { cutLine, type LineEnd } from '../track/cut'
import { figuresOf, trackDistance } from '../track/model'
import { calledAt, type EditorWaypoint, type WalkContent } from './content'

type Edit<Args> = Command<WalkContent, Args>

/** Metres under which a point lies on a piece of line, and under which it still tells where that was. */
const ON_LINE = 30
const NEAR_LINE = 100
/** Metres between a line and the point where the walk starts from which somebody walked there first. */
const FAR = 60

const TYPE = { start: 'START', end: 'END' } as const
const WORDS = {
  start: { cut: 'Début', verb: 'commence', other: 'La fin du tracé', again: 'retirez-la aussi' },
  end: { cut: 'Fin', verb: 'finit', other: 'Le début du tracé', again: 'retirez-le aussi' },
} as const

const spotOf = (point: TrackPoint): Spot => ({ lat: point[0], lng: point[1] })

const placeOf = ({ lat, lng }: EditorWaypoint): Spot | null =>
  lat === null || lng === null ? null : { lat, lng }

/** Metres from a place to the nearest part of a line of two points or more. */
function offPiece({ lat, lng }: Spot, line: readonly TrackPoint[]): number {
  const [at, ...flat] = flatten([[lat, lng, null], ...line])
  if (!at) return Infinity
  return Math.min(...flat.slice(1).map((to, before) => offLine(at, flat[before] as typeof to, to)))
}

const tipOf = (line: readonly TrackPoint[], end: LineEnd): TrackPoint =>
  line.at(end === 'start' ? 0 : -1) as TrackPoint

/**
 * Metres between an end of the line and the point that says where the walk starts or ends, where they
 * are so far apart that somebody walked there from elsewhere: from home; `null` for the rest.
 */
export function strayOf({ track, waypoints }: WalkContent, end: LineEnd): number | null {
  const point = waypoints.find(({ types }) => types.includes(TYPE[end]))
  const place = point && placeOf(point)
  if (!track || track.length < 2 || !place) return null
  const metres = distanceBetween(spotOf(tipOf(track, end)), place)
  return metres > FAR ? Math.round(metres) : null
}

/**
 * Takes an end of the line away, because it lies at somebody’s door; the start or the end that lay on it
 * goes to where the line is cut. What still tells where it was is said.
 */
export const cutTrack: Edit<{ end: LineEnd; metres: number }> = (draft, { end, metres }) => {
  const { track } = draft
  if (!track) return refused('Il n’y a pas de tracé.')
  const cut = cutLine(track, end, metres)
  if (!cut) {
    return refused(
      `Il ne resterait rien du tracé\u00a0: il mesure ${lengthWords(trackDistance(track))}.`,
    )
  }
  const { kept, removed } = cut
  const words = WORDS[end]
  const door = spotOf(tipOf(removed, end))
  const edge = spotOf(tipOf(kept, end))
  draft.track = kept
  draft.trackFigures = figuresOf(kept)
  const said = [
    `${words.cut} retiré${end === 'end' ? 'e' : ''}\u00a0: ${lengthWords(metres)}.`,
    `Le tracé mesure ${lengthWords(trackDistance(kept))} et ${words.verb} à ${lengthWords(distanceBetween(door, edge))} de là où il ${end === 'start' ? 'commençait' : 'finissait'}.`,
  ]
  const near: string[] = []
  draft.waypoints.forEach((point, at) => {
    const place = placeOf(point)
    const off = place ? offPiece(place, removed) : Infinity
    if (point.types.includes(TYPE[end]) && off < ON_LINE) {
      Object.assign(point, edge)
      said.push(`${calledAt(point, at)} y est déplacée.`)
    } else if (
      place &&
      distanceBetween(place, door) < NEAR_LINE &&
      distanceBetween(door, edge) > NEAR_LINE
    ) {
      near.push(calledAt(point, at))
    }
  })
  if (near.length > 0) said.push(`Encore près de là\u00a0: ${near.join(', ')}.`)
  const other = spotOf(tipOf(kept, end === 'start' ? 'end' : 'start'))
  if (distanceBetween(other, door) < NEAR_LINE) {
    said.push(`${words.other} est encore près de là\u00a0: ${words.again}.`)
  }
  said.push('Vous pouvez annuler.')
  return { done: true, message: said.join(' ') }
}
