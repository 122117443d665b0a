'use client'

import { useCallback } from 'react'
import useSWR from 'swr'

import { LIST_READS } from '../AdminList/list-reads'
import { addressOf, type Address, type Asked, type PathOf } from './address'
import { readAt, type OwnWords, type ReadError } from './client'

/**
 * What an address answers, and how it goes; the answer before stays while the next one loads.
 * @param address of no screen (`null`): nothing is read
 */
export function useReadAt<Answer>(address: Address<Answer> | null, words?: OwnWords) {
  const { data, error, isLoading, mutate } = useSWR<Answer, ReadError>(
    address,
    (asked: Address<Answer>) => readAt(asked, words),
    LIST_READS,
  )
  const refresh = useCallback(async () => {
    await mutate()
  }, [mutate])
  /** Shows the answer with a change that the server has confirmed, without asking it again. */
  const patch = useCallback(
    (change: (answer: Answer) => Answer) => {
      void mutate((answer) => answer && change(answer), { revalidate: false })
    },
    [mutate],
  )
  return { answer: data, error, isLoading, refresh, patch }
}

/**
 * What a path of our API answers, as its document tells.
 * @param asked of no screen (`null`): nothing is read
 */
export const useRead = <P extends PathOf<'GET'>>(
  path: P,
  asked: Asked<'GET', P> | null,
  words?: OwnWords,
) => useReadAt(asked && addressOf(path, asked), words)
