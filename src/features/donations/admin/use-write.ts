'use client'

import { toast } from '@payloadcms/ui'
import { useRef, useState } from 'react'

import { send, type Refusal } from './client'

/**
 * One write: what refuses it is kept until the next try, and so is what was typed, because only
 * a success answers `true`. A second press while it is sent does nothing.
 */
export function useWrite() {
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isBusy, setBusy] = useState(false)
  // A second click comes before the button has changed.
  const isSending = useRef(false)
  const write = async (address: string, body: object, done: string): Promise<boolean> => {
    if (isSending.current) return false
    isSending.current = true
    setBusy(true)
    setRefusal(null)
    const refused = await send(address, body)
    isSending.current = false
    setBusy(false)
    if (refused) {
      setRefusal(refused)
      return false
    }
    toast.success(done)
    return true
  }
  return { write, refusal, isBusy }
}
