'use client'

import { useCallback, useState } from 'react'
import useSWR from 'swr'

import type { LibraryPicture } from '../library/picture'
import { labels } from './labels.fr'

/** Pictures of one request; the API gives 100 at most. */
const MOST = 100

/** The sentence of a refusal of the API, or ours. */
export async function refusalOf(response: Response, otherwise: string): Promise<string> {
  const answer = (await response.json().catch(() => null)) as { error?: string } | null
  return answer?.error ?? otherwise
}

async function read(address: string): Promise<LibraryPicture[]> {
  const response = await fetch(address, { credentials: 'same-origin' })
  if (!response.ok) throw new Error(await refusalOf(response, labels.loadError))
  return ((await response.json()) as { data: LibraryPicture[] }).data
}

const NOTHING: ReadonlyMap<string, LibraryPicture> = new Map()

/** The pictures that a field names, read from the shelter's library; those told are not asked for. */
export function usePictures(shelter: string | null, ids: readonly string[]) {
  const [told, setTold] = useState(NOTHING)
  const missing = ids.filter((id) => !told.has(id)).sort()
  const address =
    shelter && missing.length > 0
      ? `/api/shelter/${shelter}/media?limit=${MOST}&ids=${missing.slice(0, MOST).join()}`
      : null
  const { data, error, isLoading, mutate } = useSWR<LibraryPicture[], Error>(address, read, {
    keepPreviousData: true,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  const found = new Map([...(data ?? []).map((each) => [each.id, each] as const), ...told])
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
      found.get(id) ?? (address === null || isLoading || error ? undefined : null),
    error: error?.message,
    retry: () => void mutate(),
    /** Takes in what a picker or a change gave. */
    tell,
  }
}

export type FieldPictures = ReturnType<typeof usePictures>
