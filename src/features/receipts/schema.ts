import { z } from 'zod'

import {
  NUL_SENTENCE,
  oneOf,
  paging,
  searchText,
  sorting,
  wholeNumber,
  withoutNul,
} from '@/platform/http/list-query'
import { atMost } from '@/platform/validation/at-most.model'

import { CANCEL_REASON_MAX, RECEIPT_STATUS_LABELS, type ReceiptStatus } from './model'

/** Receipts on one page of the list. Source: docs/decisions/money.md. */
export const RECEIPTS_PAGE = 12

/** What the list can be ordered by: its number within the years, its sum, the name of the donor. */
export const RECEIPT_SORTS = ['number', 'amount', 'name'] as const
export type ReceiptSort = (typeof RECEIPT_SORTS)[number]

const STATUSES = Object.keys(RECEIPT_STATUS_LABELS) as [ReceiptStatus, ...ReceiptStatus[]]

/** First and last year of a gift. */
export const YEARS = [2000, 2100] as const
const year = wholeNumber(...YEARS).describe('Année du don, à Paris')

/** Query of the list, as it stands in the address of the screen too. */
export const receiptsQuerySchema = z.strictObject({
  year: year.optional(),
  status: oneOf(STATUSES).optional(),
  search: searchText(100).describe(
    'Numéro, nom ou e-mail du donateur, sans tenir compte des accents',
  ),
  ...sorting(RECEIPT_SORTS, 'number'),
  ...paging(RECEIPTS_PAGE),
})
export type ReceiptsQuery = z.infer<typeof receiptsQuerySchema>

export const receiptsExportSchema = z.strictObject({ year: year.optional() })

const written = (max: number, missing: string) =>
  z.string(missing).trim().min(1, missing).max(max, atMost(max)).refine(withoutNul, NUL_SENTENCE)

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
