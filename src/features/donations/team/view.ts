import { z } from 'zod'

import { DONATION_STATUSES, SPONSORSHIP_STATUSES } from './model'

const cents = z.number().describe('En centimes')
const animal = z.object({ id: z.string(), name: z.string() }).nullable()

const person = {
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  isAnonymous: z
    .boolean()
    .describe('Souhaite rester anonyme\u00a0: son nom ne quitte pas cet écran'),
}

const receiptLine = z
  .object({
    id: z.string(),
    label: z.string().describe('Numéro, comme 2026-000123'),
    status: z.enum(['ISSUED', 'CANCELLED']),
    amountCents: cents,
    issuedAt: z.string().nullable(),
    payment: z.string(),
  })
  .meta({ id: 'RecuDuDon' })
export type ReceiptLine = z.infer<typeof receiptLine>

/** A gift in the list. */
export const donationRow = z
  .object({
    id: z.string(),
    status: z.enum(DONATION_STATUSES),
    amountCents: cents.describe('Le don, sans le pourboire, en centimes'),
    tipCents: cents.describe('Pour la plateforme, en centimes'),
    givenBackCents: cents.describe('Remboursé ou repris par la banque, sur le don seul'),
    ...person,
    message: z.string().nullable(),
    receiptWanted: z.boolean(),
    receipts: z.array(receiptLine),
    animal,
    campaign: z.object({ id: z.string(), title: z.string() }).nullable(),
    createdAt: z.string(),
    paidAt: z.string().nullable(),
  })
  .meta({ id: 'LigneDon' })
export type DonationRow = z.infer<typeof donationRow>

/** One line of the ledger. Given back sums are negative. */
const paymentLine = z.object({
  id: z.string(),
  kind: z.enum(['CHARGE', 'REFUND', 'REFUND_FAILED', 'DISPUTE', 'DISPUTE_WON']),
  amountCents: cents,
  tipCents: cents,
  happenedAt: z.string(),
  providerId: z.string(),
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  by: z.string().nullable().describe('Membre de l’équipe qui a remboursé'),
  reason: z.string().nullable(),
  refundableCents: cents.describe('Ce qui peut encore être remboursé, pourboire compris'),
})
export type PaymentLine = z.infer<typeof paymentLine>

const address = z
  .object({
    line: z.string(),
    postalCode: z.string(),
    city: z.string(),
    country: z.string(),
  })
  .nullable()

/** A gift, whole. */
export const donationDetail = donationRow
  .extend({
    failure: z.string().nullable().describe('Pourquoi le dernier essai a échoué'),
    newsletterAt: z.string().nullable(),
    address,
    payments: z.array(paymentLine).describe('Du plus ancien au plus récent'),
  })
  .meta({ id: 'Don' })
export type DonationDetail = z.infer<typeof donationDetail>

/** A sponsorship in the list. */
export const sponsorshipRow = z
  .object({
    id: z.string(),
    status: z.enum(SPONSORSHIP_STATUSES),
    frequency: z.enum(['monthly', 'quarterly', 'yearly']),
    amountCents: cents,
    tipCents: cents.describe('Pris une fois, avec le premier paiement'),
    ...person,
    message: z.string().nullable(),
    animal: animal.describe('null\u00a0: le refuge'),
    formerAnimalName: z.string().nullable(),
    createdAt: z.string(),
    startedAt: z.string().nullable(),
    nextPaymentAt: z.string().nullable(),
    endedAt: z.string().nullable(),
    endReason: z.string().nullable(),
    choiceUntil: z.string().nullable(),
    paidCents: cents.describe('Reçu à ce jour, remboursements déduits'),
    terms: z.number().describe('Nombre d’échéances payées'),
  })
  .meta({ id: 'LigneParrainage' })
export type SponsorshipRow = z.infer<typeof sponsorshipRow>

export const sponsorshipDetail = sponsorshipRow
  .extend({
    card: z
      .object({
        brand: z.string(),
        last4: z.string(),
        expiresMonth: z.number(),
        expiresYear: z.number(),
      })
      .nullable(),
    receiptWanted: z.boolean(),
    newsletterAt: z.string().nullable(),
    address,
    receipts: z.array(receiptLine),
    payments: z.array(paymentLine),
  })
  .meta({ id: 'Parrainage' })
export type SponsorshipDetail = z.infer<typeof sponsorshipDetail>

const countsOf = (statuses: readonly string[]) =>
  z.object(Object.fromEntries(statuses.map((status) => [status, z.number()])))

export const donationTotals = z.object({
  counts: countsOf(DONATION_STATUSES).describe('Par état, avec les autres filtres'),
  paidCents: cents.describe('Payé, hors pourboires'),
  givenBackCents: cents,
  netCents: cents.describe('Ce qui reste au refuge, hors frais du prestataire'),
})
export type DonationTotals = {
  counts: Record<(typeof DONATION_STATUSES)[number], number>
  paidCents: number
  givenBackCents: number
  netCents: number
}

export const sponsorshipTotals = z.object({
  counts: countsOf(SPONSORSHIP_STATUSES),
  perMonthCents: cents.describe('Ce que rapportent par mois les parrainages en cours'),
})
export type SponsorshipTotals = {
  counts: Record<(typeof SPONSORSHIP_STATUSES)[number], number>
  perMonthCents: number
}

export const pagination = z.object({
  page: z.number(),
  limit: z.number(),
  total: z.number(),
  pages: z.number(),
})
export type Pagination = z.infer<typeof pagination>

const sums = {
  giftsCents: cents.describe('Dons'),
  sponsorshipsCents: cents.describe('Parrainages'),
  givenBackCents: cents.describe('Remboursé ou repris par la banque'),
  count: z.number().describe('Paiements'),
}

/** The giving of a shelter at a glance. */
export const givingSummary = z.object({
  months: z
    .array(z.object({ month: z.string().describe('2026-11'), ...sums }))
    .describe('24 mois, du plus ancien à celui-ci'),
  animals: z
    .array(
      z.object({
        animal,
        netCents: cents,
        sponsors: z.number().describe('Parrainages en cours'),
      }),
    )
    .describe('Sur les mêmes mois, du plus soutenu au moins soutenu\u00a0; null\u00a0: le refuge'),
  sponsors: z.number().describe('Parrainages en cours'),
  late: z.number().describe('Parrainages dont le paiement est refusé'),
  perMonthCents: cents,
})
export type GivingSummary = z.infer<typeof givingSummary>
