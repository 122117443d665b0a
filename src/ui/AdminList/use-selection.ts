'use client'

import { useState } from 'react'

import { press } from './selection'

/** Several rows of a list for one action; `chosen` is null outside of the selection mode. */
export function useSelection<Row extends { id: string }>(rows: readonly Row[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null)
  const [last, setLast] = useState<string | null>(null)
  const ids = rows.map(({ id }) => id)
  return {
    chosen,
    rows: rows.filter(({ id }) => chosen?.has(id)),
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
