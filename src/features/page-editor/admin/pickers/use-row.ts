'use client'

import { useConfig } from '@payloadcms/ui'
import useSWR from 'swr'

import { readAt } from '@/ui/api/client'

/** A row of a collection by its id, read once for all who ask; null asks nothing. */
export function useRow<Row>(collection: string, id: string | null) {
  const { config } = useConfig()
  const url = `${config.routes.api}/${collection}/${encodeURIComponent(id ?? '')}?depth=0`
  return useSWR<Row, Error>(id ? url : null, readAt<Row>, { revalidateOnFocus: false })
}
