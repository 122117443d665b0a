'use client'

import { useEffect, useState } from 'react'

import { deviceStore, type Kept } from '@/ui/editing/device-store'

const store = deviceStore<Kept & { draft: unknown; version?: number }>(
  'patte-blanche-missions',
  'drafts',
)

/**
 * What is typed into a dialog, kept on this device until it is saved: closing it, or a refusal that
 * asks to begin again, loses nothing.
 * @param key of the thing and its shelter
 * @param version of the thing on which it is begun; another one is told (`isOld`)
 * @param fresh what it holds at first
 */
export function useKeptDraft<Draft extends object>(
  key: string,
  version: number,
  fresh: () => Draft,
) {
  const [draft, setDraft] = useState(fresh)
  const [isKept, setKept] = useState(false)
  /** The version that the draft was begun on. */
  const [begunOn, setBegunOn] = useState(version)
  useEffect(() => void store.dropOld(), [])
  useEffect(() => {
    let isHere = true
    void store.read(key).then((kept) => {
      if (!isHere || !kept) return
      // Written by this dialog alone, in this shape.
      setDraft(kept.draft as Draft)
      setKept(true)
      setBegunOn(kept.version ?? version)
    })
    return () => {
      isHere = false
    }
  }, [key, version])
  return {
    draft,
    isKept,
    /** Somebody has saved the thing since the draft was begun. */
    isOld: begunOn !== version,
    setDraft: (next: Draft) => {
      setDraft(next)
      void store.write(key, { at: Date.now(), draft: next, version: begunOn })
    },
    /** What was typed is of no use any more. */
    forget: () => {
      void store.drop(key)
      setDraft(fresh())
      setKept(false)
      setBegunOn(version)
    },
  }
}
