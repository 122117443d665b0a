import type { Point } from '@/platform/geo/model'
import { longDay } from '@/platform/time/model'

import type { ReportPhoto } from '../view'
import { agreement, placeLine } from '../wording.model'

/** Where and when an animal was seen, as everybody may read it. `point` is blurred to 300 m. */
export type Sighting = {
  id: string
  /** « 2026-11-24 » */
  day: string
  /** « 18:30 », in the time of the place. */
  hour: string | null
  communeName: string
  department: string
  placeWords: string | null
  /** Null when nobody put it on the map: the place is the commune. */
  point: Point | null
  photo: ReportPhoto | null
}

/** One of a report of one's own. */
export type OwnSighting = Sighting & { isHidden: boolean }

const momentOf = ({ day, hour }: Pick<Sighting, 'day' | 'hour'>): string => `${day} ${hour ?? ''}`

/** The way that an animal went: from the first day to the last; what has no hour comes first of its day. */
export const inOrder = <Seen extends Pick<Sighting, 'day' | 'hour'>>(
  sightings: readonly Seen[],
): Seen[] =>
  [...sightings].sort((a, b) => {
    const one = momentOf(a)
    const other = momentOf(b)
    return one < other ? -1 : Number(one > other)
  })

/** « mardi 24 novembre 2026 vers 18 h 30 » */
export function seenWhen({ day, hour }: Pick<Sighting, 'day' | 'hour'>): string {
  const date = longDay(new Date(`${day}T12:00:00Z`))
  if (!hour) return date
  const [hours, minutes] = hour.split(':')
  return `${date} vers ${Number(hours)}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`
}

type Told = Omit<Sighting, 'id' | 'photo' | 'point'> &
  Parameters<typeof agreement>[0] & { text: string | null; exact: Point | null }

/**
 * What the author of a report reads in the conversation: they alone get the exact point, with the
 * address of a map.
 */
export function seenMessage({ text, exact, ...seen }: Told): string {
  const map = (at: Point): string => {
    const place = `mlat=${at.lat.toFixed(5)}&mlon=${at.lng.toFixed(5)}`
    return `Le point exact, montré à vous seul\u00a0: https://www.openstreetmap.org/?${place}#map=17/${at.lat.toFixed(5)}/${at.lng.toFixed(5)}`
  }
  return [
    `Je l’ai ${agreement(seen).seen} le ${seenWhen(seen)}, ${placeLine(seen)}.`,
    ...(text ? [text] : []),
    ...(exact ? [map(exact)] : []),
  ].join('\n\n')
}
