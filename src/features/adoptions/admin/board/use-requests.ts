'use client'

import { useState } from 'react'
import useSWR from 'swr'

import { LIST_READS } from '@/ui/AdminList/list-reads'
import { readAt } from '@/ui/api/client'
import { useReadAt } from '@/ui/api/use-read'

import { OPEN_STATUSES, type OpenStatus, type RequestStatus } from '../../model'
import type { RequestCard } from '../../view'
import {
  COLUMN_MAX,
  COLUMN_SIZE,
  listAddress,
  meetingsAddress,
  PAGE_SIZE,
  statusesOf,
  type BoardQuery,
} from './query'

export type Column = { cards: RequestCard[]; total: number }
type Columns = Record<OpenStatus, Column>

const NO_LIMITS: Partial<Record<OpenStatus, number>> = {}

/** The open requests by column (of no shelter: none); what is on screen stays while the next answer loads. */
export function useBoard(shelter: string | null, query: BoardQuery) {
  const [limits, setLimits] = useState(NO_LIMITS)
  const addresses =
    shelter &&
    OPEN_STATUSES.map((status) =>
      listAddress(shelter, query, [status], { page: 1, limit: limits[status] ?? COLUMN_SIZE }),
    )
  const { data, error, isLoading, mutate } = useSWR<Columns, Error>(
    addresses,
    async (each: Array<ReturnType<typeof listAddress>>) => {
      const lists = await Promise.all(each.map((address) => readAt(address)))
      return Object.fromEntries(
        OPEN_STATUSES.map((status, index) => [
          status,
          { cards: lists[index]?.data ?? [], total: lists[index]?.pagination.total ?? 0 },
        ]),
      ) as Columns
    },
    LIST_READS,
  )
  return {
    columns: data,
    error,
    isLoading: isLoading && !data,
    isStale: isLoading && Boolean(data),
    refresh: () => mutate(),
    more: (status: OpenStatus) =>
      setLimits((before) => ({
        ...before,
        [status]: Math.min(COLUMN_MAX, (before[status] ?? COLUMN_SIZE) + COLUMN_SIZE),
      })),
  }
}

export type BoardState = ReturnType<typeof useBoard>

/** The meetings of one week (of no shelter: none). */
export function useCalendar(shelter: string | null, query: BoardQuery) {
  const address = shelter ? meetingsAddress(shelter, query) : null
  const { answer: calendar, error, isLoading, refresh } = useReadAt(address)
  return {
    calendar,
    error,
    isLoading: isLoading && !calendar,
    isStale: isLoading && Boolean(calendar),
    refresh,
  }
}

/** One page of the list (of no shelter: none), with how many requests each step holds. */
export function useList(shelter: string | null, query: BoardQuery) {
  const statuses: readonly RequestStatus[] = query.status ? [query.status] : statusesOf(query.scope)
  const address = shelter
    ? listAddress(shelter, query, statuses, { page: query.page, limit: PAGE_SIZE })
    : null
  const { answer: list, error, isLoading, refresh } = useReadAt(address)
  return {
    list,
    error,
    isLoading: isLoading && !list,
    isStale: isLoading && Boolean(list),
    refresh,
  }
}
