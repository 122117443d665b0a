'use client'

import { useEffect, useState } from 'react'

import { deviceStore, type Kept } from '@/ui/editing/device-store'

const store = deviceStore<Kept & { draft: unknown }>('patte-blanche-missions', 'drafts')

/**
 * What is typed into a dialog, kept on this device until it is saved: closing it, or a refusal that
 * asks to begin again, loses nothing.
 * @param key of the thing and its shelter
 * @param fresh what it holds at first
 */
export function useKeptDraft<Draft extends object>(key: string, fresh: () => Draft) {
  const [draft, setDraft] = useState(fresh)
  const [isKept, setKept] = useState(false)
  useEffect(() => {
    let isHere = true
    void store.read(key).then((kept) => {
      if (!isHere || !kept) return
      // Written by this dialog alone, in this shape.
      setDraft(kept.draft as Draft)
      setKept(true)
    })
    return () => {
      isHere = false
    }
  }, [key])
  return {
    draft,
    isKept,
    setDraft: (next: Draft) => {
      setDraft(next)
      void store.write(key, { at: Date.now(), draft: next })
    },
    /** What was typed is of no use any more. */
    forget: () => {
      void store.drop(key)
      setDraft(fresh())
      setKept(false)
    },
  }
}
