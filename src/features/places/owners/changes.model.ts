import type { Draft } from '../draft.model'
import { isCare, KIND_LABELS, type PlaceKind } from '../model'

/** What an owner may only ask for: what the place is, where it is, and the site that proves it. */
const REVIEWED: readonly string[] = ['name', 'kind', 'near', 'placeWords', 'lat', 'lng', 'site']

/** Some fields of a form, as they were or as they are to be. */
export type Values = Draft
export type Change = { before: Values; after: Values }

const EMPTY: Change = { before: {}, after: {} }
export const isEmpty = ({ after }: Change): boolean => Object.keys(after).length === 0

/** Degrees that make no difference: the database keeps a few figures less than a form. */
const SAME_DEGREES = 1e-6

const isSame = (a: unknown, b: unknown): boolean =>
  typeof a === 'number' && typeof b === 'number' ? Math.abs(a - b) < SAME_DEGREES : a === b

/** The fields that differ between two forms. */
export function changeOf(before: Draft, after: Draft): Change {
  const names = Object.keys(after).filter((name) => !isSame(before[name], after[name]))
  return pick(before, after, names)
}

const pick = (before: Draft, after: Draft, names: readonly string[]): Change => {
  const of = (draft: Draft): Values =>
    Object.fromEntries(Object.entries(draft).filter(([name]) => names.includes(name)))
  return { before: of(before), after: of(after) }
}

/**
 * What an owner wrote, in two: what is online at once, and what a super admin reads first. That a
 * place takes emergencies waits with the kind that allows it.
 */
export function splitChange(before: Draft, after: Draft): { now: Change; asked: Change } {
  const { after: changed } = changeOf(before, after)
  const isWaiting = (name: string): boolean =>
    REVIEWED.includes(name) ||
    (name === 'takesEmergencies' && after[name] === true && !isCare(before.kind as PlaceKind))
  const names = Object.keys(changed)
  return {
    now: pick(
      before,
      after,
      names.filter((name) => !isWaiting(name)),
    ),
    asked: pick(before, after, names.filter(isWaiting)),
  }
}

/** Is the same asked for, or nothing both times? */
export const sameChange = (one: Change | null, other: Change): boolean =>
  isEmpty(changeOf((one ?? EMPTY).after, other.after)) &&
  Object.keys((one ?? EMPTY).after).length === Object.keys(other.after).length

/** Two changes one after the other as one; what is back where it was is none. */
export function joinChanges(first: Change | null, second: Change): Change {
  const { before, after } = first ?? EMPTY
  // Where somebody else wrote between the two, the way back is to what they wrote.
  const own = Object.entries(before).filter(
    ([name]) => !(name in second.before) || isSame(after[name], second.before[name]),
  )
  return changeOf(
    { ...second.before, ...Object.fromEntries(own) },
    // What the second says nothing of stays as the first left it.
    { ...after, ...second.after },
  )
}

/** Does a place still say what a change made of it? Only then is the way back clear. */
export const isStill = (now: Draft, after: Values): boolean =>
  Object.entries(after).every(([name, value]) => isSame(now[name], value))

/** A value in words; « rien » for none. */
function inWords(name: string, value: string | number | boolean | undefined): string {
  if (typeof value === 'boolean') return value ? 'oui' : 'non'
  if (name === 'kind') return KIND_LABELS[value as PlaceKind] ?? String(value)
  return value === undefined || value === '' ? 'rien' : String(value)
}

export type ChangedLine = { label: string; was: string; is: string }

/** A change field by field, in the order of the form; both degrees of a point are one line. */
export function linesOf(
  { before, after }: Change,
  labels: Readonly<Record<string, string>>,
): ChangedLine[] {
  const lines = Object.keys(labels)
    .filter((name) => name in after)
    .map((name) => ({
      label: labels[name] ?? name,
      was: inWords(name, before[name]),
      is: inWords(name, after[name]),
    }))
  if (!('lat' in after || 'lng' in after)) return lines
  const point = ({ lat, lng }: Values): string =>
    [lat, lng].map((degree) => (typeof degree === 'number' ? degree.toFixed(5) : '…')).join(', ')
  return [...lines, { label: 'Point sur la carte', was: point(before), is: point(after) }]
}
