import type { EditorPhoto, EditorWaypoint, StoredEnd, WalkContent } from './content'
import { coverOf, shownFigures } from './content'
import { MEASURES, type Measure } from '../model'

const photoOf = ({ url, title, description }: EditorPhoto) => ({ url, title, description })

const waypointOf = (point: EditorWaypoint) => ({
  ...(point.id !== undefined && { id: point.id }),
  latitude: point.lat,
  longitude: point.lng,
  name: point.name,
  description: point.description,
  types: point.types,
  isOptional: point.isOptional,
  estimatedTimeFromPrevious: point.minutes.trim() === '' ? null : point.minutes.trim(),
  photos: point.photos.map(photoOf),
})

type Place = { lat: number; lng: number }

const spotOf = (point: EditorWaypoint | undefined): Place | null =>
  point && point.lat !== null && point.lng !== null ? { lat: point.lat, lng: point.lng } : null

const endOf = (point: WalkContent['waypoints'], type: 'START' | 'END') =>
  spotOf(point.find(({ types }) => types.includes(type)))

const trackEnd = (track: WalkContent['track'], at: number): Place | null => {
  const point = track?.at(at)
  return point ? { lat: point[0], lng: point[1] } : null
}

/**
 * Where the walk starts and ends: the points that say so, else the ends of its line, else its first
 * point; a walk whose end nobody said has none.
 */
export const drawnEnds = ({ waypoints, track }: Pick<WalkContent, 'waypoints' | 'track'>) => ({
  startPoint:
    endOf(waypoints, 'START') ??
    trackEnd(track, 0) ??
    spotOf(waypoints.find((point) => spotOf(point) !== null)),
  endPoint: endOf(waypoints, 'END') ?? trackEnd(track, -1),
})

/** Nobody moved it: what is stored of it, address included, whoever wrote that. */
function endNow(drawn: Place | null, known: StoredEnd | undefined): StoredEnd['stored'] {
  const hasStayed = known && known.drawn?.lat === drawn?.lat && known.drawn?.lng === drawn?.lng
  return hasStayed ? known.stored : drawn
}

/** The ends as they are sent. */
export function endsOf(content: WalkContent) {
  const { startPoint, endPoint } = drawnEnds(content)
  return {
    startPoint: endNow(startPoint, content.ends?.start),
    endPoint: endNow(endPoint, content.ends?.end),
  }
}

const numberOr = (typed: string): number | string => {
  const value = Number(typed.trim().replace(',', '.'))
  return typed.trim() === '' || !Number.isFinite(value) ? typed.trim() : Math.round(value)
}

/** A walk as the API takes it; what is wrong in it is for the server to say. */
export function bodyOf(content: WalkContent, submit: boolean) {
  const figures = shownFigures(content)
  const { tags, dogRule, shelter, ...texts } = content.texts
  const typed = (measure: Measure) => content.typed[measure] !== null
  return {
    ...texts,
    ...content.ticks,
    ...endsOf(content),
    tags,
    dogRule,
    shelter: shelter || null,
    distance: numberOr(figures.distance),
    duration: numberOr(figures.duration),
    elevation: numberOr(figures.elevation),
    overridden: MEASURES.filter(typed),
    allowedAnimals: content.allowedAnimals,
    bestSeasons: content.bestSeasons,
    waypoints: content.waypoints.map(waypointOf),
    track: content.track,
    photos: content.photos.map(photoOf),
    coverImage: coverOf(content),
    submit,
  }
}
