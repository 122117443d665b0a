'use client'

import { useCallback, useState } from 'react'

import { useRead } from '@/ui/api/use-read'

import type { LibraryPicture } from '../library/picture'
import { LIBRARY } from '../library/query'
import { labels } from './labels.fr'

/** Pictures of one request; the API gives 100 at most. */
const MOST = 100

const NOTHING: ReadonlyMap<string, LibraryPicture> = new Map()

/** The pictures that a field names, read from the shelter's library; those told are not asked for. */
export function usePictures(shelter: string | null, ids: readonly string[]) {
  const [told, setTold] = useState(NOTHING)
  const missing = ids.filter((id) => !told.has(id)).sort()
  const asked =
    shelter && missing.length > 0
      ? { params: { shelterId: shelter }, query: { limit: MOST, ids: missing.slice(0, MOST) } }
      : null
  const { answer, error, isLoading, refresh } = useRead(LIBRARY, asked, {
    fallback: labels.loadError,
  })
  const found = new Map([...(answer?.data ?? []).map((each) => [each.id, each] as const), ...told])
  const tell = useCallback(
    (pictures: readonly LibraryPicture[]) =>
      setTold(
        (before) => new Map([...before, ...pictures.map((each) => [each.id, each] as const)]),
      ),
    [],
  )
  return {
    /** `undefined` while it is read; `null` when the library has it no more. */
    pictureOf: (id: string): LibraryPicture | null | undefined =>
      found.get(id) ?? (asked === null || isLoading || error ? undefined : null),
    error: error?.message,
    retry: () => void refresh(),
    /** Takes in what a picker or a change gave. */
    tell,
  }
}
