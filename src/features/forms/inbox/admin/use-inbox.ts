'use client'

import { useRead, useReadAt } from '@/ui/api/use-read'

import type { Follower } from '../followers'
import { listAddress, type InboxView } from './query'

/** One page of the inbox; the page before stays on screen while the next one loads. */
export const useInbox = (shelter: string, view: InboxView) => useReadAt(listAddress(shelter, view))

export function useForms(shelter: string) {
  const { answer, error, isLoading, refresh } = useRead(
    '/api/shelter/{shelterId}/form-submissions/forms',
    { params: { shelterId: shelter } },
  )
  return { forms: answer?.data, error, isLoading, refresh }
}

export const useTeam = (shelter: string): readonly Follower[] =>
  useRead('/api/shelter/{shelterId}/form-submissions/team', { params: { shelterId: shelter } })
    .answer?.data ?? []
