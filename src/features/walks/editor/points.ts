import { LONE_TYPES, WALK_LIMITS, WAYPOINT_LABELS, type WaypointType } from '../model'
import { refused, type Command } from '@/ui/editing/command'
import type { Spot } from '@/ui/moved-point'
import { movedWords } from '@/ui/moved-point'

import { calledAt, type EditorWaypoint, type WalkContent } from './content'

type Edit<Args> = Command<WalkContent, Args>

const GONE = refused('Cette étape n’existe plus.')
const tooMany = refused(`${WALK_LIMITS.waypoints} étapes au maximum.`)

/** A point that nobody has said anything of yet. */
export const newWaypoint = (key: string, spot: Spot | null): EditorWaypoint => ({
  key,
  lat: spot?.lat ?? null,
  lng: spot?.lng ?? null,
  name: '',
  description: '',
  types: ['STANDARD'],
  isOptional: false,
  minutes: '',
  photos: [],
})

const placeOf = ({ waypoints }: WalkContent, key: string): number =>
  waypoints.findIndex((each) => each.key === key)

/** Adds a point at the end; the first one is where the walk starts. */
export const addWaypoint: Edit<{ key: string; spot: Spot | null; name?: string }> = (
  draft,
  { key, spot, name = '' },
) => {
  if (draft.waypoints.length >= WALK_LIMITS.waypoints) return tooMany
  const isFirst = draft.waypoints.length === 0
  const types: WaypointType[] = isFirst ? ['START'] : ['STANDARD']
  const added = { ...newWaypoint(key, spot), name: name.slice(0, WALK_LIMITS.waypointName), types }
  draft.waypoints.push(added)
  const called = calledAt(added, draft.waypoints.length - 1)
  return {
    done: true,
    message: `${called} ajoutée${isFirst ? ', c’est le départ' : ''}.`,
    focus: { node: key },
  }
}

/** Puts a point elsewhere; several pushes with the arrows are one step. */
export const moveWaypoint: Edit<{ key: string; spot: Spot }> = (draft, { key, spot }) => {
  const at = placeOf(draft, key)
  const point = draft.waypoints[at]
  if (!point) return GONE
  const { lat, lng } = point
  const how =
    lat === null || lng === null
      ? 'placée sur la carte'
      : `déplacée de ${movedWords({ lat, lng }, spot)}`
  point.lat = spot.lat
  point.lng = spot.lng
  return { done: true, message: `${calledAt(point, at)} ${how}.`, typing: `place ${key}` }
}

/** Takes a point away; the focus goes to its neighbour. */
export const removeWaypoint: Edit<{ key: string }> = (draft, { key }) => {
  const at = placeOf(draft, key)
  const point = draft.waypoints[at]
  if (!point) return GONE
  const called = calledAt(point, at)
  draft.waypoints.splice(at, 1)
  const next = draft.waypoints[at] ?? draft.waypoints.at(-1)
  return {
    done: true,
    message: `${called} retirée. Vous pouvez annuler.`,
    focus: next ? { node: next.key } : { node: 'add' },
  }
}

/** Puts a point at another place of the order. @param to from 0; beyond the ends is the end */
export const reorderWaypoint: Edit<{ key: string; to: number }> = (draft, { key, to }) => {
  const at = placeOf(draft, key)
  const point = draft.waypoints[at]
  if (!point) return GONE
  const called = calledAt(point, at)
  const place = Math.max(0, Math.min(draft.waypoints.length - 1, to))
  if (place === at) {
    return refused(to < at ? `${called} est déjà la première.` : `${called} est déjà la dernière.`)
  }
  draft.waypoints.splice(at, 1)
  draft.waypoints.splice(place, 0, point)
  return {
    done: true,
    message: `${called}\u00a0: maintenant ${place + 1} sur ${draft.waypoints.length}.`,
    focus: { node: key },
  }
}

type Words = 'name' | 'description' | 'minutes'

/** Writes one text of a point; a burst of typing is one step. */
export const writeWaypoint: Edit<{ key: string; field: Words; value: string }> = (
  draft,
  { key, field, value },
) => {
  const point = draft.waypoints[placeOf(draft, key)]
  if (!point) return GONE
  point[field] = value
  return { done: true, message: '', typing: `${field} ${key}` }
}

export const setOptional: Edit<{ key: string; isOptional: boolean }> = (
  draft,
  { key, isOptional },
) => {
  const point = draft.waypoints[placeOf(draft, key)]
  if (!point) return GONE
  point.isOptional = isOptional
  return { done: true, message: '' }
}

/** Without one type, and an ordinary point where none is left. */
const without = (types: readonly WaypointType[], type: WaypointType): WaypointType[] => {
  const left = types.filter((each) => each !== type)
  return left.length > 0 ? left : ['STANDARD']
}

/**
 * Gives a type to a point, or takes it away. The start and the end are each one point: they are
 * taken from the one that was it before, and that is said.
 */
export const toggleType: Edit<{ key: string; type: WaypointType }> = (draft, { key, type }) => {
  const at = placeOf(draft, key)
  const point = draft.waypoints[at]
  if (!point) return GONE
  const label = WAYPOINT_LABELS[type]
  const called = calledAt(point, at)
  if (point.types.includes(type)) {
    point.types = without(point.types, type)
    return { done: true, message: `${called}\u00a0: «\u00a0${label}\u00a0» enlevé.` }
  }
  const before = LONE_TYPES.includes(type)
    ? draft.waypoints.findIndex(({ types }) => types.includes(type))
    : -1
  const loser = draft.waypoints[before]
  if (loser) loser.types = without(loser.types, type)
  // Whatever is something is no ordinary point; who says that it is one takes nothing else away.
  const kept = type === 'STANDARD' ? point.types : point.types.filter((each) => each !== 'STANDARD')
  point.types = [...kept, type]
  const lost = loser ? ` ${calledAt(loser, before)} ne l’est plus.` : ''
  return { done: true, message: `${called}\u00a0: «\u00a0${label}\u00a0».${lost}` }
}
