'use client'

import { toast } from '@payloadcms/ui'
import { useRef, useState } from 'react'

import type { DataOf, PathOf, Sent, WriteMethod } from './address'
import { send, type Outcome, type OwnWords, type Refusal } from './client'

/** What is said of a write. */
export type Said = OwnWords & {
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
  const run = async <Data>(
    work: () => Promise<Outcome<Data>>,
    done?: string,
  ): Promise<Outcome<Data> | null> => {
    if (isSending.current) return null
    isSending.current = true
    setBusy(true)
    setRefusal(null)
    const outcome = await work()
    isSending.current = false
    setBusy(false)
    setRefusal(outcome.refusal)
    if (!outcome.refusal && done) toast.success(done)
    return outcome
  }
  /** Writes to a path of our API, as {@link send} does. */
  const write = <M extends WriteMethod, P extends PathOf<M>>(
    method: M,
    path: P,
    sent: Sent<M, P>,
    { done, ...words }: Said = {},
  ): Promise<Outcome<DataOf<M, P>> | null> => run(() => send(method, path, sent, words), done)
  return { write, run, refusal, isBusy, forget: () => setRefusal(null) }
}
