'use client'

import { toast } from '@payloadcms/ui'
import { useRef, useState } from 'react'

import { send, type Outcome, type OwnWords, type Refusal, type WriteMethod } from './client'

/** What is sent, and what is said of it. */
export type Write = OwnWords & {
  address: string
  method?: WriteMethod
  body?: object
  /** Said when it is done. */
  done?: string
}

/**
 * One write: what refuses it is kept until the next try, and so is what was typed, because only
 * a success has an answer. A second press while it is sent does nothing.
 */
export function useWrite() {
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isBusy, setBusy] = useState(false)
  // A second click comes before the button has changed.
  const isSending = useRef(false)
  /** @returns what came of it; null while another write is under way */
  const write = async <Data = unknown>({
    address,
    method = 'POST',
    body = {},
    done,
    ...words
  }: Write): Promise<Outcome<Data> | null> => {
    if (isSending.current) return null
    isSending.current = true
    setBusy(true)
    setRefusal(null)
    const outcome = await send<Data>(address, method, body, words)
    isSending.current = false
    setBusy(false)
    setRefusal(outcome.refusal)
    if (!outcome.refusal && done) toast.success(done)
    return outcome
  }
  return { write, refusal, isBusy, forget: () => setRefusal(null) }
}
