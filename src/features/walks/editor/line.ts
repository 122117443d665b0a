import { frenchNumber } from '@/platform/number.model'
import { distanceBetween } from '@/platform/geo/model'
import type { Command } from '@/ui/editing/command'

import type { GpxWalk, GpxWaypoint } from '../gpx/model'
import { simplify, thinned } from '../gpx/simplify'
import { lengthWords, LONE_TYPES, WALK_LIMITS, type Measure, type WaypointType } from '../model'
import { figuresOf, type TrackFigures } from '../track/model'
import type { TrackPoint } from '../model'
import { newWaypoint } from './points'
import type { EditorWaypoint, Texts, Ticks, WalkContent } from './content'

type Edit<Args> = Command<WalkContent, Args>

/** A file as it is put into a walk: its line is simple already, its figures are of the whole line. */
export type Imported = {
  name: string | null
  description: string | null
  waypoints: GpxWaypoint[]
  track: TrackPoint[]
  figures: TrackFigures | null
  /** How many points the line had. */
  before: number
}

/**
 * Makes one way of a file ready for a walk.
 * @param line which of its ways, from 0
 * @param weighed points of it that are weighed one against the others, at most
 */
export function importedOf(file: GpxWalk, line: number, weighed = Infinity): Imported {
  const points = file.lines[line]?.points ?? []
  return {
    name: file.lines.length > 1 ? (file.lines[line]?.name ?? file.name) : file.name,
    description: file.description,
    waypoints: file.waypoints,
    track: simplify(thinned(points, weighed), WALK_LIMITS.trackPoints).points,
    figures: figuresOf(points),
    before: points.length,
  }
}

/** Metres under which a point of a file is one that the walk has already. */
const SAME_PLACE = 10

const isAt = (one: EditorWaypoint, other: GpxWaypoint): boolean =>
  one.lat !== null &&
  one.lng !== null &&
  distanceBetween({ lat: one.lat, lng: one.lng }, other) < SAME_PLACE

/** The types of a point that comes in: the start and the end stay with whoever has them. */
function freeTypes(draft: WalkContent, types: readonly WaypointType[]): WaypointType[] {
  const taken = new Set(draft.waypoints.flatMap((each) => each.types))
  const free = types.filter((type) => !LONE_TYPES.includes(type) || !taken.has(type))
  return free.length > 0 ? free : ['STANDARD']
}

/** The first characters of a text, of which the last is whole: half an emoji is none. */
const cut = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\ud800-\udbff]$/, '')

const countWords = (count: number): string =>
  count === 0 ? '' : count === 1 ? ' 1 étape ajoutée.' : ` ${count} étapes ajoutées.`

/** Metres from the end of a line under which a start or an end is that of the line. */
const END_OF_LINE = 30

/** The start and the end that stand at the ends of the line go to those of the line that replaces it. */
function moveEnds(draft: WalkContent, first: TrackPoint, last: TrackPoint): void {
  const ends = [
    ['START', draft.track?.at(0), first],
    ['END', draft.track?.at(-1), last],
  ] as const
  for (const [type, was, now] of ends) {
    const point = draft.waypoints.find(({ types }) => types.includes(type))
    if (!was || !point || point.lat === null || point.lng === null) continue
    const away = distanceBetween({ lat: point.lat, lng: point.lng }, { lat: was[0], lng: was[1] })
    if (away < END_OF_LINE) Object.assign(point, { lat: now[0], lng: now[1] })
  }
}

/**
 * Puts a file into the walk: its line in place of the one before, its points after those that are
 * there, its words where nothing was written. Without any point the ends of the line become the
 * start and the end.
 */
export const importGpx: Edit<{ file: Imported; newKey: () => string }> = (
  draft,
  { file, newKey },
) => {
  const before = draft.waypoints.length
  for (const point of file.waypoints) {
    if (draft.waypoints.length >= WALK_LIMITS.waypoints) break
    if (draft.waypoints.some((each) => isAt(each, point))) continue
    draft.waypoints.push({
      ...newWaypoint(newKey(), point),
      name: cut(point.name, WALK_LIMITS.waypointName),
      description: cut(point.description ?? '', WALK_LIMITS.waypointDescription),
      types: freeTypes(draft, point.types),
      isOptional: point.isOptional,
      minutes: point.estimatedTimeFromPrevious?.toString() ?? '',
    })
  }
  const [first] = file.track
  const last = file.track.at(-1)
  if (first && last) {
    moveEnds(draft, first, last)
    draft.track = [...file.track]
    draft.trackFigures = file.figures
    if (draft.waypoints.length === 0) {
      draft.waypoints.push(
        {
          ...newWaypoint(newKey(), { lat: first[0], lng: first[1] }),
          name: 'Départ',
          types: ['START'],
        },
        {
          ...newWaypoint(newKey(), { lat: last[0], lng: last[1] }),
          name: 'Arrivée',
          types: ['END'],
        },
      )
    }
  }
  draft.texts.name ||= cut(file.name ?? '', WALK_LIMITS.name)
  draft.texts.longDescription ||= cut(file.description ?? '', WALK_LIMITS.longDescription)
  const added = draft.waypoints.length - before
  const length = file.figures ? ` de ${lengthWords(file.figures.distance)}` : ''
  const line = first
    ? `Tracé${length} importé\u00a0: ${frenchNumber(file.before)}\u00a0points, ${frenchNumber(file.track.length)} gardés.`
    : 'Le fichier n’a pas de tracé.'
  return { done: true, message: `${line}${countWords(added)}` }
}

/** Takes the line away; the points stay. */
export const removeTrack: Edit<object> = (draft) => {
  draft.track = null
  draft.trackFigures = null
  return { done: true, message: 'Tracé retiré, les étapes restent. Vous pouvez annuler.' }
}

/** Types a number in place of what is computed; `null` follows the line again. */
export const typeFigure: Edit<{ measure: Measure; value: string | null }> = (
  draft,
  { measure, value },
) => {
  draft.typed[measure] = value
  const message = value === null ? 'La valeur suit de nouveau le tracé.' : ''
  return { done: true, message, typing: measure }
}

export const write: Edit<{ field: keyof Texts; value: string }> = (draft, { field, value }) => {
  draft.texts[field] = value
  return { done: true, message: '', typing: field }
}

export const tick: Edit<{ field: keyof Ticks; value: boolean }> = (draft, { field, value }) => {
  draft.ticks[field] = value
  return { done: true, message: '' }
}

/** Adds one of a list of choices, or takes it away. */
export const choose: Edit<{ field: 'allowedAnimals' | 'bestSeasons'; value: string }> = (
  draft,
  { field, value },
) => {
  const list = draft[field]
  draft[field] = list.includes(value) ? list.filter((each) => each !== value) : [...list, value]
  return { done: true, message: '' }
}
