import { z } from 'zod'

import { fileNameOf } from '@/features/media/address.model'
import { idSchema } from '@/platform/http/params'
import { saveKeys } from '@/platform/http/save-keys'
import { frenchNumber } from '@/platform/number.model'
import { lineOrNull, plainLine, textOrNull, ticked } from '@/platform/validation/plain-text'

import {
  ALLOWED_ANIMALS,
  DIFFICULTIES,
  DOG_RULES,
  MEASURES,
  SEASONS,
  SENTENCES,
  WALK_LIMITS as MAX,
  WALK_TYPES,
  WAYPOINT_TYPES,
} from './model'
import { loneAgain, saysTwoThings, typesField, typesNow } from './waypoint-types.model'

const CHOOSE = 'Choisissez dans la liste'

/** An empty field of a plain form is nothing. */
const orNothing = <T extends z.ZodType>(schema: T) =>
  z.preprocess((sent) => (sent === '' ? null : sent), schema.nullable())

/** A whole number, typed or sent as one. */
const whole = (least: number, most: number, sentence = `${least} au minimum`) =>
  z.coerce
    .number({ error: 'Écrivez un nombre' })
    .int('Écrivez un nombre entier')
    .min(least, sentence)
    .max(most, `${frenchNumber(most)} au maximum`)

/** One or several; a plain form sends one alone without a list. */
const several = <K extends string>(values: readonly [K, ...K[]]) =>
  z
    .preprocess(
      (sent) => (typeof sent === 'string' ? sent.split(',').filter(Boolean) : sent),
      z.array(z.enum(values, { error: CHOOSE })).max(values.length * 2, CHOOSE),
    )
    .transform((sent) => values.filter((value) => sent.includes(value)))

/** A list or an object that a hidden field of a plain form carries as JSON. */
const carried = <T extends z.ZodType>(schema: T) =>
  z.preprocess((sent) => {
    if (typeof sent !== 'string') return sent
    if (sent === '') return null
    try {
      const value: unknown = JSON.parse(sent)
      return value
    } catch {
      return sent
    }
  }, schema)

const latitude = z
  .number({ error: SENTENCES.point })
  .min(-90, SENTENCES.point)
  .max(90, SENTENCES.point)
const longitude = z
  .number({ error: SENTENCES.point })
  .min(-180, SENTENCES.point)
  .max(180, SENTENCES.point)

const place = z.strictObject({
  lat: latitude,
  lng: longitude,
  address: lineOrNull(MAX.address).optional(),
})

/** A photo by its address on the site; whether it is one of this walk is for the server to say. */
const url = z
  .string({ error: SENTENCES.url })
  .max(500, SENTENCES.url)
  .refine((address) => fileNameOf(address) !== null, SENTENCES.url)

/** The place in the list is the `order`, whatever was sent; `coverImage` counts before `isMain`. */
const photo = z.strictObject({
  url,
  title: lineOrNull(MAX.photoTitle).default(null),
  description: textOrNull(MAX.photoDescription).default(null),
  order: z.number().optional(),
  isMain: z.boolean().optional(),
})
export type SentPhoto = z.infer<typeof photo>

/** The file tells which photo it is, and the list whose: the two names of the documents say the same. */
const waypointPhoto = photo.extend({ id: z.string().optional(), waypointId: z.string().optional() })

export const waypointSchema = z.strictObject({
  id: idSchema.optional(),
  walkId: z.string().optional(),
  order: z.number().optional(),
  latitude: latitude.nullable().default(null),
  longitude: longitude.nullable().default(null),
  name: plainLine(MAX.waypointName).default(''),
  description: textOrNull(MAX.waypointDescription).default(null),
  type: several(WAYPOINT_TYPES).optional(),
  types: several(WAYPOINT_TYPES).optional(),
  isOptional: z.boolean().default(false),
  estimatedTimeFromPrevious: whole(0, MAX.duration).nullable().default(null),
  photos: z
    .array(waypointPhoto)
    .max(MAX.waypointPhotos, SENTENCES.tooManyWaypointPhotos)
    .default([]),
})
export type SentWaypoint = z.infer<typeof waypointSchema>

const waypoints = z
  .array(waypointSchema)
  .max(MAX.waypoints, `${MAX.waypoints} étapes au maximum`)
  .superRefine((list, context) => {
    // Of one that says two things it is known later which one counts.
    const types = list.map((each) => (saysTwoThings(each) ? [] : typesNow(each)))
    for (const at of loneAgain(types)) {
      const path = [at, typesField(list[at] ?? {})]
      context.addIssue({ code: 'custom', path, message: SENTENCES.lone })
    }
  })

const elevation = z
  .number({ error: SENTENCES.elevation })
  .min(-500, SENTENCES.elevation)
  .max(MAX.elevation, SENTENCES.elevation)
const track = z
  .array(z.tuple([latitude, longitude, elevation.nullable()]))
  .max(MAX.trackPoints, `${MAX.trackPoints} points au maximum`)

/** Euros: « 4,50 » as people type it, 4.5 as programs send it. */
const euros = z.preprocess(
  (sent) => (typeof sent === 'string' && sent ? Number(sent.replace(',', '.')) : sent),
  z
    .number({ error: 'Écrivez un prix en euros' })
    .min(0, SENTENCES.price)
    .max(MAX.price, `${frenchNumber(MAX.price)}\u00a0€ au maximum`)
    .transform((price) => Math.round(price * 100) / 100),
)

const tags = z
  .preprocess(
    (sent) => (typeof sent === 'string' ? sent.split(',') : sent),
    z.array(plainLine(MAX.tag)),
  )
  .transform((list) => [...new Set(list.map((tag) => tag.toLocaleLowerCase('fr')).filter(Boolean))])
  .pipe(z.array(z.string()).max(MAX.tags, `${MAX.tags} mots-clés au maximum`))

/** Whose walk it is. A route takes the person of the session; nobody writes in the name of another. */
const userId = z.string({ error: SENTENCES.user }).min(1, SENTENCES.user)

/** What every walk has from its first saving on. */
const needed = {
  name: z.preprocess(
    (sent) => sent ?? '',
    plainLine(MAX.name).pipe(z.string().min(1, SENTENCES.name)),
  ),
  difficulty: z.enum(DIFFICULTIES, { error: CHOOSE }),
  type: z.enum(WALK_TYPES, { error: CHOOSE }),
  distance: whole(1, MAX.distance, SENTENCES.distance),
}

/** The rest, as it may be sent; without what goes without saying. */
const others = {
  shelter: orNothing(idSchema),
  duration: orNothing(whole(0, MAX.duration)),
  elevation: orNothing(whole(0, MAX.elevation)),
  overridden: several(MEASURES),
  startPoint: carried(place.nullable()),
  endPoint: carried(place.nullable()),
  price: orNothing(euros),
  waypoints: carried(waypoints),
  track: carried(track.nullable()),
  shortDescription: textOrNull(MAX.shortDescription),
  longDescription: textOrNull(MAX.longDescription),
  tags,
  isAccessible: ticked.unwrap(),
  allowedAnimals: several(ALLOWED_ANIMALS),
  hasParkingNearby: ticked.unwrap(),
  hasRestrooms: ticked.unwrap(),
  bestSeasons: several(SEASONS),
  region: lineOrNull(MAX.place),
  city: lineOrNull(MAX.place),
  postalCode: orNothing(z.string().regex(/^\d{5}$/, 'Cinq chiffres')),
  coverImage: orNothing(url),
  photos: carried(z.array(photo).max(MAX.photos, SENTENCES.tooManyPhotos)),
  dogRule: orNothing(z.enum(DOG_RULES, { error: SENTENCES.dogRule })),
  dogRuleNote: lineOrNull(MAX.dogRuleNote),
}

/** A walk as it is published: everything that a reader needs before they go. */
export const walkSchema = z.strictObject({
  userId,
  ...needed,
  shelter: others.shelter.default(null),
  duration: others.duration.default(null),
  elevation: others.elevation.default(null),
  overridden: others.overridden.default([]),
  startPoint: carried(
    z.preprocess(
      (sent) => sent ?? undefined,
      z.strictObject(place.shape, { error: SENTENCES.start }),
    ),
  ),
  endPoint: others.endPoint.default(null),
  price: others.price.default(null),
  waypoints: others.waypoints.default([]),
  track: others.track.default(null),
  shortDescription: others.shortDescription.default(null),
  longDescription: others.longDescription.default(null),
  tags: others.tags.default([]),
  isAccessible: others.isAccessible.default(false),
  allowedAnimals: others.allowedAnimals.default([]),
  hasParkingNearby: others.hasParkingNearby.default(false),
  hasRestrooms: others.hasRestrooms.default(false),
  bestSeasons: others.bestSeasons.default([]),
  region: others.region.default(null),
  city: others.city.default(null),
  postalCode: others.postalCode.default(null),
  coverImage: others.coverImage.default(null),
  photos: others.photos.default([]),
  dogRule: z.enum(DOG_RULES, { error: SENTENCES.dogRule }),
  dogRuleNote: others.dogRuleNote.default(null),
})

/**
 * The documented variant for drafts: everything but these five may be absent. What is absent stays as
 * it was.
 */
export const draftWalkSchema = z.strictObject({
  userId,
  ...needed,
  ...z.object(others).partial().shape,
})
export type DraftWalk = z.infer<typeof draftWalkSchema>

/** What a route takes: the session says whose it is. `submit` asks for it to be published. */
const own = draftWalkSchema.omit({ userId: true }).shape
export const createBodySchema = z.strictObject({
  userId: userId.optional(),
  ...own,
  submit: ticked.optional(),
  ...saveKeys,
})
/** `version` is that of the walk as it was read: another one in between is never overwritten. */
export const updateBodySchema = z.strictObject({
  ...createBodySchema.shape,
  version: whole(1, 1_000_000_000),
})
export type WalkBody = z.infer<typeof createBodySchema>
export type WalkUpdate = z.infer<typeof updateBodySchema>
