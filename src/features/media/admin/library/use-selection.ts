'use client'

import { useState } from 'react'

import type { LibraryPicture } from './picture'
import { press } from './selection'

/** Several pictures for one action; `chosen` is null outside of the selection mode. */
export function useSelection(pictures: readonly LibraryPicture[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null)
  const [last, setLast] = useState<string | null>(null)
  const ids = pictures.map(({ id }) => id)
  return {
    chosen,
    pictures: pictures.filter(({ id }) => chosen?.has(id)),
    start: () => setChosen(new Set()),
    stop: () => {
      setChosen(null)
      setLast(null)
    },
    all: () => setChosen(new Set(ids)),
    press: (id: string, isRange: boolean) => {
      setChosen((now) => press(now ?? new Set(), ids, id, isRange ? last : null))
      setLast(id)
    },
  }
}
