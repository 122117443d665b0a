'use client'

import useSWR from 'swr'

import { readAt } from '@/ui/api/client'

import type { LibraryPicture } from '../library/picture'
import { pictureAddress } from '../library/query'

/** Pictures by id, in their order, wherever they stand in the library; the others are left out. */
export function usePinned(shelter: string, ids: readonly string[]): LibraryPicture[] {
  const query = new URLSearchParams({ ids: ids.join(',') })
  const { data } = useSWR<{ data: LibraryPicture[] }, Error>(
    ids.length > 0 ? `${pictureAddress(shelter)}?${query}` : null,
    readAt,
    { revalidateOnFocus: false },
  )
  const byId = new Map(data?.data.map((picture) => [picture.id, picture]))
  return ids.map((id) => byId.get(id)).filter((picture) => picture !== undefined)
}
