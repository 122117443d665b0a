'use client'

import { addressOf } from '@/ui/api/address'
import { useReadAt } from '@/ui/api/use-read'

import { isNamed, targetOf, type Draft } from './draft'

/** How many people it would reach now; nothing is asked before it is said for whom. */
export function useReached(draft: Draft, shelter: string | null) {
  const address =
    shelter !== null
      ? addressOf('/api/shelter/{shelterId}/announcements/audience', {
          params: { shelterId: shelter },
        })
      : isNamed(draft)
        ? addressOf('/api/platform/announcements/audience', { query: targetOf(draft) })
        : null
  const { answer, error, isLoading, refresh } = useReadAt(address)
  return { isAsked: address !== null, count: answer?.data.count, error, isLoading, refresh }
}
