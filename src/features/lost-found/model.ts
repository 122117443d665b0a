import type { Sex, Species } from '@/features/animals/model'
import { keysOf } from '@/platform/keys.model'

/** What happened. Source: docs/decisions/lost-found.md. */
export const KIND_LABELS = { LOST: 'Perdu', FOUND: 'Trouvé' } as const
export type ReportKind = keyof typeof KIND_LABELS
export const REPORT_KINDS = keysOf(KIND_LABELS)

export const STATE_LABELS = {
  OPEN: 'En cours',
  MATCHED: 'Peut-être retrouvé',
  RETURNED: 'Rentré chez lui',
  CLOSED: 'Fermé',
  EXPIRED: 'Expiré',
} as const
export type ReportState = keyof typeof STATE_LABELS

/** States in which people still look. */
export const ACTIVE_STATES: readonly ReportState[] = ['OPEN', 'MATCHED']
export const isActive = (state: ReportState): boolean => ACTIVE_STATES.includes(state)

/** What each state may become. An expired report is opened again by renewing it. */
const STEPS: Readonly<Record<ReportState, readonly ReportState[]>> = {
  OPEN: ['MATCHED', 'RETURNED', 'CLOSED', 'EXPIRED'],
  MATCHED: ['OPEN', 'RETURNED', 'CLOSED', 'EXPIRED'],
  RETURNED: ['OPEN'],
  CLOSED: ['OPEN'],
  EXPIRED: ['OPEN', 'RETURNED', 'CLOSED'],
}
/**
 * An animal is home: does what was taken for the same end with it? Whoever lost it knows that it is theirs
 * again, and whoever found it has nothing left to do. What a finder says ends no search: only its author.
 */
export const endsWith = (ended: ReportKind, other: ReportKind, outcome: ReportState): boolean =>
  outcome === 'RETURNED' && ended === 'LOST' && other === 'FOUND'

export const mayBecome = (from: ReportState, to: ReportState): boolean => STEPS[from].includes(to)

/** Main colours of a coat or a plumage. */
export const COAT_LABELS = {
  BLACK: 'Noir',
  WHITE: 'Blanc',
  GREY: 'Gris',
  BROWN: 'Marron',
  GINGER: 'Roux',
  CREAM: 'Crème ou beige',
  TABBY: 'Tigré',
  TRICOLOUR: 'Tricolore',
  GREEN: 'Vert',
  YELLOW: 'Jaune',
  BLUE: 'Bleu',
  OTHER: 'Autre couleur',
} as const
export type Coat = keyof typeof COAT_LABELS

export const SIZE_LABELS = { SMALL: 'Petite', MEDIUM: 'Moyenne', LARGE: 'Grande' } as const
export type Size = keyof typeof SIZE_LABELS

export const AGE_LABELS = { YOUNG: 'Jeune', ADULT: 'Adulte', SENIOR: 'Âgé' } as const
export type Age = keyof typeof AGE_LABELS

/** Whether the number under the skin was looked for. */
export const CHIP_LABELS = {
  READ: 'Puce ou tatouage lu',
  NONE: 'Ni puce ni tatouage',
  UNKNOWN: 'Pas encore vérifié',
} as const
export type Chip = keyof typeof CHIP_LABELS

/** Where a found animal is now. */
export const WHEREABOUTS_LABELS = {
  SEEN: 'Toujours dehors, je l’ai seulement vu',
  KEPT: 'À l’abri, chez la personne qui l’a trouvé',
  HANDED: 'Confié à un vétérinaire, une fourrière ou un refuge',
} as const
export type Whereabouts = keyof typeof WHEREABOUTS_LABELS

/** Species that a form offers first: what is lost in France, most often first. */
export const FIRST_SPECIES = ['CAT', 'DOG', 'BIRD', 'RABBIT', 'TURTLE'] as const

/** Longest texts, in characters; photos of one report. */
export const LOST_FOUND_LIMITS = {
  name: 60,
  breed: 80,
  marks: 300,
  text: 1500,
  placeWords: 160,
  collar: 160,
  secret: 200,
  idNumber: 30,
  contactName: 60,
  email: 254,
  words: 500,
  reason: 500,
  photos: 6,
} as const

/** Largest photo, in bytes; the longest sides of what is kept, in pixels. */
export const PHOTO_MAX_BYTES = 8 * 1024 * 1024
export const PHOTO_SIDES = { full: 1600, card: 640 } as const

/** Days that a report stays in the lists without news, and after which its author is asked. */
export const LIFE_DAYS = 180
export const REMINDER_DAYS = [30, 90] as const

/** How far « near » goes when nobody chose, and what may be chosen, in kilometres. */
export const DEFAULT_RADIUS_KM = 25
export const RADII_KM = [5, 10, 25, 50, 100] as const

export const REPORTS_PER_PAGE = 24

/** How far from its commune a point may lie, in metres: the largest are 50 km long. */
export const REACH_OF_COMMUNE = 40_000

/** Milliseconds that nobody needs less than to report. */
export const FASTEST_MS = 3000

export const LIST_PATHS: Readonly<Record<ReportKind, string>> = {
  LOST: '/animaux-perdus',
  FOUND: '/animaux-trouves',
}
export const LIST_TITLES: Readonly<Record<ReportKind, string>> = {
  LOST: 'Animaux perdus',
  FOUND: 'Animaux trouvés',
}
export const CHOICE_PATH = '/agir/animaux-perdus-trouves'
export const reportPath = (kind: ReportKind, id: string): string => `${LIST_PATHS[kind]}/${id}`
export const newReportPath = (kind: ReportKind): string => `${LIST_PATHS[kind]}/signaler`
export const posterPath = (kind: ReportKind, id: string): string =>
  `${reportPath(kind, id)}/affiche`
/** The picture that stands for a report where it is shared. */
export const sharePath = (kind: ReportKind, id: string): string =>
  `${reportPath(kind, id)}/partage.png`
/** The page of whoever wrote a report, behind a personal link. */
export const ownReportPath = (token: string): string => `/avis/${token}`

export const API = '/api/lost-found'
export const ownApi = (token: string, what: string): string => `${API}/own/${token}/${what}`

/** What the author of a report says of what resembles it. */
export const MATCH_ANSWERS = ['YES', 'NO'] as const
export type MatchAnswer = (typeof MATCH_ANSWERS)[number]

/** What somebody may say first to the author of a report. */
export const INTENTS = {
  LOST: {
    SURE: 'Je l’ai avec moi, ou je sais où il est',
    SEEN: 'Je l’ai vu',
    OTHER: 'Je veux aider, ou poser une question',
  },
  FOUND: {
    SURE: 'C’est mon animal',
    SEEN: 'Je connais sa famille',
    OTHER: 'Je veux aider, ou poser une question',
  },
} as const satisfies Record<ReportKind, Record<string, string>>

/** What conversations about reports are called in the relay. */
export const RELAY_KIND = 'lost-found'

/** The page by which one writes to the author of a report, and where that is sent. */
export const writePath = (kind: ReportKind, id: string): string => `${reportPath(kind, id)}/ecrire`
export const writeApi = (id: string): string => `${API}/${id}/messages`

/** The page by which one says where the animal of a report was seen, and where that is sent. */
export const seenPath = (kind: ReportKind, id: string): string => `${reportPath(kind, id)}/vu`
export const seenApi = (id: string): string => `${API}/${id}/sightings`

/** Where a super admin takes a sighting away. */
export const withdrawSeenApi = (id: string): string => `${API}/sightings/${id}/withdraw`

/** Can somebody else still meet this animal? Not while it is kept somewhere. */
export const mayBeSeen = (report: {
  kind: ReportKind
  status: ReportState
  whereabouts?: Whereabouts | null
}): boolean => isActive(report.status) && (report.kind === 'LOST' || report.whereabouts === 'SEEN')

/** The page by which one says that something is wrong with a report; where that is sent. */
export const flagPath = (kind: ReportKind, id: string): string => `${reportPath(kind, id)}/probleme`
export const flagApi = (id: string): string => `${API}/${id}/flag`
/** Where a super admin takes a report down. */
export const withdrawApi = (id: string): string => `${API}/${id}/withdraw`

/** Where a shelter takes a found animal in. */
export const takeInApi = (id: string): string => `${API}/${id}/take-in`

/** The kinds of personal links: until the address is confirmed, and afterwards. */
export const DRAFT_LINK = 'lost-found-draft'
export const OWN_LINK = 'lost-found'
/** Of the photos of a report alone: their addresses are copied and sent on. */
export const PHOTO_LINK = 'lost-found-photo'
export const privatePhotoApi = (token: string, name: string): string =>
  `${API}/photos/${token}/${name}`

export const SENTENCES = {
  notFound: 'Avis introuvable',
  unknownPlace: 'Nous ne connaissons pas cette commune. Essayez avec son code postal.',
  farPoint: 'Ce point est loin de la commune indiquée',
  future: 'Ce jour n’est pas encore venu',
  longAgo: 'Cela fait plus de deux ans',
  photoMissing: 'Choisissez une photo',
  photoTooLarge: 'Cette photo est trop lourde. 8\u00a0Mo au maximum.',
  photoType: 'Ce fichier n’est pas une photo que nous savons lire (JPG, PNG, WEBP ou AVIF)',
  onePhoto: 'Une seule photo à la fois',
  tooManyPhotos: `${LOST_FOUND_LIMITS.photos} photos au maximum`,
  over: 'Cet avis est terminé',
  otherOver:
    'L’autre avis est terminé entre-temps. Si c’était bien le même animal, dites comment votre recherche a fini.',
  animalLeft: 'Cet animal n’est plus au refuge\u00a0: appelez le refuge, qui sait où il est.',
  notOnline: 'Cet avis n’est pas encore publié',
  offline: 'Cet avis n’est pas en ligne\u00a0: publiez-le d’abord',
  taken: 'Un refuge recueille déjà cet animal',
  sheltered: 'Cet animal est à l’abri\u00a0: écrivez plutôt à la personne qui l’a trouvé',
  beforeLoss: 'C’est avant le jour où il a été perdu',
  notFoundKind: 'Seul un animal trouvé peut être recueilli',
} as const

/** A photo of a report, as its row keeps it. Keys in the storage; pixels. */
export type StoredPhoto = { key: string; cardKey: string; width: number; height: number }

/** What a report says of the animal, as everybody may know it. */
export type Described = {
  species: Species
  sex: Sex
  coat: Coat | null
  coat2: Coat | null
  size: Size | null
  age: Age | null
  breed: string | null
  marks: string | null
}

/** Days between two days « 2026-11-25 », negative when the second is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

/** The day that a form proposes on a device: its own, unless its clock is ahead of all those of France. */
export const proposedDay = (
  device: string,
  { today, newest }: { today: string; newest: string },
): string => (device > newest ? today : device)

/**
 * Why a day cannot be that of a loss, `null` when it can.
 * @param today « 2026-11-25 », in Paris
 */
export function refuseDay(day: string, today: string): string | null {
  if (day > today) return SENTENCES.future
  return daysBetween(day, today) > 730 ? SENTENCES.longAgo : null
}
