'use client'

import { useEffect, useEffectEvent, useState, type Dispatch, type SetStateAction } from 'react'

import { deviceStore } from '@/ui/editing/device-store'
import { useBeforeLeaving } from '@/ui/editing/use-before-leaving'

import { restored, type Draft } from '../../sheet/changes.model'
import { SHEET_NAMES, type SheetName } from '../../sheet/fields.model'

type Kept = { at: number } & Pick<Draft, 'typed' | 'seen'>

const store = deviceStore<Kept>('patte-blanche-animal-sheets', 'changes')

/** Milliseconds after the last key before the browser writes down what was typed. */
const REST = 300

/** What was found: when it was written, and into which fields. */
export type Found = { at: number; names: readonly SheetName[] }

type Options = {
  /** The person and the animal. */
  key: string
  draft: Draft
  setDraft: Dispatch<SetStateAction<Draft>>
}

/**
 * Keeps what is typed and not saved in this browser, and types it again when the person comes
 * back: a killed tab or a lost network takes nothing away. It is shown, and saved when they say so.
 */
export function useBackup({ key, draft, setDraft }: Options) {
  const [found, setFound] = useState<Found | null>(null)
  const [isLooked, setLooked] = useState(false)
  const { typed, seen } = draft

  const take = useEffectEvent((kept: Kept | undefined) => {
    setLooked(true)
    if (!kept) return
    const next = restored(draft, kept)
    const names = SHEET_NAMES.filter((name) => name in next.typed)
    if (names.length === 0) return
    setDraft(next)
    setFound({ at: kept.at, names })
  })
  useEffect(() => {
    let isHere = true
    void store.read(key).then((kept) => {
      if (isHere) take(kept)
    })
    void store.dropOld()
    return () => void (isHere = false)
  }, [key])

  const keep = () => {
    // Until it was looked at, what is kept is worth more than an empty sheet.
    if (!isLooked) return
    if (Object.keys(typed).length === 0) void store.drop(key)
    else void store.write(key, { at: Date.now(), typed, seen })
  }
  const keepLater = useEffectEvent(keep)
  useEffect(() => {
    const timer = setTimeout(keepLater, REST)
    return () => clearTimeout(timer)
  }, [isLooked, key, typed, seen])
  useBeforeLeaving(keep)

  // What was found is over once the server has it, or the person gave it up.
  const isOver = found !== null && Object.keys(typed).length === 0
  if (isOver) setFound(null)
  return { found, forget: () => setFound(null) }
}
