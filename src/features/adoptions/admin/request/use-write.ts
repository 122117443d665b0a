'use client'

import type { WriteMethod } from '@/ui/api/address'
import { useWrite as useOneWrite } from '@/ui/api/use-write'

import { requestAddress } from '../board/query'

/** One write about a request; when somebody was faster, it is read again. */
export function useWrite(shelter: string, requestId: string, onDone: () => void) {
  const { writeTo, refusal, isBusy } = useOneWrite()

  const write = async (
    part: string | undefined,
    method: WriteMethod,
    body: object,
    done: string,
  ): Promise<boolean> => {
    const address = requestAddress(shelter, requestId, part)
    const outcome = await writeTo({ address, method, body, done })
    if (outcome && (!outcome.refusal || outcome.refusal.kind === 'conflict')) onDone()
    return outcome?.refusal === null
  }
  return { write, refusal, isBusy }
}
