'use client'

import useSWR from 'swr'

import { cmsAddress, type Address } from '@/ui/api/address'
import { readAt } from '@/ui/api/client'

/** A row of a collection by its id, read once for all who ask; null asks nothing. */
export function useRow<Row>(collection: string, id: string | null) {
  const url = id && cmsAddress<Row>(`/api/cms/${collection}/${encodeURIComponent(id)}?depth=0`)
  return useSWR<Row, Error>(url, (address: Address<Row>) => readAt(address), {
    revalidateOnFocus: false,
  })
}
