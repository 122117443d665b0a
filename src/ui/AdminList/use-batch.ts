'use client'

import { useRef, useState } from 'react'

import type { Refusal } from '../api/client'
import { runBatch, type Batch } from './batch'

/** The same action on several rows, with how far it is; one at a time. */
export function useBatch<Row>() {
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  const isRunning = useRef(false)
  /** @returns null while another one is under way */
  const run = async (
    rows: readonly Row[],
    act: (row: Row) => Promise<Refusal | null>,
  ): Promise<Batch<Row> | null> => {
    if (isRunning.current || rows.length === 0) return null
    isRunning.current = true
    const total = rows.length
    setProgress({ done: 0, total })
    const batch = await runBatch(rows, act, (done) => setProgress({ done, total }))
    isRunning.current = false
    setProgress(null)
    return batch
  }
  return { run, progress }
}
