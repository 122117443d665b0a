'use client'

import { useCallback, useState } from 'react'
import useSWRInfinite from 'swr/infinite'

import type { Address, AnswerOf } from '@/ui/api/address'
import { readAt } from '@/ui/api/client'

import type { LibraryPicture } from './picture'
import { listAddress, type LIBRARY, type LibraryQuery } from './query'

type Page = AnswerOf<'GET', typeof LIBRARY>

const NONE: readonly Page[] = []
const UNCHANGED: ReadonlyMap<string, LibraryPicture> = new Map()

/** The pictures of a shelter that answer a query, page after page; kept while the next query loads. */
export function useLibrary(shelter: string, query: LibraryQuery) {
  const { data, error, setSize, isLoading, mutate } = useSWRInfinite<Page, Error>(
    (index: number, before: Page | null) =>
      before && before.pagination.page >= before.pagination.pages
        ? null
        : listAddress(shelter, query, index + 1),
    (address: Address<Page>) => readAt(address),
    { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false },
  )
  const [changed, setChanged] = useState(UNCHANGED)
  const pages = data ?? NONE
  // A picture that arrived between two pages pushes the others down: each is shown once.
  const byId = new Map(pages.flatMap((page) => page.data).map((each) => [each.id, each]))
  const pictures = [...byId.values()].map((each) => changed.get(each.id) ?? each)
  const total = pages[0]?.pagination.total ?? 0

  /** Reads every page on screen again. */
  const refresh = useCallback(() => mutate(), [mutate])

  /** Shows a picture with its new words at once, and then what the server says. */
  const replace = useCallback(
    async (picture: LibraryPicture) => {
      setChanged((before) => new Map(before).set(picture.id, picture))
      await mutate()
      setChanged(UNCHANGED)
    },
    [mutate],
  )

  return {
    pictures,
    total,
    error,
    isLoading: isLoading && pages.length === 0,
    /** What is on screen answers an earlier query. */
    isStale: isLoading && pages.length > 0,
    hasMore: pictures.length < total,
    more: () => setSize((size) => size + 1),
    refresh,
    replace,
  }
}

export type LibraryState = ReturnType<typeof useLibrary>
