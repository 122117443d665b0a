'use client'

import { useCallback } from 'react'
import useSWR from 'swr'

import { LIST_READS } from '../AdminList/list-reads'
import { read, type OwnWords, type ReadError } from './client'

/**
 * What an address answers, and how it goes; the answer before stays while the next one loads.
 * @param address of no screen (`null`): nothing is read
 */
export function useRead<Answer>(address: string | null, words?: OwnWords) {
  const { data, error, isLoading, mutate } = useSWR<Answer, ReadError>(
    address,
    (asked: string) => read<Answer>(asked, words),
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
