import {
  choiceParam,
  listParams,
  pageParam,
  searchParam,
  sortParam,
  wholeParam,
} from '@/ui/AdminList/list-params'
import { addressOf } from '@/ui/api/address'

import { RECEIPT_STATUS_LABELS, type ReceiptStatus } from '../model'
import { YEARS, type ReceiptSort } from '../schema'

export const LIST = '/admin/collections/receipts'

/** Longest search, in characters. */
export const SEARCH_MAX = 100

/** The orders of the list. */
export const SORTS = {
  newest: { label: 'Plus récents', sortBy: 'number', sortOrder: 'desc' },
  oldest: { label: 'Plus anciens', sortBy: 'number', sortOrder: 'asc' },
  highest: { label: 'Montant décroissant', sortBy: 'amount', sortOrder: 'desc' },
  nameUp: { label: 'Nom A-Z', sortBy: 'name', sortOrder: 'asc' },
} as const satisfies Record<
  string,
  { label: string; sortBy: ReceiptSort; sortOrder: 'asc' | 'desc' }
>
export type Sort = keyof typeof SORTS

/** What the list shows, as it stands in the address of the screen. */
export const receiptList = listParams({
  year: wholeParam('year', ...YEARS, null),
  status: choiceParam('status', Object.keys(RECEIPT_STATUS_LABELS) as ReceiptStatus[]),
  search: searchParam(SEARCH_MAX),
  sort: sortParam(SORTS, 'newest'),
  page: pageParam,
})
export type ListView = typeof receiptList.usual

export const receiptsAddress = (shelter: string, view: ListView) =>
  addressOf('/api/shelter/{shelterId}/receipts', {
    params: { shelterId: shelter },
    query: receiptList.query(view),
  })

/** The file of a year, or of all for `null`. */
export const exportAddress = (shelter: string, year: number | null): string =>
  addressOf('/api/shelter/{shelterId}/receipts/export', {
    params: { shelterId: shelter },
    query: { year: year ?? undefined },
  })

/** Does the list show less than everything? */
export const isFiltered = ({ year, status, search }: ListView): boolean =>
  Boolean(year || status || search)
