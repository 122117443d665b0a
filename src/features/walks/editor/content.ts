import type { Measure, TrackPoint, WaypointType } from '../model'
import { figuresOf, type TrackFigures } from '../track/model'

/** A photo that the site has, by its address. */
export type EditorPhoto = { url: string; title: string | null; description: string | null }

/** A point of the walk as the editor holds it; `key` lives as long as the editor. */
export type EditorWaypoint = {
  key: string
  id?: string
  lat: number | null
  lng: number | null
  name: string
  description: string
  types: WaypointType[]
  isOptional: boolean
  /** Minutes from the point before, as typed; empty for none. */
  minutes: string
  photos: EditorPhoto[]
}

type Place = { lat: number; lng: number }

/** Where one end of a walk is: as its points and its line say when it opens, and as it is stored. */
export type StoredEnd = {
  drawn: Place | null
  stored: (Place & { address?: string | null }) | null
}

/** What is typed into one field each. */
export type Texts = {
  name: string
  difficulty: string
  type: string
  shortDescription: string
  longDescription: string
  tags: string
  dogRule: string
  dogRuleNote: string
  price: string
  city: string
  postalCode: string
  region: string
  /** The shelter that the walk is of; empty for none. */
  shelter: string
}

export type Ticks = {
  isAccessible: boolean
  hasParkingNearby: boolean
  hasRestrooms: boolean
}

/** Everything that the editor of a walk changes; plain, so that a browser can keep it. */
export type WalkContent = {
  texts: Texts
  ticks: Ticks
  allowedAnimals: string[]
  bestSeasons: string[]
  waypoints: EditorWaypoint[]
  track: TrackPoint[] | null
  /** Of the line as it came, before it was made simpler. */
  trackFigures: TrackFigures | null
  /** What was typed by hand in place of what is computed; `null` follows the line. */
  typed: Record<Measure, string | null>
  photos: EditorPhoto[]
  /** Address of the photo that stands for the walk; `null` while it has none. */
  cover: string | null
  /** Of a walk that was stored: an end that nobody moves stays what it was. */
  ends: { start: StoredEnd; end: StoredEnd } | null
}

export const emptyContent: WalkContent = {
  texts: {
    name: '',
    difficulty: '',
    type: '',
    shortDescription: '',
    longDescription: '',
    tags: '',
    dogRule: '',
    dogRuleNote: '',
    price: '',
    city: '',
    postalCode: '',
    region: '',
    shelter: '',
  },
  ticks: { isAccessible: false, hasParkingNearby: false, hasRestrooms: false },
  allowedAnimals: ['DOG'],
  bestSeasons: [],
  waypoints: [],
  track: null,
  trackFigures: null,
  typed: { distance: null, duration: null, elevation: null },
  photos: [],
  cover: null,
  ends: null,
}

/** The points of the walk that are somewhere, as a line. */
export const wayOf = (waypoints: readonly EditorWaypoint[]): TrackPoint[] =>
  waypoints.flatMap(({ lat, lng }): TrackPoint[] =>
    lat === null || lng === null ? [] : [[lat, lng, null]],
  )

/**
 * What the line says: that of a file, else from point to point, as the crow flies. The climb comes
 * from a file only: points that were clicked have no height.
 */
export const computedOf = ({ trackFigures, waypoints }: WalkContent): TrackFigures | null =>
  trackFigures ?? figuresOf(wayOf(waypoints))

/** The three numbers as they will be saved: what was typed, else what is computed; '' for none. */
export function shownFigures(content: WalkContent): Record<Measure, string> {
  const computed = computedOf(content)
  const shown = (measure: Measure) =>
    content.typed[measure] ?? (computed?.[measure] ?? '').toString()
  return {
    distance: shown('distance'),
    duration: shown('duration'),
    elevation: shown('elevation'),
  }
}

/** The address of the photo that stands for the walk: the one that was chosen, else the first. */
export const coverOf = ({ cover, photos }: Pick<WalkContent, 'cover' | 'photos'>): string | null =>
  photos.find(({ url }) => url === cover)?.url ?? photos[0]?.url ?? null

/** What a point is called: « Étape 3 (La mare) ». @param at its place, from 0 */
export const calledAt = ({ name }: { name: string }, at: number): string =>
  name.trim() ? `Étape ${at + 1} (${name.trim()})` : `Étape ${at + 1}`
