'use client'

import { useReadAt } from '@/ui/api/use-read'

import type { SubmissionStatus } from '../../answers.model'
import type { Follower } from '../followers'
import type { FormCount, InboxRow } from '../read'
import { formsAddress, listAddress, teamAddress, type InboxView } from './query'

export type InboxAnswer = {
  data: InboxRow[]
  counts: Record<SubmissionStatus, number>
  pagination: { page: number; limit: number; total: number; pages: number }
}

/** One page of the inbox; the page before stays on screen while the next one loads. */
export const useInbox = (shelter: string, view: InboxView) =>
  useReadAt<InboxAnswer>(listAddress(shelter, view))

export function useForms(shelter: string) {
  const { answer, error, isLoading, refresh } = useReadAt<{ data: FormCount[] }>(
    formsAddress(shelter),
  )
  return { forms: answer?.data, error, isLoading, refresh }
}

export const useTeam = (shelter: string): Follower[] =>
  useReadAt<{ data: Follower[] }>(teamAddress(shelter)).answer?.data ?? []
