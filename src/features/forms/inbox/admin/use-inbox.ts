'use client'

import useSWR from 'swr'

import { LIST_READS } from '@/ui/AdminList/list-reads'

import type { SubmissionStatus } from '../../answers.model'
import type { Follower } from '../followers'
import type { FormCount, InboxRow } from '../read'
import { formsAddress, listAddress, teamAddress, type InboxView } from './query'

export type InboxAnswer = {
  data: InboxRow[]
  counts: Record<SubmissionStatus, number>
  pagination: { page: number; limit: number; total: number; pages: number }
}

/** @throws {Error} with the server's sentence, where it has one */
export async function read<Answer>(address: string): Promise<Answer> {
  const response = await fetch(address, { credentials: 'same-origin' })
  if (!response.ok) throw new Error(String(response.status))
  return (await response.json()) as Answer
}

/** One page of the inbox; the page before stays on screen while the next one loads. */
export function useInbox(shelter: string, view: InboxView) {
  const { data, error, isLoading, mutate } = useSWR<InboxAnswer, Error>(
    listAddress(shelter, view),
    read<InboxAnswer>,
    LIST_READS,
  )
  return { answer: data, error, isLoading, refresh: () => void mutate() }
}

export function useForms(shelter: string) {
  const { data, error, isLoading, mutate } = useSWR<{ data: FormCount[] }, Error>(
    formsAddress(shelter),
    read<{ data: FormCount[] }>,
    LIST_READS,
  )
  return { forms: data?.data, error, isLoading, refresh: async () => mutate() }
}

export const useTeam = (shelter: string): Follower[] =>
  useSWR<{ data: Follower[] }, Error>(teamAddress(shelter), read<{ data: Follower[] }>, LIST_READS)
    .data?.data ?? []
