import { frenchNumber } from '@/platform/number.model'
import { keysOf } from '@/platform/keys.model'

/** Source of all of them: docs/decisions/walks.md. */
export const DIFFICULTY_LABELS = {
  EASY: 'Facile',
  MEDIUM: 'Moyenne',
  HARD: 'Difficile',
  EXPERT: 'Très difficile',
} as const
export type Difficulty = keyof typeof DIFFICULTY_LABELS
export const DIFFICULTIES = keysOf(DIFFICULTY_LABELS)

export const TYPE_LABELS = {
  STROLL: 'Balade',
  HIKE: 'Randonnée',
  TRACK: 'Sentier',
  NATURE: 'Nature',
  URBAN: 'En ville',
  FAMILY: 'En famille',
  OTHER: 'Autre',
} as const
export type WalkType = keyof typeof TYPE_LABELS
export const WALK_TYPES = keysOf(TYPE_LABELS)

export const ANIMAL_LABELS = {
  DOG: 'Chien',
  CAT: 'Chat',
  HORSE: 'Cheval',
  OTHER: 'Autre animal',
} as const
export type AllowedAnimal = keyof typeof ANIMAL_LABELS
export const ALLOWED_ANIMALS = keysOf(ANIMAL_LABELS)

export const SEASON_LABELS = {
  SPRING: 'Printemps',
  SUMMER: 'Été',
  AUTUMN: 'Automne',
  WINTER: 'Hiver',
} as const
export type Season = keyof typeof SEASON_LABELS
export const SEASONS = keysOf(SEASON_LABELS)

export const DOG_RULE_LABELS = {
  LEASH: 'Chiens en laisse',
  FREE: 'Chiens libres',
  FORBIDDEN: 'Interdit aux chiens',
  SEASON: 'Selon la saison',
} as const
export type DogRule = keyof typeof DOG_RULE_LABELS
export const DOG_RULES = keysOf(DOG_RULE_LABELS)

/** The same in a sentence, for the top of a page; what the author adds comes after it. */
export const DOG_RULE_WORDS: Readonly<Record<DogRule, string>> = {
  LEASH: 'Les chiens sont admis, en laisse.',
  FREE: 'Les chiens peuvent aller sans laisse, tant qu’ils reviennent au rappel.',
  FORBIDDEN: 'Les chiens ne sont pas admis, même en laisse.',
  SEASON: 'La règle pour les chiens change avec la saison.',
}

export const STATUS_LABELS = {
  DRAFT: 'Brouillon',
  PENDING: 'En attente de relecture',
  PUBLISHED: 'En ligne',
  REJECTED: 'À corriger',
} as const
export type WalkStatus = keyof typeof STATUS_LABELS
export const WALK_STATUSES = keysOf(STATUS_LABELS)

export const WAYPOINT_LABELS = {
  START: 'Départ',
  END: 'Arrivée',
  STANDARD: 'Étape',
  VIEWPOINT: 'Point de vue',
  REST_AREA: 'Aire de repos',
  WATER: 'Eau',
  PARKING: 'Parking',
  DANGER: 'Danger',
  PHOTO_SPOT: 'Belle photo',
  HISTORIC: 'Lieu historique',
  NATURE: 'Nature à observer',
} as const
export type WaypointType = keyof typeof WAYPOINT_LABELS
export const WAYPOINT_TYPES = keysOf(WAYPOINT_LABELS)
/** Of these a walk has one at the most. */
export const LONE_TYPES: readonly WaypointType[] = ['START', 'END']

/** What is computed from the line of a walk, unless its author typed it by hand. */
export const MEASURES = ['distance', 'duration', 'elevation'] as const
export type Measure = (typeof MEASURES)[number]

/** Longest texts in characters, most rows, highest numbers: metres, minutes, euros, bytes. */
export const WALK_LIMITS = {
  name: 120,
  slug: 50,
  shortDescription: 250,
  longDescription: 10_000,
  dogRuleNote: 250,
  address: 200,
  place: 80,
  tags: 10,
  tag: 30,
  waypoints: 200,
  waypointName: 100,
  waypointDescription: 500,
  photos: 10,
  waypointPhotos: 4,
  photoTitle: 100,
  photoDescription: 500,
  trackPoints: 1500,
  distance: 300_000,
  duration: 20_160,
  elevation: 9000,
  price: 1000,
  reason: 500,
  photoBytes: 8 * 1024 * 1024,
  perDay: 20,
} as const

/** `[latitude, longitude, elevation]`: degrees, and metres above the sea where they are known. */
export type TrackPoint = [lat: number, lng: number, elevation: number | null]

/** What a status may become, and who decides it: the author, or the desk that moderates. */
export type Step = 'SUBMIT' | 'TAKE_BACK' | 'PUBLISH' | 'REJECT'
const STEPS: Readonly<
  Record<Step, { from: readonly WalkStatus[]; to: WalkStatus; by: 'author' | 'desk' }>
> = {
  SUBMIT: { from: ['DRAFT', 'REJECTED'], to: 'PENDING', by: 'author' },
  TAKE_BACK: { from: ['PENDING', 'PUBLISHED'], to: 'DRAFT', by: 'author' },
  PUBLISH: { from: ['PENDING'], to: 'PUBLISHED', by: 'desk' },
  REJECT: { from: ['PENDING', 'PUBLISHED'], to: 'REJECTED', by: 'desk' },
}
export const whoDecides = (step: Step): 'author' | 'desk' => STEPS[step].by
/**
 * The status after a step; `null` where it cannot be made from this one. A walk whose author is gone
 * comes back by those who sent it back: nobody else can correct it.
 */
export function statusAfter(from: WalkStatus, step: Step, hasAuthor = true): WalkStatus | null {
  const isTheirs = !hasAuthor && step === 'PUBLISH' && from === 'REJECTED'
  return isTheirs || STEPS[step].from.includes(from) ? STEPS[step].to : null
}

/** Is a change shown to the desk once more? What its author corrects online is, and nothing else. */
export const isRechecked = (status: WalkStatus, isModerator: boolean): boolean =>
  status === 'PUBLISHED' && !isModerator

export const LIST_PATH = '/promenades'
export const walkPath = (slug: string): string => `${LIST_PATH}/${slug}`
export const newWalkPath = `${LIST_PATH}/nouvelle`
export const editWalkPath = (id: string): string => `${LIST_PATH}/modifier/${id}`
/** The walks that the signed-in person wrote. */
export const OWN_WALKS_PATH = '/mon-espace/promenades'
export const problemPath = (slug: string): string => `${walkPath(slug)}/probleme`
/** The picture that stands for a walk where it is shared. */
export const sharePath = (slug: string): string => `${walkPath(slug)}/partage.png`
export const gpxPath = (slug: string): string => `${walkPath(slug)}/trace.gpx`
/** The screen of the desk in the admin. */
export const DESK_PATH = '/admin/promenades'
/** Stands where the id of a walk would, for one that is not written yet. */
export const NEW = 'nouvelle'
/** The editor of a walk in the admin. */
export const adminWalkPath = (id: string): string => `${DESK_PATH}/${id}`
/** Words that stand where the slug of a walk would: no walk is called so. */
export const RESERVED_SLUGS: readonly string[] = ['nouvelle', 'modifier']

export const API = '/api/walks'
/** Where forms without JavaScript are sent. */
export const plainApi = `${API}/plain`
export const plainEditApi = (id: string): string => `${API}/${id}/plain`
export const walkApi = (id: string): string => `${API}/${id}`
export const photosApi = (id: string): string => `${API}/${id}/photos`
export const problemApi = (id: string): string => `${API}/${id}/problem`
export const stepApi = (id: string, step: 'submit' | 'take-back' | 'verify'): string =>
  `${API}/${id}/${step}`

/** What somebody finds wrong with a walk. */
export const PROBLEM_LABELS = {
  BLOCKED: 'Chemin fermé ou impraticable',
  DOGS: 'La règle pour les chiens n’est plus la bonne',
  DANGER: 'Un danger',
  WRONG: 'Un tracé ou une information inexacte',
  OTHER: 'Autre chose',
} as const
export type Problem = keyof typeof PROBLEM_LABELS

export const SENTENCES = {
  notFound: 'Promenade introuvable',
  noWaypoint:
    'Cette étape n’est pas encore enregistrée. Enregistrez la promenade, puis ajoutez sa photo.',
  user: 'L’utilisateur est requis',
  name: 'Le nom est requis',
  distance: 'La distance doit être supérieure à 0',
  price: 'Le prix doit être positif',
  url: 'URL invalide',
  dogRule: 'Dites si les chiens sont admis, et comment',
  start: 'Placez le départ sur la carte',
  point: 'Ce point n’est pas sur la carte',
  elevation: 'Une altitude du tracé est impossible',
  lone: 'Le départ et l’arrivée sont chacun un seul point',
  unconfirmed: 'Confirmez votre adresse e-mail pour proposer une promenade',
  stale: 'Cette promenade a été modifiée entre-temps. Rechargez la page pour voir ses changements.',
  wrongStep: 'Cette promenade n’en est plus là. Rechargez la page.',
  notYourShelter: 'Vous ne faites pas partie de l’équipe de ce refuge',
  notOurPhoto: 'Cette photo n’est pas de cette promenade\u00a0: ajoutez-la d’abord',
  photoMissing: 'Choisissez une photo',
  photoTooLarge: 'Cette photo est trop lourde. 8\u00a0Mo au maximum.',
  photoType: 'Ce fichier n’est pas une photo que nous savons lire (JPG, PNG, WEBP ou AVIF)',
  tooManyPhotos: `${WALK_LIMITS.photos} photos au maximum`,
  tooManyWaypointPhotos: `${WALK_LIMITS.waypointPhotos} photos au maximum pour une étape`,
  daily: `${WALK_LIMITS.perDay} promenades par jour au maximum`,
  newProblem: 'Un autre problème vient d’être signalé\u00a0: lisez-le d’abord. Rechargez la page.',
  settled: 'Ces signalements sont déjà traités',
} as const

/** « 4,2 km », « 850 m ». @param metres */
export function lengthWords(metres: number): string {
  if (Math.round(metres) < 1000) return `${Math.round(metres)}\u00a0m`
  const km = metres < 20_000 ? Math.round(metres / 100) / 10 : Math.round(metres / 1000)
  return `${frenchNumber(km)}\u00a0km`
}

/** « 1 h 30 », « 45 min ». @param minutes */
export function durationWords(minutes: number): string {
  const whole = Math.round(minutes)
  const hours = Math.floor(whole / 60)
  const rest = whole % 60
  if (hours === 0) return `${rest}\u00a0min`
  return rest === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${String(rest).padStart(2, '0')}`
}

/** « Gratuit », « 4,50 € »; `null` when nobody said. @param euros */
export function priceWords(euros: number | null): string | null {
  if (euros === null) return null
  return euros === 0
    ? 'Gratuit'
    : euros.toLocaleString('fr-FR', { style: 'currency', currency: 'EUR' })
}
