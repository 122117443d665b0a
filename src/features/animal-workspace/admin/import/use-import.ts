'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { send, type Refusal } from '@/ui/api/client'
import { deviceStore } from '@/ui/editing/device-store'
import { randomKey } from '@/ui/random-key'

import { matchColumns } from '../../import/fields.model'
import { FileProblem, readFile } from '../../import/file'
import {
  doublesIn,
  joined,
  missingFields,
  partsOf,
  refusedLines,
  rowOf,
  type Columns,
  type Table,
} from '../../import/file.model'
import type { ImportRow, Remark } from '../../import/row'
import { ROWS_AT_ONCE } from '../../import/schema'
import { words } from './words.fr'

type Sheet = { name: string; table: Table; columns: Columns }
/** How far an import is: numbers of the parts that the server has. */
type Progress = {
  parts: readonly number[]
  sent: number
  added: number
  remarks: readonly Remark[]
}
const NOTHING: Progress = { parts: [], sent: 0, added: 0, remarks: [] }

type Step = 'file' | 'columns' | 'checked' | 'paused' | 'done'

/** One import: its id for the server, and the lines that stay out of it. */
type Order = { importId: string; refused: readonly number[] }

/** The file is written down once, how far it is after each part. */
const files = deviceStore<{ at: number; order: Order; sheet: Sheet }>(
  'patte-blanche-animal-imports',
  'files',
)
const progresses = deviceStore<{ at: number; progress: Progress }>(
  'patte-blanche-animal-imports-progress',
  'progress',
)

const dated = <Value extends object>(value: Value) => ({ at: Date.now(), ...value })

const IMPORTS = '/api/shelter/{shelterId}/animals/imports'

/** Parts under way at once: one is read while the other is written. */
const LANES = 2

const rowsOf = ({ table, columns }: Sheet): ImportRow[] =>
  table.rows.map((row) => rowOf(row, columns))

/**
 * A file on its way into the animals of a shelter: chosen, its columns told, checked, then sent in
 * parts. What was begun is kept in this browser until it is over, and goes on where it was.
 * @param person whose work it is
 */
export function useImport(shelter: string, person: string) {
  const key = `${person}:${shelter}`
  const [step, setStep] = useState<Step>('file')
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState<'reading' | 'checking' | 'importing' | null>(null)
  const [over, setOver] = useState({ done: 0, total: 0 })
  const [remarks, setRemarks] = useState<readonly Remark[]>([])
  const [progress, setProgress] = useState<Progress>(NOTHING)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isFound, setFound] = useState(false)
  const [isStopping, setStopping] = useState(false)
  const [order, setOrder] = useState<Order | null>(null)
  const isAsked = useRef(true)
  const params = { shelterId: shelter }

  const found = useEffectEvent(
    (kept: Awaited<ReturnType<typeof files.read>>, far: Progress = NOTHING) => {
      if (!kept || step !== 'file' || busy) return
      setOrder(kept.order)
      setSheet(kept.sheet)
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
  }, [key])

  const choose = async (file: File) => {
    setProblem(null)
    setBusy('reading')
    try {
      const table = await readFile(file)
      const columns = { fields: matchColumns(table.headers), fixed: {} }
      setSheet({ name: file.name, table, columns })
      setStep('columns')
    } catch (error) {
      setProblem(error instanceof FileProblem ? error.message : words.unreadable)
    }
    setBusy(null)
  }
  const check = async () => {
    if (!sheet || busy || missingFields(sheet.columns).length > 0) return
    const rows = rowsOf(sheet)
    const told: Remark[] = []
    isAsked.current = true
    setRefusal(null)
    setBusy('checking')
    setOver({ done: 0, total: rows.length })
    for (const part of partsOf(rows, ROWS_AT_ONCE)) {
      const outcome = await send('POST', `${IMPORTS}/check`, { params, body: { rows: part } })
      if (outcome.refusal || !isAsked.current) {
        setRefusal(outcome.refusal)
        return setBusy(null)
      }
      told.push(...outcome.data.remarks)
      setOver(({ done, total }) => ({ done: done + part.length, total }))
    }
    setRemarks(joined(told, doublesIn(rows)))
    setBusy(null)
    setStep('checked')
  }

  const run = async ({ importId, refused: out }: Order, from: Progress) => {
    if (!sheet || busy) return
    const rows = rowsOf(sheet).filter(({ line }) => !out.includes(line))
    const parts = partsOf(rows, ROWS_AT_ONCE)
    const waiting = parts.map((_, at) => at).filter((at) => !from.parts.includes(at))
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
        const outcome = await send('POST', IMPORTS, { params, body: { importId, rows: part } })
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
    await files.write(key, dated({ order: wanted, sheet }))
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
    setColumns: (columns: Columns) => setSheet((before) => before && { ...before, columns }),
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

export type ImportState = ReturnType<typeof useImport>
