import { z } from 'zod'

import {
  ALLOWED_ANIMALS,
  DIFFICULTIES,
  DOG_RULES,
  MEASURES,
  SEASONS,
  WALK_STATUSES,
  WALK_TYPES,
  WAYPOINT_TYPES,
} from './model'

const words = z.string().nullable()
const place = z.object({ lat: z.number(), lng: z.number(), address: words })

export const shownPhoto = z.object({
  url: z.string(),
  cardUrl: z.string(),
  width: z.number(),
  height: z.number(),
  title: words,
  description: words,
  order: z.number(),
  isMain: z.boolean(),
})

export const shownWaypointPhoto = shownPhoto.extend({ id: z.string(), waypointId: z.string() })

export const shownWaypoint = z.object({
  id: z.string(),
  walkId: z.string(),
  order: z.number(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  name: z.string(),
  description: words,
  type: z.array(z.enum(WAYPOINT_TYPES)).describe('Une ou plusieurs valeurs, toujours une liste'),
  types: z.array(z.enum(WAYPOINT_TYPES)).describe('Les mêmes que `type`'),
  isOptional: z.boolean(),
  estimatedTimeFromPrevious: z.number().nullable().describe('En minutes'),
  photos: z.array(shownWaypointPhoto),
})
export type ShownWaypoint = z.infer<typeof shownWaypoint>

/** One of a list: everything that a card says. */
export const walkCard = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  difficulty: z.enum(DIFFICULTIES),
  type: z.enum(WALK_TYPES),
  distance: z.number().describe('En mètres'),
  duration: z.number().nullable().describe('En minutes'),
  elevation: z.number().nullable().describe('Dénivelé positif, en mètres'),
  dogRule: z.enum(DOG_RULES).nullable(),
  price: z.number().nullable().describe('En euros'),
  shortDescription: words,
  city: words,
  postalCode: words,
  department: words,
  region: words,
  startPoint: place.nullable(),
  coverImage: words,
  cardImage: words,
})
export type WalkCard = z.infer<typeof walkCard>

/** A walk as everybody reads it once it is published. */
export const publicWalk = walkCard.extend({
  shelter: z.object({ id: z.string(), name: z.string(), slug: z.string() }).nullable(),
  endPoint: place.nullable(),
  longDescription: words,
  tags: z.array(z.string()),
  isAccessible: z.boolean(),
  allowedAnimals: z.array(z.enum(ALLOWED_ANIMALS)),
  hasParkingNearby: z.boolean(),
  hasRestrooms: z.boolean(),
  bestSeasons: z.array(z.enum(SEASONS)),
  dogRuleNote: words,
  photos: z.array(shownPhoto),
  waypoints: z.array(shownWaypoint),
  track: z
    .array(z.tuple([z.number(), z.number(), z.number().nullable()]))
    .nullable()
    .describe('Latitude, longitude, altitude en mètres'),
  lastVerifiedAt: words,
  publishedAt: words,
  updatedAt: z.string(),
})
export type PublicWalk = z.infer<typeof publicWalk>

/** The same for its author and for the desk. */
export const ownWalk = publicWalk.extend({
  version: z.number(),
  status: z.enum(WALK_STATUSES),
  userId: words,
  shelterId: words,
  overridden: z.array(z.enum(MEASURES)),
  rejectedReason: words,
  submittedAt: words,
  changedAt: words,
  createdAt: z.string(),
})
export type OwnWalk = z.infer<typeof ownWalk>
