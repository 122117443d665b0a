import { LONE_TYPES, type WaypointType } from './model'

/** What was sent of the types of a point: the documents say `type`, this API said `types` before. */
export type SentTypes = {
  type?: readonly WaypointType[] | undefined
  types?: readonly WaypointType[] | undefined
}

const isSame = (some: readonly WaypointType[], others: readonly WaypointType[]): boolean =>
  new Set(some).size === new Set(others).size && some.every((type) => others.includes(type))

/** Do the two names say two things? Only what the point was before tells which one was changed. */
export const saysTwoThings = ({ type, types }: SentTypes): boolean =>
  type !== undefined && types !== undefined && !isSame(type, types)

/**
 * The types of a point. Where both names are sent and differ, whoever sends them read both and changed
 * one: that one counts, `types` where nobody can tell. None is STANDARD.
 * @param before what they were, of a point that is stored
 */
export function typesNow(
  { type, types }: SentTypes,
  before: readonly WaypointType[] = [],
): WaypointType[] {
  const isTypes = types !== undefined && (type === undefined || !isSame(types, before))
  const said = (isTypes ? types : type) ?? []
  return said.length > 0 ? [...said] : ['STANDARD']
}

/** The places, from 0, of the points that take a type of which another before them has the only one. */
export function loneAgain(points: readonly (readonly WaypointType[])[]): number[] {
  const again = LONE_TYPES.flatMap((lone) =>
    points.flatMap((types, at) => (types.includes(lone) ? [at] : [])).slice(1),
  )
  return [...new Set(again)]
}

/** The name that whoever sent the types knows them by. */
export const typesField = ({ type, types }: SentTypes): 'type' | 'types' =>
  type !== undefined && types === undefined ? 'type' : 'types'
