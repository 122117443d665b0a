'use client'

import useSWR from 'swr'

import { readAt } from '@/ui/api/client'

import type { RequestDetail } from '../view'
import { requestAddress } from './board/query'

/** One request of a shelter, whole; `request` null reads nothing. */
export function useRequest(shelter: string, request: string | null) {
  const address = request && requestAddress(shelter, request)
  const { data, error, isLoading, isValidating, mutate } = useSWR<RequestDetail, Error>(
    address,
    async (each: string) => (await readAt<{ data: RequestDetail }>(each)).data,
    { shouldRetryOnError: false },
  )
  return {
    detail: data,
    error,
    isLoading,
    /** The server is being asked; what is there may be old. */
    isValidating,
    /** Reads it again. */
    refresh: () => mutate(),
  }
}
