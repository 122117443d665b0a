import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'

import { insertWalk } from '@/features/walks/commands/save'
import type { Difficulty, DogRule, TrackPoint, WalkType } from '@/features/walks/model'
import { createBodySchema } from '@/features/walks/schema'
import { figuresOf } from '@/features/walks/track/model'
import { inTransaction } from '@/platform/db/transaction'
import { findPlace } from '@/platform/geo/places'

/** Real communes; the ways around them are invented. */
const TOWNS =
  'Loches,Tours,Chinon,Amboise,Rennes,Dinan,Fougères,Vannes,Auray,Quimper,Nantes,Clisson,Angers,Saumur,Le Mans,Alençon,Caen,Honfleur,Rouen,Étretat,Amiens,Arras,Lille,Laon,Reims,Troyes,Metz,Nancy,Colmar,Strasbourg,Dijon,Beaune,Besançon,Annecy,Chambéry,Grenoble,Lyon,Vienne,Clermont-Ferrand,Le Puy-en-Velay,Limoges,Poitiers,Niort,La Rochelle,Saintes,Bordeaux,Arcachon,Bayonne,Pau,Tarbes,Toulouse,Albi,Rodez,Millau,Montpellier,Nîmes,Avignon,Aix-en-Provence,Toulon,Nice'.split(
    ',',
  )

const WAYS = [
  'Le tour de l’étang',
  'La boucle des chênes',
  'Le chemin du moulin',
  'Les bords de la rivière',
  'Le sentier des crêtes',
  'La balade du lavoir',
]
const DOGS: ReadonlyArray<readonly [DogRule, string | null]> = [
  ['LEASH', null],
  ['FREE', null],
  ['LEASH', 'En laisse courte près du captage d’eau.'],
  ['SEASON', 'En laisse du 15 avril au 30 juin, libres le reste de l’année.'],
  ['LEASH', null],
  ['FORBIDDEN', 'Réserve naturelle\u00a0: les chiens restent au parking.'],
]
const DIFFICULTIES: readonly Difficulty[] = ['EASY', 'EASY', 'MEDIUM', 'HARD', 'EASY', 'EXPERT']
const TYPES: readonly WalkType[] = ['STROLL', 'FAMILY', 'HIKE', 'NATURE', 'TRACK', 'URBAN', 'HIKE']

/** Numbers between 0 and 1 that are always the same. */
function drawn(seed: number): () => number {
  let state = seed * 2_654_435_761 + 12_345
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** A loop that comes back to where it began, over hills; metres of height. */
function loop(
  { lat, lng }: { lat: number; lng: number },
  km: number,
  relief: number,
  seed: number,
) {
  const next = drawn(seed)
  const side = km / 1.25 / (2 * Math.PI) / 111.2
  const wide = side / Math.cos((lat * Math.PI) / 180)
  const [bend, turn, base] = [next() * 6, next() * 6, 40 + next() * 300]
  return Array.from({ length: 97 }, (_, at): TrackPoint => {
    const angle = (at / 96) * 2 * Math.PI
    const far = 1 + 0.18 * Math.sin(3 * angle + bend) + 0.07 * Math.sin(7 * angle + turn)
    const high =
      (1 - Math.cos(angle)) * 0.5 + 0.25 * Math.sin(2 * angle) + 0.08 * Math.sin(5 * angle)
    const round = (value: number) => Math.round(value * 1e5) / 1e5
    return [
      round(lat + side * far * Math.sin(angle)),
      round(lng + wide * (far * Math.cos(angle) - 1)),
      Math.round((base + relief * high) * 10) / 10,
    ]
  })
}

const at = <T>(list: readonly T[], nth: number): T => list[nth % list.length] as T

function bodyOf(town: string, nth: number) {
  const place = findPlace(town)
  if (!place) throw new Error(`There is no commune ${town}`)
  const next = drawn(nth + 1)
  const km = 2.5 + next() * 11
  const difficulty = at(DIFFICULTIES, nth)
  const relief = { EASY: 25, MEDIUM: 110, HARD: 320, EXPERT: 700 }[difficulty]
  const track = loop(place, km, relief, nth + 7)
  const figures = figuresOf(track)
  const [dogRule, dogRuleNote] = at(DOGS, nth)
  const spot = (share: number) => {
    const [latitude, longitude] = at(track, Math.round(share * 96))
    return { latitude, longitude }
  }
  return createBodySchema.parse({
    name: `${at(WAYS, nth)}, ${town}`,
    difficulty,
    type: at(TYPES, nth),
    distance: figures?.distance ?? Math.round(km * 1000),
    duration: figures?.duration ?? null,
    elevation: figures?.elevation ?? null,
    startPoint: { lat: track[0]?.[0], lng: track[0]?.[1] },
    price: nth % 3 === 0 ? null : 0,
    track,
    dogRule,
    dogRuleNote,
    shortDescription: 'Une boucle balisée, à l’ombre une bonne moitié du temps.',
    longDescription:
      'On part du parking et on suit le balisage jaune. Le chemin longe l’eau, puis monte doucement jusqu’au point de vue.\n\nAprès la pluie, la seconde partie est boueuse\u00a0: prenez de bonnes chaussures, et une serviette pour le chien.',
    tags: ['boucle', nth % 2 === 0 ? 'ombre' : 'vue'],
    allowedAnimals:
      dogRule === 'FORBIDDEN' ? ['HORSE'] : nth % 4 === 0 ? ['DOG', 'HORSE'] : ['DOG'],
    bestSeasons: nth % 3 === 0 ? [] : ['SPRING', 'AUTUMN'],
    isAccessible: nth % 9 === 0,
    hasParkingNearby: nth % 5 !== 0,
    hasRestrooms: nth % 7 === 0,
    waypoints: [
      { ...spot(0), name: 'Parking du départ', types: ['START', 'PARKING'] },
      {
        ...spot(0.25),
        name: 'Le ruisseau',
        types: ['WATER'],
        description: 'De l’eau presque toute l’année\u00a0; à sec en août.',
        estimatedTimeFromPrevious: 20,
      },
      {
        ...spot(0.5),
        name: 'Le point de vue',
        types: ['VIEWPOINT', 'PHOTO_SPOT'],
        estimatedTimeFromPrevious: 25,
      },
      { ...spot(0.75), name: 'La route à traverser', types: ['DANGER'], isOptional: false },
      { ...spot(1), name: 'Retour au parking', types: ['END'], estimatedTimeFromPrevious: 30 },
    ],
  })
}

/**
 * Walks of the demonstration: most are online, some wait to be read. @returns how many
 */
export async function addWalks(payload: Payload): Promise<number> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { isSuperAdmin: { equals: false } },
    sort: 'email',
    limit: 12,
    pagination: false,
    depth: 0,
    // The program writes in the name of people that it made itself.
    overrideAccess: true,
  })
  const req = await createLocalReq({}, payload)
  await inTransaction(req, async (execute) => {
    for (const [nth, town] of TOWNS.entries()) {
      const id = await insertWalk(execute, at(docs, nth).id, bodyOf(town, nth))
      const days = 3 + nth * 4
      const isOnline = nth % 15 !== 14
      await execute(sql`
        update walks set status = ${isOnline ? 'PUBLISHED' : 'PENDING'},
          submitted_at = now() - make_interval(days => ${days + 1}),
          published_at = case when ${isOnline} then now() - make_interval(days => ${days}) end,
          last_verified_at = case when ${nth % 2 === 0 && isOnline}
            then now() - make_interval(days => ${Math.round(days / 2)}) end
        where id = ${id}`)
    }
  })
  return TOWNS.length
}
