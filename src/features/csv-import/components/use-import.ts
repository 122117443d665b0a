'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'

import {
  missingFields,
  rowOf,
  type Columns,
  type ImportRow,
} from '@/platform/csv-import/columns.model'
import { FileProblem, readFile } from '@/platform/csv-import/file'
import { joined, partsOf, refusedLines, type Remark } from '@/platform/csv-import/lines.model'
import { ROWS_AT_ONCE } from '@/platform/csv-import/schema'
import type { Table } from '@/platform/csv-import/table.model'
import type { Refusal } from '@/ui/api/client'
import { deviceStore } from '@/ui/editing/device-store'
import { randomKey } from '@/ui/random-key'

import type { ImportKind } from './kind'
import { words } from './words.fr'

type Sheet<Field extends string> = { name: string; table: Table; columns: Columns<Field> }
/** How far an import is: numbers of the parts that the server has. */
type Progress<Field extends string> = {
  parts: readonly number[]
  sent: number
  added: number
  remarks: ReadonlyArray<Remark<Field>>
}
const NOTHING = { parts: [], sent: 0, added: 0, remarks: [] }

type Step = 'file' | 'columns' | 'checked' | 'paused' | 'done'

/** One import: its id for the server, and the lines that stay out of it. */
type Order = { importId: string; refused: readonly number[] }

/** The file is written down once, how far it is after each part. */
const storesOf = <Field extends string>(name: `patte-blanche-${string}`) => ({
  files: deviceStore<{
    at: number
    order: Order
    sheet: Sheet<Field>
    /** What was said of its lines when it was checked. */
    remarks?: ReadonlyArray<Remark<Field>>
  }>(name, 'files'),
  progresses: deviceStore<{ at: number; progress: Progress<Field> }>(
    `${name}-progress`,
    'progress',
  ),
})

const dated = <Value extends object>(value: Value) => ({ at: Date.now(), ...value })

/** Parts under way at once: one is read while the other is written. */
const LANES = 2

const rowsOf = <Field extends string>({ table, columns }: Sheet<Field>): Array<ImportRow<Field>> =>
  table.rows.map((row) => rowOf(row, columns))

/**
 * A file on its way: chosen, its columns told, checked, then sent in parts. What was begun is kept in
 * this browser until it is over, and goes on where it was.
 */
export function useImport<Field extends string>(kind: ImportKind<Field>) {
  const { key, store, required } = kind
  const [{ files, progresses }] = useState(() => storesOf<Field>(store))
  const [step, setStep] = useState<Step>('file')
  const [sheet, setSheet] = useState<Sheet<Field> | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState<'reading' | 'checking' | 'importing' | null>(null)
  const [over, setOver] = useState({ done: 0, total: 0 })
  const [remarks, setRemarks] = useState<ReadonlyArray<Remark<Field>>>([])
  const [progress, setProgress] = useState<Progress<Field>>(NOTHING)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isFound, setFound] = useState(false)
  const [isStopping, setStopping] = useState(false)
  const [order, setOrder] = useState<Order | null>(null)
  const isAsked = useRef(true)

  const found = useEffectEvent(
    (kept: Awaited<ReturnType<typeof files.read>>, far: Progress<Field> = NOTHING) => {
      if (!kept || step !== 'file' || busy) return
      setOrder(kept.order)
      setSheet(kept.sheet)
      setRemarks(kept.remarks ?? [])
      setProgress(far)
      setFound(true)
      setStep('paused')
    },
  )
  useEffect(() => {
    let isHere = true
    void Promise.all([files.read(key), progresses.read(key)]).then(([kept, far]) => {
      if (isHere) found(kept, far?.progress)
    })
    return () => {
      isHere = false
      // Whoever goes away stops it between two parts.
      isAsked.current = false
    }
  }, [key, files, progresses])

  const choose = async (file: File) => {
    setProblem(null)
    setBusy('reading')
    try {
      const table = await readFile(file, kind.most)
      const columns = { fields: kind.match(table.headers), fixed: {} }
      setSheet({ name: file.name, table, columns })
      setStep('columns')
    } catch (error) {
      setProblem(error instanceof FileProblem ? error.message : words.unreadable)
    }
    setBusy(null)
  }
  const check = async () => {
    if (!sheet || busy || missingFields(required, sheet.columns).length > 0) return
    const rows = rowsOf(sheet)
    const told: Array<Remark<Field>> = []
    isAsked.current = true
    setRefusal(null)
    setBusy('checking')
    setOver({ done: 0, total: rows.length })
    for (const part of partsOf(rows, ROWS_AT_ONCE)) {
      const outcome = await kind.check(part)
      if (outcome.refusal || !isAsked.current) {
        setRefusal(outcome.refusal)
        return setBusy(null)
      }
      told.push(...outcome.data.remarks)
      setOver(({ done, total }) => ({ done: done + part.length, total }))
    }
    setRemarks(joined(told, kind.doubles(rows)))
    setBusy(null)
    setStep('checked')
  }

  const run = async ({ importId, refused: out }: Order, from: Progress<Field>) => {
    if (!sheet || busy) return
    const left = new Set(out)
    const rows = rowsOf(sheet).filter(({ line }) => !left.has(line))
    const parts = partsOf(rows, ROWS_AT_ONCE)
    const known = new Set(from.parts)
    const waiting = parts.map((_, at) => at).filter((at) => !known.has(at))
    let far = from
    let refused: Refusal | null = null
    isAsked.current = true
    setRefusal(null)
    setStopping(false)
    setFound(false)
    setStep('paused')
    setBusy('importing')
    setOver({ done: far.sent, total: rows.length })
    const lane = async () => {
      for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
        if (refused || !isAsked.current) return
        const part = parts[at] ?? []
        const outcome = await kind.send(importId, part)
        if (outcome.refusal) return void (refused ??= outcome.refusal)
        const { added, already, remarks: told } = outcome.data
        far = {
          parts: [...far.parts, at],
          sent: far.sent + part.length,
          added: far.added + added + already,
          remarks: [...far.remarks, ...told.filter(({ isRefused }) => isRefused)],
        }
        setOver({ done: far.sent, total: rows.length })
        await progresses.write(key, dated({ progress: far }))
      }
    }
    await Promise.all(Array.from({ length: LANES }, lane))
    setProgress(far)
    setBusy(null)
    if (far.parts.length < parts.length) return setRefusal(refused)
    await forget()
    setRemarks((before) => joined(before, far.remarks))
    setStep('done')
  }
  const start = async () => {
    if (!sheet) return
    const wanted = { importId: randomKey(), refused: [...refusedLines(remarks)] }
    setOrder(wanted)
    await files.write(key, dated({ order: wanted, sheet, remarks }))
    await run(wanted, NOTHING)
  }
  const forget = () => Promise.all([files.drop(key), progresses.drop(key)])
  const startOver = async () => {
    await forget()
    setSheet(null)
    setProgress(NOTHING)
    setRemarks([])
    setRefusal(null)
    setFound(false)
    setStep('file')
  }

  const isCut = step === 'paused' && refusal?.kind === 'network'
  const resume = () => {
    if (order) void run(order, progress)
  }
  const goOn = useEffectEvent(resume)
  useEffect(() => {
    if (!isCut) return
    window.addEventListener('online', goOn)
    return () => window.removeEventListener('online', goOn)
  }, [isCut])

  return {
    step,
    sheet,
    problem,
    busy,
    over,
    remarks,
    progress,
    refusal,
    isFound,
    isStopping,
    importId: order?.importId ?? null,
    choose: (file: File) => void choose(file),
    setColumns: (columns: Columns<Field>) => setSheet((before) => before && { ...before, columns }),
    check: () => void check(),
    changeColumns: () => setStep('columns'),
    start: () => void start(),
    stop: () => {
      isAsked.current = false
      setStopping(true)
    },
    resume,
    startOver: () => void startOver(),
  }
}

export type ImportState<Field extends string> = ReturnType<typeof useImport<Field>>
/** What each step of the screen is given. */
export type StepProps<Field extends string> = {
  state: ImportState<Field>
  kind: ImportKind<Field>
}
