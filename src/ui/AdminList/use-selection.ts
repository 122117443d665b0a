'use client'

import { useState } from 'react'

import type { Choice } from './PictureLine'
import { press } from './selection'

/** The choice of one row, by its id and what its box is called; null outside of the selection mode. */
export type ChoiceOf = (id: string, label: string) => Choice | null

/** Several rows of a list for one action; `chosen` is null outside of the selection mode. */
export function useSelection<Row extends { id: string }>(rows: readonly Row[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null)
  const [last, setLast] = useState<string | null>(null)
  const ids = rows.map(({ id }) => id)
  const pressed = (id: string, isRange: boolean) => {
    setChosen((now) => press(now ?? new Set(), ids, id, isRange ? last : null))
    setLast(id)
  }
  const choiceOf: ChoiceOf = (id, label) =>
    chosen && { isChosen: chosen.has(id), label, onPress: (isRange) => pressed(id, isRange) }
  return {
    chosen,
    choiceOf,
    rows: rows.filter(({ id }) => chosen?.has(id)),
    start: () => setChosen(new Set()),
    stop: () => {
      setChosen(null)
      setLast(null)
    },
    all: () => setChosen(new Set(ids)),
    press: pressed,
  }
}
