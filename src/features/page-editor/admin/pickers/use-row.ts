'use client'

import { useConfig } from '@payloadcms/ui'
import useSWR from 'swr'

async function read<Row>(url: string): Promise<Row> {
  const response = await fetch(url, { credentials: 'same-origin' })
  if (!response.ok) throw new Error(String(response.status))
  return (await response.json()) as Row
}

/** A row of a collection by its id, read once for all who ask; null asks nothing. */
export function useRow<Row>(collection: string, id: string | null) {
  const { config } = useConfig()
  const url = `${config.routes.api}/${collection}/${encodeURIComponent(id ?? '')}?depth=0`
  return useSWR<Row, Error>(id ? url : null, read, { revalidateOnFocus: false })
}
