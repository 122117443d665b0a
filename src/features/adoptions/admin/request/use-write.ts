'use client'

import type { Outcome } from '@/ui/api/client'
import { useWrite as useOneWrite } from '@/ui/api/use-write'

type Names = { shelterId: string; requestId: string }

/** One write about a request; when somebody was faster, it is read again. */
export function useWrite(shelter: string, requestId: string, onDone: () => void) {
  const { run, refusal, isBusy } = useOneWrite()

  /** @param work is given the names of the request in its address */
  const write = async (
    work: (params: Names) => Promise<Outcome<unknown>>,
    done: string,
  ): Promise<boolean> => {
    const outcome = await run(() => work({ shelterId: shelter, requestId }), done)
    if (outcome && (!outcome.refusal || outcome.refusal.kind === 'conflict')) onDone()
    return outcome?.refusal === null
  }
  return { write, refusal, isBusy }
}
