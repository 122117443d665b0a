export const SHELTER_TYPE_LABELS = {
  ASSOCIATION: 'Association',
  ANIMAL_POUND: 'Fourrière',
  VETERINARY_CLINIC: 'Clinique vétérinaire',
  SANCTUARY: 'Sanctuaire',
  PRIVATE_SHELTER: 'Refuge privé',
  BREEDING: 'Élevage',
  OTHER: 'Autre',
} as const
export type ShelterType = keyof typeof SHELTER_TYPE_LABELS

export const SHELTER_STATUS_LABELS = {
  PENDING: 'En attente',
  APPROVED: 'Approuvé',
  REJECTED: 'Refusé',
  SUSPENDED: 'Suspendu',
} as const
export type ShelterStatus = keyof typeof SHELTER_STATUS_LABELS

const LIFECYCLE: Record<ShelterStatus, readonly ShelterStatus[]> = {
  PENDING: ['APPROVED', 'REJECTED'],
  APPROVED: ['SUSPENDED'],
  SUSPENDED: ['APPROVED'],
  REJECTED: [],
}

/** States that a shelter reaches only with a reason, which its people are told. */
const NEEDS_REASON: readonly ShelterStatus[] = ['REJECTED', 'SUSPENDED']

/**
 * Checks a step of a shelter's life; `null` means allowed. Staying where one is
 * is no step. A refusal and a suspension need a reason. Source: docs/decisions/shelters.md.
 */
export function refuseShelterStep(
  from: ShelterStatus,
  to: ShelterStatus,
  reason?: string | null,
): 'illegal' | 'reasonRequired' | null {
  if (!LIFECYCLE[from].includes(to)) return 'illegal'
  if (NEEDS_REASON.includes(to) && !reason?.trim()) return 'reasonRequired'
  return null
}

/** Longest reason of a decision, in characters. */
export const DECISION_REASON_MAX = 1000

/** What a super admin may decide. Source: docs/decisions/shelters.md. */
export const DECISIONS = {
  APPROVE: 'APPROVED',
  REJECT: 'REJECTED',
  SUSPEND: 'SUSPENDED',
  REINSTATE: 'APPROVED',
} as const satisfies Record<string, ShelterStatus>
export type Decision = keyof typeof DECISIONS

/** From which state each decision is taken: approving is not reinstating. */
const DECIDED_FROM: Record<Decision, ShelterStatus> = {
  APPROVE: 'PENDING',
  REJECT: 'PENDING',
  SUSPEND: 'APPROVED',
  REINSTATE: 'SUSPENDED',
}

/** The decisions that a shelter in this state waits for. */
export function decisionsFor(status: ShelterStatus): Decision[] {
  return keysOf(DECISIONS).filter((decision) => DECIDED_FROM[decision] === status)
}

/** Columns that only a decision writes, whatever the entrance. */
export const DECIDED_COLUMNS = [
  'status',
  'isVerified',
  'rejectionReason',
  'suspensionReason',
] as const

/** Only an approved shelter is public. */
export const PUBLIC_SHELTER_STATUS: ShelterStatus = 'APPROVED'

/** Does everybody see this shelter? */
export const isPublicShelter = ({ status }: { status: ShelterStatus }): boolean =>
  status === PUBLIC_SHELTER_STATUS

/** How far a shelter is in opening its account for payments. Source: docs/decisions/shelters.md. */
export const PAYOUT_STATE_LABELS = {
  NONE: 'Paiements non activés',
  PENDING: 'Activation en cours',
  ENABLED: 'Paiements activés',
  RESTRICTED: 'Paiements suspendus',
} as const
export type PayoutState = keyof typeof PAYOUT_STATE_LABELS

/** Whether the dialogs of giving propose a tip for the platform. Source: docs/decisions/shelters.md. */
export const TIP_MODE_LABELS = {
  FREE: 'Un pourboire libre est proposé',
  OFF: 'Aucun pourboire n’est proposé',
} as const

/** A slug of a shelter or a page: lowercase words joined by single hyphens, 50 at most. */
export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
export const SLUG_MAX = 50

/**
 * Percent of a gift that its giver gets back by their taxes where a shelter says nothing else.
 * Source: article 200 of the Code général des impôts, docs/decisions/money.md.
 */
export const TAX_RATE = 66

/** Longest descriptions, in characters. */
export const DESCRIPTION_MAX = { short: 250, long: 10_000 } as const

/** Keys of a label table, in order, with their type kept. */
export function keysOf<K extends string>(labels: Record<K, unknown>): [K, ...K[]] {
  return Object.keys(labels) as [K, ...K[]]
}

/** Fields anyone may read on a public shelter. Source: docs/decisions/shelters.md. */
export const PUBLIC_SHELTER_FIELDS = [
  'id',
  'name',
  'slug',
  'status',
  'shelterType',
  'isVerified',
  'isPhysical',
  'email',
  'phone',
  'website',
  'facebookUrl',
  'instagramUrl',
  'twitterUrl',
  'tiktokUrl',
  'linkedinUrl',
  'location',
  'shortDescription',
  'longDescription',
  'logo',
  'photos',
  'openingHours',
  'openingExceptions',
  'timezone',
  'theme',
  'foundationDate',
  'acceptsAdoptions',
  'acceptsDonations',
  'acceptsSponsoring',
  'createdAt',
] as const

/** By what anybody may filter and sort them: of the address what is public of every shelter. */
export const PUBLIC_SHELTER_FILTERS: readonly string[] = [
  ...PUBLIC_SHELTER_FIELDS.filter((name) => name !== 'location'),
  'location.postalCode',
  'location.city',
  'location.country',
]

/**
 * French department of a postal code: two digits, 2A or 2B in Corsica, three
 * digits overseas. `null` when it is not a French postal code.
 */
export function departmentOf(postalCode: string | null | undefined): string | null {
  if (!/^\d{5}$/.test(postalCode ?? '')) return null
  const code = postalCode as string
  // Saint-Barthélemy and Saint-Martin kept postal codes of Guadeloupe.
  if (code === '97133') return '977'
  if (code === '97150') return '978'
  if (/^9[78]/.test(code)) return code.slice(0, 3)
  if (code.startsWith('20')) return Number(code) < 20_200 ? '2A' : '2B'
  return code.slice(0, 2)
}

/** « 732 829 320 00074 »: a SIRET as people read it; anything else as it was written. */
export const siretLabel = (siret: string): string =>
  siret.replace(/^(\d{3})(\d{3})(\d{3})(\d{5})$/, '$1\u00a0$2\u00a0$3\u00a0$4')

export type ShelterLink = { slug: string; label: string }

/**
 * The platform's own pages of a shelter's site, for its footer. Giving and sponsoring are named
 * only by a shelter that accepts them. Source: docs/decisions/shelters.md.
 */
export function shelterLinks(shelter: {
  acceptsDonations: boolean
  acceptsSponsoring: boolean
}): ShelterLink[] {
  return [
    { slug: 'animals', label: 'Nos animaux à adopter' },
    { slug: 'about', label: 'Qui sommes-nous' },
    { slug: 'news', label: 'Actualités' },
    { slug: 'contact', label: 'Contact et accès' },
    ...HELPS.filter((help) => acceptsHelp(shelter, help)).map((help) => ({
      slug: help,
      label: HELP[help].title,
    })),
  ]
}

/** The two ways of helping with money, by the end of their address. */
export const HELP = {
  donate: {
    title: 'Faire un don',
    lead: 'Chaque don aide à nourrir, à soigner et à loger les animaux du refuge.',
    later:
      'Le don en ligne n’est pas encore ouvert sur Patte Blanche. Le refuge vous dira lui-même comment lui donner : voici comment le joindre.',
    subject: 'Je souhaite faire un don',
  },
  sponsor: {
    title: 'Parrainer un animal',
    lead: 'Un parrainage soutient, mois après mois, un animal qui attend longtemps sa famille.',
    later:
      'Le parrainage en ligne n’est pas encore ouvert sur Patte Blanche. Le refuge vous dira lui-même comment parrainer : voici comment le joindre.',
    subject: 'Je souhaite parrainer un animal',
  },
} as const
export type Help = keyof typeof HELP
export const HELPS = keysOf(HELP)

/** Whether the account of a shelter at the payment provider takes payments. */
export const takesPayments = (shelter: {
  payoutState?: string | null
  stripeAccountId?: string | null
}): boolean => shelter.payoutState === 'ENABLED' && Boolean(shelter.stripeAccountId)

/** Whether a shelter accepts a way of helping. Source: docs/decisions/shelters.md. */
export const acceptsHelp = (
  shelter: { acceptsDonations: boolean; acceptsSponsoring: boolean },
  help: Help,
): boolean => (help === 'donate' ? shelter.acceptsDonations : shelter.acceptsSponsoring)
