'use client'

import type { Outcome, OwnWords } from '@/ui/api/client'
import { useRead } from '@/ui/api/use-read'
import { useWrite } from '@/ui/api/use-write'

import { PLAN_MESSAGES } from '../model'

/** Where plans are read and written. */
export const PLANS = '/api/admin/plans'
export const PLAN = `${PLANS}/{planId}` as const

/** The documented sentences. Source: docs/decisions/adoptions.md. */
export const wordsOf = (about: keyof typeof PLAN_MESSAGES): OwnWords => ({
  fallback: PLAN_MESSAGES[about],
  network: PLAN_MESSAGES.network,
})

/** The plans of a shelter, and the one way to change them: one write at a time. */
export function usePlans(shelter: string) {
  const { answer, error, refresh } = useRead(
    PLANS,
    { query: { shelter_id: shelter } },
    wordsOf('list'),
  )
  const { run, refusal, isBusy, forget } = useWrite()
  return {
    plans: answer?.data ?? null,
    error: refusal?.sentence ?? error?.message ?? null,
    isBusy,
    reload: () => {
      forget()
      return refresh()
    },
    act: async (work: () => Promise<Outcome<unknown>>, done: string) => {
      if (await run(work, done)) await refresh()
    },
  }
}
