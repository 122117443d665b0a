import type { OwnWalk } from '../view'
import { figuresOf } from '../track/model'
import { drawnEnds } from './body'
import type { EditorPhoto, WalkContent } from './content'
import type { Measure } from '../model'

/** A walk that is edited: what does not change in the editor. */
export type EditedWalk = Pick<OwnWalk, 'id' | 'version' | 'status' | 'slug' | 'rejectedReason'>

const photosOf = (photos: readonly EditorPhoto[]): EditorPhoto[] =>
  photos.map(({ url, title, description }) => ({ url, title, description }))

/** A walk as it is stored, as the editor holds it. */
export function contentOf(walk: OwnWalk): WalkContent {
  const typed = (measure: Measure) =>
    walk.overridden.includes(measure) ? (walk[measure]?.toString() ?? '') : null
  const figures = walk.track ? figuresOf(walk.track) : null
  // The line of the page is simpler than the file was: what was computed of that stays.
  const kept = (measure: Measure) =>
    walk.overridden.includes(measure) ? figures?.[measure] : walk[measure]
  const waypoints = walk.waypoints.map((point) => ({
    key: point.id,
    id: point.id,
    lat: point.latitude,
    lng: point.longitude,
    name: point.name,
    description: point.description ?? '',
    types: [...point.types],
    isOptional: point.isOptional,
    minutes: point.estimatedTimeFromPrevious?.toString() ?? '',
    photos: photosOf(point.photos),
  }))
  const drawn = drawnEnds({ waypoints, track: walk.track })
  return {
    texts: {
      name: walk.name,
      difficulty: walk.difficulty,
      type: walk.type,
      shortDescription: walk.shortDescription ?? '',
      longDescription: walk.longDescription ?? '',
      tags: walk.tags.join(', '),
      dogRule: walk.dogRule ?? '',
      dogRuleNote: walk.dogRuleNote ?? '',
      price: walk.price?.toString().replace('.', ',') ?? '',
      city: walk.city ?? '',
      postalCode: walk.postalCode ?? '',
      region: walk.region ?? '',
      shelter: walk.shelterId ?? '',
    },
    ticks: {
      isAccessible: walk.isAccessible,
      hasParkingNearby: walk.hasParkingNearby,
      hasRestrooms: walk.hasRestrooms,
    },
    allowedAnimals: [...walk.allowedAnimals],
    bestSeasons: [...walk.bestSeasons],
    waypoints,
    track: walk.track,
    trackFigures: figures && {
      distance: kept('distance') ?? figures.distance,
      duration: kept('duration') ?? figures.duration,
      elevation: kept('elevation') ?? figures.elevation,
    },
    typed: {
      distance: typed('distance'),
      duration: typed('duration'),
      elevation: typed('elevation'),
    },
    photos: photosOf(walk.photos),
    cover: walk.coverImage,
    ends: {
      start: { drawn: drawn.startPoint, stored: walk.startPoint },
      end: { drawn: drawn.endPoint, stored: walk.endPoint },
    },
  }
}
