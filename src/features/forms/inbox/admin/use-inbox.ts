'use client'

import { useRead } from '@/ui/api/use-read'

import type { Follower } from '../followers'
import type { FormCount } from '../view'

/** The forms of a shelter, the most recently changed first: a hundred are enough to choose from. */
export const useForms = (shelter: string): readonly FormCount[] =>
  useRead('/api/shelter/{shelterId}/form-submissions/forms', { params: { shelterId: shelter } })
    .answer?.data ?? []

export const useTeam = (shelter: string): readonly Follower[] =>
  useRead('/api/shelter/{shelterId}/form-submissions/team', { params: { shelterId: shelter } })
    .answer?.data ?? []
