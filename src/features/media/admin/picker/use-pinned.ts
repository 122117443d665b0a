'use client'

import useSWR from 'swr'

import { readPictures } from '../library/client'
import type { LibraryPicture } from '../library/picture'

const NONE: LibraryPicture[] = []

/** Pictures by id, in their order, wherever they stand in the library. */
export function usePinned(shelter: string, ids: readonly string[]): LibraryPicture[] {
  const { data } = useSWR(
    ids.length > 0 ? ['pictures', shelter, ...ids] : null,
    ([, of, ...wanted]) => readPictures(of, wanted),
    { revalidateOnFocus: false },
  )
  return data ?? NONE
}
