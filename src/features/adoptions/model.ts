import type { Species } from '@/features/animals/model'

/** States of an adoption request. Source: docs/decisions/adoptions.md. */
export const REQUEST_STATUS_LABELS = {
  PENDING: 'Nouvelle',
  IN_REVIEW: 'À l’étude',
  MEETING: 'Rencontre',
  APPROVED: 'Acceptée',
  CERTIFICATE: 'Certificat remis',
  COMPLETED: 'Adoption faite',
  REJECTED: 'Refusée',
  WITHDRAWN: 'Retirée',
} as const
export type RequestStatus = keyof typeof REQUEST_STATUS_LABELS

/** States in which a request still waits for something, in the order of the steps. */
export const OPEN_STATUSES = ['PENDING', 'IN_REVIEW', 'MEETING', 'APPROVED', 'CERTIFICATE'] as const
export type OpenStatus = (typeof OPEN_STATUSES)[number]

export const CLOSED_STATUSES = ['COMPLETED', 'REJECTED', 'WITHDRAWN'] as const

export const isOpen = (status: RequestStatus): status is OpenStatus =>
  (OPEN_STATUSES as readonly RequestStatus[]).includes(status)

/** How a person can be reached: by e-mail, or by telephone when the team wrote the request down. */
type Contact = { email?: string | null; phone?: string | null }

/** The last nine digits of a telephone number: what is the same with and without « +33 ». */
export const digitsOf = (phone: string | null | undefined): string =>
  (phone ?? '').replace(/\D/g, '').slice(-9)

/** Digits without which a number reaches nobody. */
export const PHONE_DIGITS = 9

/**
 * What is unique among open requests: the animal, and the e-mail address whatever its case, or the
 * telephone number of somebody who has none; `null` for a person whom nothing tells apart.
 */
export function openKey(animal: string, { email, phone }: Contact): string | null {
  if (email?.trim()) return `${animal}:${email.trim().toLowerCase()}`
  const digits = digitsOf(phone)
  return digits ? `${animal}:tel:${digits}` : null
}

/** Who closed a request that did not lead to an adoption. */
export const CLOSED_BY_LABELS = {
  STAFF: 'Le refuge',
  APPLICANT: 'La personne elle-même',
  OTHER_FAMILY: 'L’animal a été adopté par une autre famille',
  ANIMAL_LEFT: 'L’animal n’est plus à l’adoption',
} as const
export type ClosedBy = keyof typeof CLOSED_BY_LABELS

/** Species adopted only with an engagement certificate. Source: docs/decisions/adoptions.md. */
export const CERTIFICATE_SPECIES: readonly Species[] = [
  'DOG',
  'CAT',
  'FERRET',
  'RABBIT',
  'HORSE',
  'DONKEY',
]

export const needsCertificate = (species: Species): boolean => CERTIFICATE_SPECIES.includes(species)

const STEPS: Record<OpenStatus, RequestStatus> = {
  PENDING: 'IN_REVIEW',
  IN_REVIEW: 'MEETING',
  MEETING: 'APPROVED',
  APPROVED: 'CERTIFICATE',
  CERTIFICATE: 'COMPLETED',
}

/**
 * The states that may follow, the next step first. A species that needs no certificate goes from
 * APPROVED to COMPLETED. Source: docs/decisions/adoptions.md.
 */
export function nextStatuses(status: RequestStatus, species: Species): readonly RequestStatus[] {
  if (!isOpen(status)) return []
  const step = status === 'APPROVED' && !needsCertificate(species) ? 'COMPLETED' : STEPS[status]
  return [step, 'REJECTED', 'WITHDRAWN']
}

/** Who acts on a request: the team of the shelter, or the person who made it. */
export type Party = 'staff' | 'applicant'

/** A person may only withdraw their own request; the rest is the team's. */
export const mayMoveTo = (party: Party, to: RequestStatus): boolean =>
  party === 'staff' || to === 'WITHDRAWN'

/** Is the certificate of a request in force? Not once the step that delivered it was taken back. */
export const hasDelivered = (status: RequestStatus): boolean =>
  !isOpen(status) || status === 'CERTIFICATE'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

/** Time to think between the certificate and the adoption: 7 × 24 h (article L214-8 of the Code rural). */
export const CERTIFICATE_DELAY_MS = 7 * 24 * HOUR_MS

/** The first instant at which the animal may leave, for a certificate delivered then (ISO 8601). */
export const readyAt = (deliveredAt: string): Date =>
  new Date(Date.parse(deliveredAt) + CERTIFICATE_DELAY_MS)

/** Dates of an engagement certificate, as ISO 8601. */
export type CertificateDates = { deliveredAt: string; signedAt: string | null }

export type MoveFacts = {
  from: RequestStatus
  to: RequestStatus
  party: Party
  species: Species
  /** The animal can leave with a family: it is at the shelter. */
  animalIsAtShelter: boolean
  certificate: CertificateDates | null
  /** Until when the owner of a found animal may claim it; `null` when nobody may. */
  poundEnd?: Date | null
  reason?: string | null
}

export const MOVE_REFUSALS = [
  'forbidden',
  'illegal',
  'reasonRequired',
  'animalAway',
  'poundDelay',
  'certificateMissing',
  'certificateUnsigned',
  'tooEarly',
] as const
export type MoveRefusal = (typeof MOVE_REFUSALS)[number]

/**
 * Checks one step of a request; `null` means allowed. A refusal needs a reason. An adoption needs
 * an animal that is at the shelter and, for the species that the law names, a certificate that is
 * signed and was delivered at least 7 × 24 h ago. Source: docs/decisions/adoptions.md.
 */
export function refuseMove(facts: MoveFacts, now: Date): MoveRefusal | null {
  const { from, to, party, species, certificate, reason } = facts
  if (!nextStatuses(from, species).includes(to)) return 'illegal'
  if (!mayMoveTo(party, to)) return 'forbidden'
  if (to === 'REJECTED' && !reason?.trim()) return 'reasonRequired'
  if (to !== 'COMPLETED') return null
  if (!facts.animalIsAtShelter) return 'animalAway'
  if (facts.poundEnd && now < facts.poundEnd) return 'poundDelay'
  return refuseLeaving(species, certificate, now)
}

function refuseLeaving(
  species: Species,
  certificate: CertificateDates | null,
  now: Date,
): MoveRefusal | null {
  if (!needsCertificate(species)) return null
  if (!certificate) return 'certificateMissing'
  if (now < readyAt(certificate.deliveredAt)) return 'tooEarly'
  return certificate.signedAt ? null : 'certificateUnsigned'
}

/**
 * A length of time in milliseconds as « 3 j 4 h », « 4 h 12 min » or « 12 min », the last minute
 * counted whole; « 0 min » when nothing is left.
 */
export function durationWords(ms: number): string {
  const minutes = Math.max(0, Math.ceil(ms / MINUTE_MS))
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24]
  if (days > 0) return hours > 0 ? `${days}\u00a0j ${hours}\u00a0h` : `${days}\u00a0j`
  const rest = minutes % 60
  if (hours > 0) return rest > 0 ? `${hours}\u00a0h ${rest}\u00a0min` : `${hours}\u00a0h`
  return `${rest}\u00a0min`
}

/** « encore 3 j 4 h » until the animal may leave; « le délai de 7 jours est passé » after. */
export function countdownWords(deliveredAt: string, now: Date): string {
  const left = readyAt(deliveredAt).getTime() - now.getTime()
  return left > 0 ? `encore ${durationWords(left)}` : 'le délai de 7 jours est passé'
}

/** Reasons that a team can pick; they stay in the shelter, and the applicant never reads them. */
export const REJECTION_REASONS = [
  'Le logement ne convient pas à cet animal',
  'Trop d’absences dans la journée',
  'Entente incertaine avec les animaux du foyer',
  'Entente incertaine avec les enfants du foyer',
  'Manque d’expérience pour cet animal',
  'La personne est mineure, sans accord de ses parents',
  'Une autre famille convient mieux',
  'La personne ne répond plus',
] as const

/** Longest texts, in characters. */
export const REQUEST_LIMITS = {
  name: 120,
  email: 254,
  phone: 30,
  reason: 1000,
  note: 2000,
  place: 200,
  subject: 150,
  message: 5000,
} as const

/** Length of a meeting, in minutes. */
export const MEETING_MINUTES = 45

/** Kinds of lines in the story of a request. */
export const TIMELINE_LABELS = {
  CREATED: 'Demande reçue',
  MOVED: 'Changement d’étape',
  CORRECTED: 'Étape reprise',
  NOTE: 'Note de l’équipe',
  MESSAGE: 'Message envoyé',
  LETTER: 'Lettre à remettre en main propre',
  MEETING_SET: 'Rencontre fixée',
  MEETING_CANCELLED: 'Rencontre annulée',
  CERTIFICATE_DELIVERED: 'Certificat remis',
  CERTIFICATE_DATED: 'Date de remise du certificat corrigée',
  CERTIFICATE_SIGNED: 'Certificat signé',
  EMAIL_ADDED: 'Adresse e-mail ajoutée',
  ASSIGNED: 'Suivi confié',
  PLAN_CHOSEN: 'Formule choisie',
  RETURNED: 'Retour au refuge',
} as const
export type TimelineKind = keyof typeof TIMELINE_LABELS

/** One line of the story of a request, in the order of time. `at` is ISO 8601. */
export type TimelineEntry = {
  at: string
  kind: TimelineKind
  from: RequestStatus | null
  to: RequestStatus | null
  /** What the team reads: a note, a reason, the text of a message. */
  text: string | null
  author: { id: string | null; name: string } | null
}
