'use client'

import { useEffect, useState } from 'react'

import { OwnSaves } from '@/ui/api/own-saves'
import { deviceStore, type Kept } from '@/ui/editing/device-store'

const store = deviceStore<
  Kept & { draft: unknown; version?: number; lostKeys?: readonly string[] }
>('patte-blanche-missions', 'drafts')

type Whole = { draft: unknown; version: number; lostKeys: readonly string[] }

/** What the device holds of one dialog: what is typed, and which saves of it had no answer. */
function keptAs(key: string, first: Whole) {
  let whole = first
  const write = (part: Partial<Whole>) => {
    whole = { ...whole, ...part }
    void store.write(key, { at: Date.now(), ...whole })
  }
  const saves = new OwnSaves((lostKeys) => write({ lostKeys }))
  return {
    saves,
    write,
    /** What is there already, or gone. */
    take: (next: Whole) => {
      whole = next
      saves.restore(next.lostKeys)
    },
  }
}

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
  const [kept] = useState(() => keptAs(key, { draft, version, lostKeys: [] }))
  useEffect(() => void store.dropOld(), [])
  useEffect(() => {
    let isHere = true
    void store.read(key).then((found) => {
      if (!isHere || !found) return
      // Written by this dialog alone, in this shape.
      const begun = { draft: found.draft as Draft, version: found.version ?? version }
      kept.take({ ...begun, lostKeys: found.lostKeys ?? [] })
      setDraft(begun.draft)
      setKept(true)
      setBegunOn(begun.version)
    })
    return () => {
      isHere = false
    }
  }, [key, version, kept])
  return {
    draft,
    /** Its saves; those without an answer are known after the dialog was closed too. */
    saves: kept.saves,
    isKept,
    /** Somebody has saved the thing since the draft was begun. */
    isOld: begunOn !== version,
    setDraft: (next: Draft) => {
      setDraft(next)
      kept.write({ draft: next, version: begunOn })
    },
    /** What was typed is of no use any more. */
    forget: () => {
      void store.drop(key)
      const next = fresh()
      kept.take({ draft: next, version, lostKeys: [] })
      setDraft(next)
      setKept(false)
      setBegunOn(version)
    },
  }
}
