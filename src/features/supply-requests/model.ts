import { counted } from '@/platform/french.model'
import { frenchNumber } from '@/platform/number.model'
import { keysOf } from '@/platform/keys.model'
import { dayLabel } from '@/platform/time/model'

/** Values of the contract. Source: docs/decisions/supply-requests.md. */
export const CATEGORY_LABELS = {
  FOOD: 'Alimentation',
  TOYS_ACCESSORIES: 'Jouets et accessoires',
  WELLBEING: 'Soins et bien-être',
  CONSTRUCTION: 'Travaux et matériaux',
  OTHER: 'Autre',
} as const
export type Category = keyof typeof CATEGORY_LABELS
export const CATEGORIES = keysOf(CATEGORY_LABELS)

export const URGENCY_LABELS = { NORMAL: 'Normal', URGENT: 'Urgent' } as const
export type Urgency = keyof typeof URGENCY_LABELS
export const URGENCIES = keysOf(URGENCY_LABELS)

export const DELIVERY_LABELS = {
  DEPOT_AT_SHELTER: 'À déposer au refuge',
  FLEXIBLE: 'À convenir ensemble',
  EXTERIOR_PICKUP: 'Le refuge vient le chercher',
} as const
export type DeliveryMode = keyof typeof DELIVERY_LABELS
export const DELIVERY_MODES = keysOf(DELIVERY_LABELS)

/** What a giver reads of how it is handed over. */
export const DELIVERY_WORDS: Readonly<Record<DeliveryMode, string>> = {
  DEPOT_AT_SHELTER:
    'Déposez-le au refuge, aux heures d’ouverture, en montrant ce bon ou en disant votre pseudo.',
  FLEXIBLE:
    'Le lieu et l’heure se conviennent ensemble\u00a0: le refuge vous appelle, au numéro que vous avez donné.',
  EXTERIOR_PICKUP:
    'Ne vous déplacez pas\u00a0: le refuge vous appelle, au numéro que vous avez donné, et vient le chercher.',
}

/** States of an answer: what somebody brings. */
export const STATUS_LABELS = {
  PENDING: 'À confirmer',
  ACCEPTED: 'Accepté',
  REJECTED: 'Refusé',
  DONE: 'Reçu',
} as const
export type Status = keyof typeof STATUS_LABELS
export const STATUSES = keysOf(STATUS_LABELS)

/** What its team does with an answer. */
export const STEPS = ['accept', 'reject', 'done'] as const
export type Step = (typeof STEPS)[number]

const NEXT: Readonly<Record<Status, Partial<Record<Step, Status>>>> = {
  PENDING: { accept: 'ACCEPTED', reject: 'REJECTED' },
  ACCEPTED: { done: 'DONE' },
  REJECTED: {},
  DONE: {},
}

/** The state after a step; `null` when the step is not open. */
export const statusAfter = (status: Status, step: Step): Status | null => NEXT[status][step] ?? null

const BEFORE: Readonly<Record<Status, Status | null>> = {
  PENDING: null,
  ACCEPTED: 'PENDING',
  REJECTED: 'PENDING',
  DONE: 'ACCEPTED',
}

/** The state that an undone step leaves; `null` when nothing is to undo. */
export const statusBefore = (status: Status): Status | null => BEFORE[status]

/** States in which its giver may still say that they do not come. */
export const isOpenAnswer = (status: Status): boolean =>
  status === 'PENDING' || status === 'ACCEPTED'

export const SENTENCES = {
  stays: 'Un besoin reste à son refuge',
  awaited:
    'Des personnes attendent votre réponse, ou sont attendues avec ce qu’elles apportent\u00a0: répondez à chacune d’abord, ou archivez la demande',
  title: 'Le titre de la demande est requis',
  shelter: 'Le refuge est requis',
  quantityRequested: 'La quantité demandée doit être un nombre entier positif',
  quantityDonated: 'La quantité donnée doit être un nombre entier positif',
  requestId: 'La demande est requise',
  userId: 'L’utilisateur est requis',
  name: 'Le pseudo est requis',
  phone: 'Le téléphone est requis',
  phoneShape: 'Écrivez un numéro de téléphone, par exemple 06 12 34 56 78',
  notFound: 'Cette demande n’existe pas, ou n’existe plus',
  answerNotFound: 'Cette réponse n’existe pas, ou n’existe plus',
  closed: 'Cette demande est close\u00a0: merci d’y avoir pensé',
  full: 'Tout est réuni, merci\u00a0! Le refuge ne cherche plus rien pour cette demande',
  twice: 'Vous avez déjà proposé quelque chose pour cette demande\u00a0: voyez votre bon',
  unconfirmed: 'Confirmez votre adresse e-mail pour proposer ce que vous apportez',
  stale: 'Cette réponse a changé entre-temps. Relisez-la, puis décidez',
  wrongStep: 'Cette réponse n’en est pas là\u00a0: relisez-la, puis décidez',
  withdrawn: 'Son auteur l’a retirée entre-temps',
  nothingToUndo: 'Rien n’est à annuler',
  phoneGone: 'Le téléphone est effacé',
  image: 'Choisissez une image de la bibliothèque du refuge',
  past: 'Cette date est passée',
  tooMany: 'Trop d’envois détectés',
} as const

/** Longest texts, in characters; most things, in units. */
export const MAX = {
  title: 100,
  description: 2000,
  unit: 40,
  quantity: 100_000,
  name: 60,
  phone: 30,
  message: 1000,
  reason: 1000,
  search: 80,
} as const

/** Days after the end of an answer, or of its request, at which its telephone is erased. */
export const PHONE_DAYS = 90

export type Progress = {
  /** How much is asked for; null when any is welcome. */
  requested: number | null
  /** How much is promised or already there: accepted answers and those that are done. */
  secured: number
}

/** How much is still missing; null when no quantity was named. */
export const missing = ({ requested, secured }: Progress): number | null =>
  requested === null ? null : Math.max(0, requested - secured)

/** Everything that was asked for is promised. */
export const isFull = (progress: Progress): boolean => missing(progress) === 0

/** How far it is, in whole percent from 0 to 100: 100 only once nothing is missing. */
export function percentOf({ requested, secured }: Progress): number {
  if (requested === null || requested === 0) return 0
  return secured >= requested ? 100 : Math.min(99, Math.floor((secured / requested) * 100))
}

/** « 12 sacs », « 12 » where no unit was named. */
export const quantityWords = (quantity: number, unit: string | null): string =>
  [frenchNumber(quantity), unit].filter(Boolean).join('\u00a0')

/** The same of what somebody brings; they may not know yet how much it is. */
export const donatedWords = (quantity: number | null, unit: string | null): string =>
  quantity === null ? 'quantité à préciser' : quantityWords(quantity, unit)

/** « 8 sur 20 sacs promis ou reçus » */
export function progressWords(progress: Progress, unit: string | null): string {
  const { requested, secured } = progress
  if (requested === null) {
    return secured === 0
      ? 'Toute quantité est la bienvenue'
      : `${quantityWords(secured, unit)} déjà promis ou reçus, le reste est le bienvenu`
  }
  if (isFull(progress))
    return `Tout est réuni\u00a0: ${quantityWords(requested, unit)}. Merci\u00a0!`
  return `${frenchNumber(secured)} sur ${quantityWords(requested, unit)}, promis ou reçus`
}

/** Said to whoever brings more than is missing: it is welcome all the same. */
export function moreThanMissing(
  progress: Progress,
  unit: string | null,
  donated: number | null,
): string | null {
  const left = missing(progress)
  if (left === null || donated === null || donated <= left) return null
  return `Il ne manque que ${quantityWords(left, unit)}\u00a0: le refuge vous dira s’il a l’usage du reste.`
}

/** What decides whether somebody may still answer. */
export type Open = {
  isActive: boolean
  /** The last day, as `2026-12-24`; null for none. */
  deliveryDate: string | null
} & Progress

/**
 * Why nobody can answer a request any more; `null` while it is open.
 * @param today as `2026-12-24`, at its shelter
 */
export function closedBecause(request: Open, today: string): 'archived' | 'late' | 'full' | null {
  if (!request.isActive) return 'archived'
  if (request.deliveryDate !== null && request.deliveryDate < today) return 'late'
  return isFull(request) ? 'full' : null
}

/** « Jusqu’au 24 décembre 2026 » */
export const deadlineWords = (day: string): string =>
  `Jusqu’au ${dayLabel(day, { year: 'numeric' })}`

export const answersWords = (count: number): string => counted(count, 'réponse', 'réponses')

/** Addresses. */
export const LIST_PATH = '/dons-en-nature'
export const API = '/api/supply-requests'
export const requestPath = (id: string): string => `${LIST_PATH}/${id}`
export const answerPath = (id: string): string => `${requestPath(id)}/j-apporte`
export const requestApi = (id: string): string => `${API}/${id}`
export const answersApi = (id: string): string => `${requestApi(id)}/responses`
export const RESPONSES_API = '/api/supply-responses'
export const stepApi = (id: string, step: Step | 'undo' | 'withdraw'): string =>
  `${RESPONSES_API}/${id}/${step}`
export const OWN_PATH = '/mon-espace/dons-en-nature'
export const slipPath = (id: string): string => `${OWN_PATH}/${id}`
export const needsPath = (shelterSlug: string): string => `/shelter/${shelterSlug}/besoins`
export const DESK_PATH = '/admin/besoins'
export const COLLECTION = 'supply-requests'
