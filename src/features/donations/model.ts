import { euros } from '@/platform/money/model'

export { euros }

/** States of one gift. Source: docs/decisions/money.md. */
export const DONATION_STATUS_LABELS = {
  PENDING: 'En attente',
  PAID: 'Payé',
  FAILED: 'Échoué',
  EXPIRED: 'Abandonné',
  PARTIALLY_REFUNDED: 'Remboursé en partie',
  REFUNDED: 'Remboursé',
  DISPUTED: 'Contesté',
} as const
export type DonationStatus = keyof typeof DONATION_STATUS_LABELS

/** States of a gift that comes back. Source: docs/decisions/money.md. */
export const SPONSORSHIP_STATUS_LABELS = {
  PENDING: 'En attente',
  ACTIVE: 'Actif',
  PAST_DUE: 'Paiement en retard',
  PAUSED: 'En pause',
  AWAITING_CHOICE: 'Choix attendu',
  ENDED: 'Terminé',
} as const
export type SponsorshipStatus = keyof typeof SPONSORSHIP_STATUS_LABELS

export const END_REASON_LABELS = {
  DONOR: 'Arrêté par le parrain ou la marraine',
  CARD: 'Carte refusée plusieurs fois',
  ANIMAL_LEFT: 'L’animal est parti, arrêt choisi',
  NO_ANSWER: 'L’animal est parti, sans réponse en 15 jours',
  SHELTER: 'Arrêté par le refuge',
  EXPIRED: 'Jamais payé',
} as const
export type EndReason = keyof typeof END_REASON_LABELS

/** A gift to a shelter, or one to the platform itself. Source: docs/decisions/money.md. */
export const GIFT_TYPE_LABELS = { DONATION: 'Don', TIP: 'Don à la plateforme' } as const

/** What a line of the ledger says happened. */
export const PAYMENT_KIND_LABELS = {
  CHARGE: 'Encaissement',
  REFUND: 'Remboursement',
  REFUND_FAILED: 'Remboursement revenu',
  DISPUTE: 'Contestation',
  DISPUTE_WON: 'Contestation gagnée',
} as const
export type PaymentKind = keyof typeof PAYMENT_KIND_LABELS

const DONATION_MOVES: Record<DonationStatus, readonly DonationStatus[]> = {
  PENDING: ['PAID', 'FAILED', 'EXPIRED'],
  // A late answer of the provider: the money came after all.
  FAILED: ['PAID'],
  EXPIRED: ['PAID'],
  PAID: ['PARTIALLY_REFUNDED', 'REFUNDED', 'DISPUTED'],
  // A refund that no bank took came back.
  PARTIALLY_REFUNDED: ['PAID', 'REFUNDED', 'DISPUTED'],
  REFUNDED: ['PAID', 'PARTIALLY_REFUNDED', 'DISPUTED'],
  DISPUTED: ['PAID', 'PARTIALLY_REFUNDED', 'REFUNDED'],
}

const SPONSORSHIP_MOVES: Record<SponsorshipStatus, readonly SponsorshipStatus[]> = {
  PENDING: ['ACTIVE', 'ENDED'],
  ACTIVE: ['PAST_DUE', 'PAUSED', 'AWAITING_CHOICE', 'ENDED'],
  PAST_DUE: ['ACTIVE', 'PAUSED', 'AWAITING_CHOICE', 'ENDED'],
  PAUSED: ['ACTIVE', 'AWAITING_CHOICE', 'ENDED'],
  AWAITING_CHOICE: ['ACTIVE', 'PAUSED', 'ENDED'],
  ENDED: [],
}

export const nextDonationStatuses = (from: DonationStatus): readonly DonationStatus[] =>
  DONATION_MOVES[from]

/** May a gift go from one state to another, through others if need be: some are never seen. */
export function mayBecome(from: DonationStatus, to: DonationStatus): boolean {
  const seen = new Set<DonationStatus>([from])
  for (const each of seen) for (const next of DONATION_MOVES[each]) seen.add(next)
  return seen.has(to)
}

/**
 * The states that may follow. One that ended because nobody had paid begins after all when the
 * provider's answer comes late.
 */
export const nextSponsorshipStatuses = (
  from: SponsorshipStatus,
  endReason: EndReason | null = null,
): readonly SponsorshipStatus[] =>
  from === 'ENDED' && endReason === 'EXPIRED' ? ['ACTIVE'] : SPONSORSHIP_MOVES[from]

/** What follows when a sponsor chose an animal or the shelter: their own pause is theirs to end. */
export const afterChoice = ({ wasPaused }: { wasPaused?: boolean | null }): SponsorshipStatus =>
  wasPaused ? 'PAUSED' : 'ACTIVE'

/** Sponsorships under which money may still be taken. */
export const LIVE_SPONSORSHIPS = ['ACTIVE', 'PAST_DUE', 'PAUSED', 'AWAITING_CHOICE'] as const
export const isLive = (status: SponsorshipStatus): boolean =>
  (LIVE_SPONSORSHIPS as readonly SponsorshipStatus[]).includes(status)

/** Gifts of which the money came, whatever happened to it since. */
const RECEIVED_DONATIONS = ['PAID', 'PARTIALLY_REFUNDED', 'REFUNDED', 'DISPUTED'] as const
export const isReceived = (status: DonationStatus): boolean =>
  (RECEIVED_DONATIONS as readonly DonationStatus[]).includes(status)

/** Sums in integer cents, lengths in characters. Source: docs/decisions/money.md. */
export const GIFT_LIMITS = {
  amountMin: 100,
  amountMax: 1_000_000,
  tipMax: 100_000,
  name: 100,
  nameMin: 2,
  email: 254,
  message: 1000,
  line: 200,
  postalCode: 12,
  city: 100,
  country: 60,
  reason: 500,
} as const

/** In cents. Source: docs/decisions/money.md. */
export const SUGGESTED_AMOUNTS = [1000, 2500, 5000, 10_000] as const
/** In percent of the gift. Source: docs/decisions/money.md. */
export const TIP_PERCENTAGES = [5, 10, 15, 20] as const

/** The tip of so many percent, rounded to the cent (halves up). Source: docs/decisions/money.md. */
export const tipOf = (amountCents: number, percent: number): number =>
  Math.round((amountCents * percent) / 100)

/** What the card is charged, in cents. */
export const totalOf = ({ amountCents, tipCents }: Sums): number => amountCents + tipCents

export type Sums = { amountCents: number; tipCents: number }

/**
 * What a gift costs in the end, in cents: the tax falls by a part of the gift, never of the tip
 * (article 200 of the CGI; docs/decisions/money.md). The reduction is rounded to the cent.
 */
export const afterTaxOf = ({
  amountCents,
  tipCents,
  ratePercent,
}: Sums & { ratePercent: number }): number =>
  amountCents - Math.round((amountCents * ratePercent) / 100) + tipCents

/**
 * The one sentence on what is paid in the end: « Avec un reçu fiscal, votre don de 50 € vous
 * revient à 17 € ». A tip, of which nothing comes back, is named apart: « vous aurez payé 14,63 €
 * (12,75 € de don + 1,88 € de pourboire) ». Source: docs/decisions/money.md.
 */
export function afterTaxSentence(
  { amountCents, tipCents, ratePercent }: Sums & { ratePercent: number },
  { what, isWanted }: { what: 'don' | 'parrainage'; isWanted: boolean },
): string {
  const when = isWanted ? 'Après réduction d’impôt' : 'Avec un reçu fiscal'
  const gift = euros(afterTaxOf({ amountCents, tipCents: 0, ratePercent }))
  if (tipCents === 0)
    return `${when}, votre ${what} de ${euros(amountCents)} vous revient à ${gift}.`
  const all = euros(afterTaxOf({ amountCents, tipCents, ratePercent }))
  return `${when}, vous aurez payé ${all} (${gift} de ${what} + ${euros(tipCents)} de pourboire).`
}

export const FREQUENCY_LABELS = {
  monthly: 'Mensuel',
  quarterly: 'Trimestriel',
  yearly: 'Annuel',
} as const
export type GiftFrequency = keyof typeof FREQUENCY_LABELS

const FREQUENCY_WORDS: Record<GiftFrequency, string> = {
  monthly: 'par mois',
  quarterly: 'par trimestre',
  yearly: 'par an',
}
export const frequencyWords = (frequency: GiftFrequency): string => FREQUENCY_WORDS[frequency]

/** Months between two terms. */
const MONTHS: Record<GiftFrequency, number> = { monthly: 1, quarterly: 3, yearly: 12 }

/** What a sponsorship brings in a month, in cents, rounded. */
export const perMonthCents = (amountCents: number, frequency: GiftFrequency): number =>
  Math.round(amountCents / MONTHS[frequency])

type Named = {
  firstName?: string | null
  lastName?: string | null
  isAnonymous?: boolean | null
}

/** The name of who gave, for whoever may know it. Source: docs/decisions/money.md. */
export function donorName(row: Named, { seesAnonymous }: { seesAnonymous: boolean }): string {
  if (row.isAnonymous && !seesAnonymous) return 'Donateur anonyme'
  return `${row.firstName ?? ''} ${row.lastName ?? ''}`.trim() || 'Donateur'
}

/** Days in which a sponsor chooses what follows when the animal left. Source: docs/decisions/money.md. */
export const CHOICE_DAYS = 15

/** Hours that a payment page stays open. */
export const CHECKOUT_HOURS = 2

/** Kinds of `POST /api/create-checkout`. Source: docs/decisions/money.md. */
export const CHECKOUT_TYPES = ['donation', 'sponsorship', 'tip'] as const
export type CheckoutType = (typeof CHECKOUT_TYPES)[number]

/** The words that a donor agrees to when they tick a box. */
export const RECEIPT_TEXT = 'Je souhaite un reçu fiscal'
export const NEWSLETTER_TEXT = 'Je souhaite recevoir les nouvelles du refuge par e-mail'

/** What a person who gave may see of their gift. */
export type GiftState = {
  kind: CheckoutType
  state: 'pending' | 'paid' | 'failed' | 'expired'
  amountCents: number
  tipCents: number
  frequency: GiftFrequency | null
  firstName: string
  shelter: { id: string; slug: string; name: string } | null
  animal: { id: string; name: string } | null
  /** The campaign that it is for. */
  campaign: { id: string; slug: string; title: string } | null
  /** Of the tax receipt: not asked for, on its way, or sent. */
  receipt: 'none' | 'coming' | 'sent'
  /** Where they ask for the page of their gifts, once the money came: the link goes by e-mail. */
  donorPath: string | null
}
