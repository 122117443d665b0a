'use client'

import useSWR from 'swr'

import { addressOf } from '@/ui/api/address'
import { readAt } from '@/ui/api/client'

import type { RequestDetail } from '../view'
import { REQUEST } from './board/query'

/** One request of a shelter, whole; `request` null reads nothing. */
export function useRequest(shelter: string, request: string | null) {
  const address = request
    ? addressOf(REQUEST, { params: { shelterId: shelter, requestId: request } })
    : null
  const { data, error, isLoading, isValidating, mutate } = useSWR<RequestDetail, Error>(
    address,
    async (each: NonNullable<typeof address>) => (await readAt(each)).data,
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
