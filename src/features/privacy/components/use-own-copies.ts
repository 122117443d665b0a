'use client'

import useSWR from 'swr'

import { addressOf, type AnswerOf } from '@/ui/api/address'
import { readAt, type ReadError } from '@/ui/api/client'

import type { OwnArchive } from '../archive/model'
import { OWN_DATA_API } from '../own/model'

/** Milliseconds between two looks at a copy that is being made. */
const EVERY_MS = 3000

type Listed = AnswerOf<'GET', typeof OWN_DATA_API>

const ADDRESS = addressOf(OWN_DATA_API, {})

/**
 * One’s own copies as they are now, newest first: asked for again and again while one is being made.
 * @param first as the page was drawn with
 */
export function useOwnCopies(first: OwnArchive[]) {
  const { data, error, mutate } = useSWR<Listed, ReadError>(ADDRESS, () => readAt(ADDRESS), {
    fallbackData: { success: true, data: first },
    refreshInterval: (latest) => (latest?.data[0]?.state === 'MAKING' ? EVERY_MS : 0),
    dedupingInterval: EVERY_MS / 2,
    revalidateOnMount: false,
  })
  return {
    copies: data?.data ?? first,
    /** What is shown may be old. */
    isLost: error !== undefined,
    /** Shows what the server has just answered. */
    show: (copies: OwnArchive[]) => {
      void mutate({ success: true, data: copies }, { revalidate: false })
    },
  }
}
