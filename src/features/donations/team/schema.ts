import { z } from 'zod'

import { idSchema } from '@/platform/http/params'
import { addDays } from '@/platform/time/model'

import { GIFT_LIMITS } from '../model'
import {
  PAGE_SIZE,
  DONATION_SORTS,
  DONATION_STATUSES,
  SEARCH_MAX,
  SPONSORSHIP_SORTS,
  SPONSORSHIP_STATUSES,
} from './model'

const whole = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, 'Un nombre entier est attendu')
    .transform(Number)
    .pipe(z.int().min(least, `${least} au minimum`).max(most, `${most} au maximum`))

const expected = (values: readonly string[]) => `Valeur attendue\u00a0: ${values.join(', ')}`

// The one character that the database cannot keep.
const withoutNul = (text: string) => !text.includes('\0')

const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'Une date est attendue, comme 2026-11-21')
  .refine((text) => {
    const at = Date.parse(`${text}T00:00:00Z`)
    return !Number.isNaN(at) && addDays(text, 0) === text
  }, 'Cette date n’existe pas')

/** Several values between commas; without any, all. */
const anyOf = <Value extends string>(values: readonly [Value, ...Value[]]) =>
  z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(values, { error: expected(values) })).min(1))
    .optional()
    .describe(
      `Un ou plusieurs, entre virgules\u00a0: ${values.join(', ')}\u00a0; sans valeur, tous`,
    )

const search = z
  .string()
  .trim()
  .max(SEARCH_MAX, `${SEARCH_MAX} caractères au maximum`)
  .refine(withoutNul, 'Ce texte contient un caractère interdit')
  .optional()
  .describe('Mots du nom, de l’e-mail ou du message, sans tenir compte des accents')
const animal = idSchema.optional().describe('Identifiant d’un animal')
const sortOrder = z.enum(['asc', 'desc'], { error: expected(['asc', 'desc']) }).default('desc')
const paging = { page: whole(1, 10_000).default(1), limit: whole(1, 100).default(PAGE_SIZE) }

const donationFilters = {
  status: anyOf(DONATION_STATUSES),
  search,
  animal,
  from: day.optional().describe('Premier jour, à l’heure de Paris'),
  to: day.optional().describe('Dernier jour, compris'),
  sortBy: z.enum(DONATION_SORTS, { error: expected(DONATION_SORTS) }).default('createdAt'),
  sortOrder,
}

/** Query of the list of gifts, as it stands in the address of the screen too. */
export const donationsQuerySchema = z.strictObject({ ...donationFilters, ...paging })
export type DonationsQuery = z.infer<typeof donationsQuerySchema>

/** The same filters for the export, which has no pages. */
export const donationsExportSchema = z.strictObject(donationFilters)
export type DonationsExport = z.infer<typeof donationsExportSchema>

export const sponsorshipsQuerySchema = z.strictObject({
  status: anyOf(SPONSORSHIP_STATUSES),
  search,
  animal,
  sortBy: z.enum(SPONSORSHIP_SORTS, { error: expected(SPONSORSHIP_SORTS) }).default('createdAt'),
  sortOrder,
  ...paging,
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
    .max(GIFT_LIMITS.reason, `${GIFT_LIMITS.reason} caractères au maximum`)
    .refine(withoutNul, 'Ce texte contient un caractère interdit'),
})
