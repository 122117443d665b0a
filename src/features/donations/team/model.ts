import {
  DONATION_STATUS_LABELS,
  SPONSORSHIP_STATUS_LABELS,
  type DonationStatus,
  type SponsorshipStatus,
} from '../model'

type Some<Value> = [Value, ...Value[]]

export const DONATION_STATUSES = Object.keys(DONATION_STATUS_LABELS) as Some<DonationStatus>
export const SPONSORSHIP_STATUSES = Object.keys(
  SPONSORSHIP_STATUS_LABELS,
) as Some<SponsorshipStatus>

/** Rows of a page of a list. Source: docs/decisions/money.md. */
export const PAGE_SIZE = 12
/** Longest search, in characters. */
export const SEARCH_MAX = 100

export const DONATION_SORTS = ['createdAt', 'amount', 'name'] as const
export type DonationSort = (typeof DONATION_SORTS)[number]
export const SPONSORSHIP_SORTS = ['createdAt', 'nextPaymentAt', 'amount', 'name'] as const
export type SponsorshipSort = (typeof SPONSORSHIP_SORTS)[number]

/** The states of gifts as people look for them, in the order of the tabs. */
export const DONATION_TABS = {
  paid: { label: 'Payés', statuses: ['PAID'] },
  refunded: { label: 'Remboursés', statuses: ['PARTIALLY_REFUNDED', 'REFUNDED'] },
  disputed: { label: 'Contestés', statuses: ['DISPUTED'] },
  pending: { label: 'En attente', statuses: ['PENDING'] },
  failed: { label: 'Non aboutis', statuses: ['FAILED', 'EXPIRED'] },
} as const satisfies Record<string, { label: string; statuses: readonly DonationStatus[] }>

export const SPONSORSHIP_TABS = {
  active: { label: 'En cours', statuses: ['ACTIVE'] },
  late: { label: 'Paiement refusé', statuses: ['PAST_DUE'] },
  paused: { label: 'En pause', statuses: ['PAUSED'] },
  choice: { label: 'Choix attendu', statuses: ['AWAITING_CHOICE'] },
  pending: { label: 'En attente', statuses: ['PENDING'] },
  ended: { label: 'Terminés', statuses: ['ENDED'] },
} as const satisfies Record<string, { label: string; statuses: readonly SponsorshipStatus[] }>
