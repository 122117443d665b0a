import { z } from 'zod'

import { CANCEL_REASON_MAX, RECEIPT_STATUS_LABELS, type ReceiptStatus } from './model'

/** Receipts on one page of the list. Source: docs/decisions/money.md. */
export const RECEIPTS_PAGE = 12

const STATUSES = Object.keys(RECEIPT_STATUS_LABELS) as [ReceiptStatus, ...ReceiptStatus[]]

const whole = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/, 'Un nombre entier est attendu')
    .transform(Number)
    .pipe(z.int().min(least, `${least} au minimum`).max(most, `${most} au maximum`))

const withoutNul = (text: string) => !text.includes('\0')

/** First and last year of a gift. */
export const YEARS = [2000, 2100] as const
const year = whole(...YEARS).describe('Année du don, à Paris')

/** Query of the list, as it stands in the address of the screen too. */
export const receiptsQuerySchema = z.strictObject({
  year: year.optional(),
  status: z.enum(STATUSES, { error: `Valeur attendue\u00a0: ${STATUSES.join(', ')}` }).optional(),
  search: z
    .string()
    .trim()
    .max(100, '100 caractères au maximum')
    .refine(withoutNul, 'Ce texte contient un caractère interdit')
    .optional()
    .describe('Numéro, nom ou e-mail du donateur, sans tenir compte des accents'),
  page: whole(1, 10_000).default(1),
  limit: whole(1, 100).default(RECEIPTS_PAGE),
})
export type ReceiptsQuery = z.infer<typeof receiptsQuerySchema>

export const receiptsExportSchema = z.strictObject({ year: year.optional() })

const written = (max: number, missing: string) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(max, `${max} caractères au maximum`)
    .refine(withoutNul, 'Ce texte contient un caractère interdit')

/** Cancels a receipt; with `donor`, another one with these words replaces it. */
export const cancelSchema = z.strictObject({
  reason: written(CANCEL_REASON_MAX, 'Indiquez le motif'),
  donor: z
    .strictObject({
      firstName: written(100, 'Indiquez le prénom'),
      lastName: written(100, 'Indiquez le nom'),
      address: z.strictObject({
        line: written(200, 'Indiquez l’adresse'),
        postalCode: written(12, 'Indiquez le code postal'),
        city: written(100, 'Indiquez la ville'),
        country: written(60, 'Indiquez le pays'),
      }),
    })
    .optional()
    .describe('Mentions corrigées\u00a0: un autre reçu remplace celui-ci'),
})
export type Cancellation = z.infer<typeof cancelSchema>
