import { z } from 'zod'

import {
  NUL_SENTENCE,
  paging,
  searchText,
  severalOf,
  sorting,
  withoutNul,
} from '@/platform/http/list-query'
import { idSchema } from '@/platform/http/params'
import { addDays } from '@/platform/time/model'
import { atMost } from '@/platform/validation/at-most.model'

import { GIFT_LIMITS } from '../model'
import {
  PAGE_SIZE,
  DONATION_SORTS,
  DONATION_STATUSES,
  SEARCH_MAX,
  SPONSORSHIP_SORTS,
  SPONSORSHIP_STATUSES,
} from './model'

const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'Une date est attendue, comme 2026-11-21')
  .refine((text) => {
    const at = Date.parse(`${text}T00:00:00Z`)
    return !Number.isNaN(at) && addDays(text, 0) === text
  }, 'Cette date n’existe pas')

const search = searchText(SEARCH_MAX).describe(
  'Mots du nom, de l’e-mail ou du message, sans tenir compte des accents',
)
const animal = idSchema.optional().describe('Identifiant d’un animal')

const days = {
  from: day.optional().describe('Premier jour, à l’heure de Paris'),
  to: day.optional().describe('Dernier jour, compris'),
}

const donationFilters = {
  status: severalOf(DONATION_STATUSES),
  search,
  animal,
  campaign: idSchema.optional().describe('Identifiant d’une collecte'),
  ...days,
  ...sorting(DONATION_SORTS, 'createdAt'),
}

/** Query of the list of gifts, as it stands in the address of the screen too. */
export const donationsQuerySchema = z.strictObject({ ...donationFilters, ...paging(PAGE_SIZE) })
export type DonationsQuery = z.infer<typeof donationsQuerySchema>

/** The same filters for the export, which has no pages. */
export const donationsExportSchema = z.strictObject(donationFilters)
export type DonationsExport = z.infer<typeof donationsExportSchema>

/** The days of the ledger that are exported; all of them without. */
export const ledgerExportSchema = z.strictObject(days)
export type LedgerExport = z.infer<typeof ledgerExportSchema>

export const sponsorshipsQuerySchema = z.strictObject({
  status: severalOf(SPONSORSHIP_STATUSES),
  search,
  animal,
  ...sorting(SPONSORSHIP_SORTS, 'createdAt'),
  ...paging(PAGE_SIZE),
})
export type SponsorshipsQuery = z.infer<typeof sponsorshipsQuerySchema>

/** A refund as the team asks for it. */
export const refundSchema = z.strictObject({
  paymentId: idSchema.describe('Le paiement à rembourser'),
  amountCents: z
    .int('Un montant en centimes est attendu')
    .min(1, 'Le montant doit être supérieur à 0')
    .describe('En centimes, pourboire compris'),
  reason: z
    .string('Écrivez la raison du remboursement')
    .trim()
    .min(1, 'Écrivez la raison du remboursement')
    .max(GIFT_LIMITS.reason, atMost(GIFT_LIMITS.reason))
    .refine(withoutNul, NUL_SENTENCE),
})
