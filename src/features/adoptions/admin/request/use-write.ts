'use client'

import { toast } from '@payloadcms/ui'
import { useRef, useState } from 'react'

import { requestAddress } from '../board/query'
import { send, type Refusal } from '../client'

type Method = Parameters<typeof send>[1]

/**
 * One write about a request: what refuses it is kept until the next try, and so is what was
 * typed, because only a success answers `true`.
 */
export function useWrite(shelter: string, requestId: string, onDone: () => void) {
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isBusy, setBusy] = useState(false)
  // A second click comes before the button has changed.
  const isSending = useRef(false)

  const write = async (
    part: string | undefined,
    method: Method,
    body: object,
    done: string,
  ): Promise<boolean> => {
    if (isSending.current) return false
    isSending.current = true
    setBusy(true)
    setRefusal(null)
    const outcome = await send(requestAddress(shelter, requestId, part), method, body)
    isSending.current = false
    setBusy(false)
    if (outcome.refusal) {
      setRefusal(outcome.refusal)
      if (outcome.refusal.kind === 'conflict') onDone()
      return false
    }
    toast.success(done)
    onDone()
    return true
  }
  return { write, refusal, isBusy }
}
