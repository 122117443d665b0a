'use client'

import useSWR from 'swr'

import { addressOf } from '@/ui/api/address'
import { readAt } from '@/ui/api/client'

import type { LibraryPicture } from '../library/picture'
import { LIBRARY } from '../library/query'

/** Pictures by id, in their order, wherever they stand in the library; the others are left out. */
export function usePinned(shelter: string, ids: readonly string[]): LibraryPicture[] {
  const address =
    ids.length > 0 ? addressOf(LIBRARY, { params: { shelterId: shelter }, query: { ids } }) : null
  const { data } = useSWR(address, (asked: NonNullable<typeof address>) => readAt(asked), {
    revalidateOnFocus: false,
  })
  const byId = new Map(data?.data.map((picture) => [picture.id, picture]))
  return ids.map((id) => byId.get(id)).filter((picture) => picture !== undefined)
}
