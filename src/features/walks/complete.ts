import { fieldErrors } from '@/platform/validation/field-errors'

import { walkSchema } from './schema'
import type { OwnWalk } from './view'

/** A walk as {@link walkSchema} reads it. */
export function inputOf(walk: OwnWalk): Record<string, unknown> {
  const plainPhotos = (photos: OwnWalk['photos']) =>
    photos.map(({ url, title, description }) => ({ url, title, description }))
  return {
    userId: walk.userId ?? 'nobody',
    name: walk.name,
    difficulty: walk.difficulty,
    type: walk.type,
    distance: walk.distance,
    shelter: walk.shelterId,
    duration: walk.duration,
    elevation: walk.elevation,
    overridden: walk.overridden,
    startPoint: walk.startPoint,
    endPoint: walk.endPoint,
    price: walk.price,
    track: walk.track,
    shortDescription: walk.shortDescription,
    longDescription: walk.longDescription,
    tags: walk.tags,
    isAccessible: walk.isAccessible,
    allowedAnimals: walk.allowedAnimals,
    hasParkingNearby: walk.hasParkingNearby,
    hasRestrooms: walk.hasRestrooms,
    bestSeasons: walk.bestSeasons,
    region: walk.region,
    city: walk.city,
    postalCode: walk.postalCode,
    coverImage: walk.coverImage,
    photos: plainPhotos(walk.photos),
    waypoints: walk.waypoints.map(({ walkId: _, photos, ...each }) => ({
      ...each,
      photos: plainPhotos(photos),
    })),
    dogRule: walk.dogRule ?? undefined,
    dogRuleNote: walk.dogRuleNote,
  }
}

/** What is missing before a walk may be read by others: a sentence for each field; empty for nothing. */
export const missingParts = (walk: OwnWalk): Record<string, string> =>
  fieldErrors(walkSchema, inputOf(walk))
