'use client'

import type { OwnWords } from '@/ui/api/client'
import { useReadAt } from '@/ui/api/use-read'
import { useWrite, type Write } from '@/ui/api/use-write'

import { PLAN_MESSAGES } from '../model'
import type { PlanView } from '../view'

/** Where plans are read and written. */
export const PLANS = '/api/admin/plans'

/** The documented sentences. Source: docs/decisions/adoptions.md. */
export const wordsOf = (about: keyof typeof PLAN_MESSAGES): OwnWords => ({
  fallback: PLAN_MESSAGES[about],
  network: PLAN_MESSAGES.network,
})

/** The plans of a shelter, and the one way to change them: one write at a time. */
export function usePlans(shelter: string) {
  const address = `${PLANS}?shelter_id=${shelter}`
  const { answer, error, refresh } = useReadAt<{ data: PlanView[] }>(address, wordsOf('list'))
  const { writeTo: write, refusal, isBusy, forget } = useWrite()
  return {
    plans: answer?.data ?? null,
    error: refusal?.sentence ?? error?.message ?? null,
    isBusy,
    reload: () => {
      forget()
      return refresh()
    },
    act: async (work: Write) => {
      if (await write(work)) await refresh()
    },
  }
}
