import {
  choiceParam,
  listParams,
  pageParam,
  searchParam,
  wholeParam,
} from '@/ui/AdminList/list-params'

import { RECEIPT_STATUS_LABELS, type ReceiptStatus } from '../model'
import { YEARS } from '../schema'

export const LIST = '/admin/collections/receipts'

/** What the list shows, as it stands in the address of the screen. */
export const receiptList = listParams({
  year: wholeParam('year', ...YEARS, null),
  status: choiceParam('status', Object.keys(RECEIPT_STATUS_LABELS) as ReceiptStatus[]),
  search: searchParam(100),
  page: pageParam,
})
export type ListView = typeof receiptList.usual

/** Does the list show less than everything? */
export const isFiltered = ({ year, status, search }: ListView): boolean =>
  Boolean(year || status || search)
