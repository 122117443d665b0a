import { keysOf } from '@/platform/keys.model'

/** What a place is. Source: docs/decisions/places.md. */
export const KIND_LABELS = {
  VET: 'Vétérinaire',
  CLINIC: 'Clinique ou centre hospitalier vétérinaire',
  DISPENSARY: 'Dispensaire',
  WILDLIFE: 'Centre de soins de la faune sauvage',
  TRAINER: 'Éducateur',
  BEHAVIOURIST: 'Comportementaliste',
  RESTAURANT: 'Restaurant ou café',
  HOTEL: 'Hôtel, gîte ou camping',
  SHOP: 'Commerce',
  GROOMER: 'Toiletteur',
  PENSION: 'Pension',
  SITTER: 'Garde à domicile',
  BEACH: 'Plage',
} as const
export type PlaceKind = keyof typeof KIND_LABELS
export const PLACE_KINDS = keysOf(KIND_LABELS)

export const STATE_LABELS = {
  PENDING: 'À valider',
  PUBLISHED: 'En ligne',
  REJECTED: 'Refusée',
} as const
export type PlaceState = keyof typeof STATE_LABELS

/** Animals that a place says it accepts; one that says nothing may accept all. */
export const ANIMAL_LABELS = {
  DOG: 'Chiens',
  CAT: 'Chats',
  SMALL: 'Lapins, rongeurs et furets',
  BIRD: 'Oiseaux',
  REPTILE: 'Reptiles et tortues',
  HORSE: 'Chevaux et ânes',
  FARM: 'Animaux de ferme',
  WILD: 'Animaux sauvages',
} as const
export type AcceptedAnimal = keyof typeof ANIMAL_LABELS
export const ACCEPTED_ANIMALS = keysOf(ANIMAL_LABELS)

/** The three lists: what each shows, and its address. */
export const FACES = {
  care: { path: '/soins', kinds: ['VET', 'CLINIC', 'DISPENSARY', 'WILDLIFE'] },
  addresses: {
    path: '/bonnes-adresses',
    kinds: ['RESTAURANT', 'HOTEL', 'SHOP', 'GROOMER', 'PENSION', 'SITTER', 'BEACH'],
  },
  trainers: { path: '/educateurs', kinds: ['TRAINER', 'BEHAVIOURIST'] },
} as const satisfies Record<string, { path: string; kinds: readonly PlaceKind[] }>
export type Face = keyof typeof FACES
export const FACE_KEYS = keysOf(FACES)

export const kindsOf = (face: Face): readonly PlaceKind[] => FACES[face].kinds

/** The list that a place is looked for in. */
export const faceOf = (kind: PlaceKind): Face =>
  FACE_KEYS.find((face) => kindsOf(face).includes(kind)) ?? 'addresses'

/** Whether a kind of place treats animals: these alone may take emergencies. */
export const isCare = (kind: PlaceKind): boolean => kindsOf('care').includes(kind)

/** Longest texts, in characters. */
export const PLACE_LIMITS = {
  name: 100,
  text: 1500,
  address: 160,
  phone: 30,
  site: 200,
  contactName: 60,
  email: 254,
  hours: 120,
  exceptions: 1500,
  reason: 500,
  words: 500,
  slug: 90,
} as const

export const PLACES_PER_PAGE = 24
/** How far « near » goes when nobody chose, and what may be chosen, in kilometres. */
export const DEFAULT_RADIUS_KM = 25
export const RADII_KM = [5, 10, 25, 50, 100] as const
/** Emergency places shown at once, and how far they are looked for, in kilometres. */
export const EMERGENCY_SHOWN = 6
export const EMERGENCY_RADIUS_KM = 100

/** How far from its commune a point may lie, in metres. */
export const REACH_OF_COMMUNE = 40_000
/** Milliseconds that nobody needs less than to suggest a place. */
export const FASTEST_MS = 3000

export const PLACES_ROOT = '/adresses'
export const placePath = (slug: string): string => `${PLACES_ROOT}/${slug}`
export const SUGGEST_PATH = `${PLACES_ROOT}/proposer`
export const THANKS_PATH = `${PLACES_ROOT}/proposer/merci`
export const confirmPath = (token: string): string => `${PLACES_ROOT}/confirmer/${token}`
export const errorPath = (slug: string): string => `${placePath(slug)}/erreur`
export const EMERGENCY_PATH = '/guide/soins'
/** Last parts of addresses under {@link PLACES_ROOT} that no place may have. */
export const RESERVED_SLUGS: readonly string[] = [
  'proposer',
  'confirmer',
  'modifier',
  'revendiquer',
]

export const API = '/api/places'
export const errorApi = (id: string): string => `${API}/${id}/errors`

export const SUGGESTION_LINK = 'place-suggestion'

export const ERROR_LABELS = {
  CLOSED: 'Ce lieu est fermé définitivement',
  PHONE: 'Le téléphone est faux',
  HOURS: 'Les horaires sont faux',
  PLACE: 'L’adresse ou le point sur la carte est faux',
  OTHER: 'Autre chose',
} as const

export const SENTENCES = {
  notFound: 'Adresse introuvable',
  unknownPlace: 'Nous ne connaissons pas cette commune. Essayez avec son code postal.',
  farPoint: 'Ce point est loin de la commune indiquée',
  decided: 'Quelqu’un a déjà répondu à cette proposition',
  confirmed: 'Cette proposition est déjà envoyée',
  notCare: 'Seul un lieu de soin reçoit les urgences',
  newError: 'Une autre erreur vient d’être signalée\u00a0: lisez-la d’abord. Rechargez la page.',
  settled: 'Ces erreurs sont déjà réglées',
  stale:
    'Cette adresse a été modifiée entre-temps. Rechargez la page pour voir ce qui a changé\u00a0: votre saisie n’est pas enregistrée.',
} as const

/** Where a super admin corrects a place, whatever its state. */
export const editPath = (id: string): string => `${PLACES_ROOT}/modifier/${id}`
export const editApi = (id: string): string => `/api/desk/places/${id}`
