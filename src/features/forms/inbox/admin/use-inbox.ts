'use client'

import { useRead } from '@/ui/api/use-read'

import type { Follower } from '../followers'

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
