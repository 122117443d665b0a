'use client'

import { useState } from 'react'

import type { Outcome, Refusal } from '../api/client'
import { runBatch } from './batch'
import type { Undoable } from './UndoBar'
import { useBatch } from './use-batch'

/** What can be done with several rows of a list at once. */
export type BatchAction<Row> = {
  label: string
  /** Those of which it is not true already. */
  concerns: (row: Row) => boolean
  act: (row: Row) => Promise<Outcome<unknown>>
  undo?: (row: Row) => Promise<Outcome<unknown>>
  /** « 3 animaux sont cachés » */
  done: (count: number) => string
  /** Said when it concerns none of them. */
  nothing: string
  /** Asked before it is done. */
  ask?: { title: (count: number) => string; action: string; hint: string }
}

const refusalOf = async (outcome: Promise<Outcome<unknown>>): Promise<Refusal | null> =>
  (await outcome).refusal

/** The sentences of a refusal, each once. */
const sentenceOf = ({ sentence, fields }: Refusal): string =>
  [...new Set(Object.values(fields))].join(' · ') || sentence

/** One action on the chosen rows, one after the other; what was refused is told by name. */
export function useBatchActions<Row>(nameOf: (row: Row) => string) {
  const { run, progress } = useBatch<Row>()
  const [refused, setRefused] = useState<readonly string[]>([])
  const [nothing, setNothing] = useState<{ of: number; sentence: string } | null>(null)
  /** @returns what was done, and how it is taken back; null when nothing was begun */
  const start = async (
    { concerns, act, undo, done: told, nothing: sentence }: BatchAction<Row>,
    chosen: readonly Row[],
  ): Promise<{ said: Undoable | null } | null> => {
    const rows = chosen.filter(concerns)
    setRefused([])
    setNothing(rows.length === 0 ? { of: chosen.length, sentence } : null)
    const batch = await run(rows, async (row) => {
      const refusal = await refusalOf(act(row))
      return refusal && { ...refusal, sentence: sentenceOf(refusal) }
    })
    if (!batch) return null
    const { done } = batch
    setRefused(batch.refused.map(({ row, sentence: why }) => `${nameOf(row)}\u00a0: ${why}`))
    const takeBack =
      undo &&
      (async () => {
        const back = await runBatch(
          done,
          (row) => refusalOf(undo(row)),
          () => undefined,
        )
        return back.refused[0]?.sentence ?? null
      })
    return { said: done.length > 0 ? { text: told(done.length), undo: takeBack } : null }
  }
  return {
    start,
    progress,
    refused,
    forget: () => setRefused([]),
    /** Why nothing was done with so many rows, until others are chosen. */
    nothingFor: (count: number) => (nothing?.of === count ? nothing.sentence : null),
  }
}
