import type { ImportRow } from './columns.model'
import type { Table } from './table.model'

/** What is to be said of a line: what keeps it out, or what is good to know of one that comes in. */
export type Remark<Field extends string> = {
  line: number
  field: Field | null
  text: string
  isRefused: boolean
}

/** May the line come in? */
export const isReady = ({ remarks }: { remarks: readonly Remark<string>[] }): boolean =>
  !remarks.some(({ isRefused }) => isRefused)

/** Bytes of a part at most, well under what a body may hold. */
const PART_BYTES = 400_000

/** Lines in parts that one sending takes. */
export function partsOf<Field extends string>(
  rows: ReadonlyArray<ImportRow<Field>>,
  most: number,
): Array<Array<ImportRow<Field>>> {
  const parts: Array<Array<ImportRow<Field>>> = []
  let bytes = Infinity
  for (const row of rows) {
    const size = JSON.stringify(row).length * 2
    const part = parts.at(-1)
    if (part && part.length < most && bytes + size <= PART_BYTES) {
      part.push(row)
      bytes += size
    } else {
      parts.push([row])
      bytes = size
    }
  }
  return parts
}

/**
 * Lines that are the same thing as an earlier one, wherever in the file: the server sees parts alone.
 * @param keyOf what two lines of one thing have in common; empty for a line that says nothing of it
 * @param sentence told of the second, with the number of the first
 */
export function doublesBy<Field extends string>(
  rows: ReadonlyArray<ImportRow<Field>>,
  field: Field,
  keyOf: (row: ImportRow<Field>) => string,
  sentence: (line: number) => string,
): Array<Remark<Field>> {
  const seen = new Map<string, number>()
  return rows.flatMap((row) => {
    const key = keyOf(row)
    const before = key ? seen.get(key) : undefined
    if (key && before === undefined) seen.set(key, row.line)
    if (before === undefined) return []
    return [{ line: row.line, field, text: sentence(before), isRefused: true }]
  })
}

/** Remarks of two readings, each once, in the order of the lines. */
export function joined<Field extends string>(
  first: ReadonlyArray<Remark<Field>>,
  second: ReadonlyArray<Remark<Field>>,
): Array<Remark<Field>> {
  const keys = new Set(first.map(({ line, field }) => `${line}:${field}`))
  return [...first, ...second.filter(({ line, field }) => !keys.has(`${line}:${field}`))].sort(
    (a, b) => a.line - b.line,
  )
}

/** The lines that do not come in. */
export const refusedLines = (remarks: ReadonlyArray<Remark<string>>): Set<number> =>
  new Set(remarks.filter(({ isRefused }) => isRefused).map(({ line }) => line))

/** Lines with what keeps them out beside them, as the table that they came from. */
export function refusedTable(
  { headers, rows }: Table,
  remarks: ReadonlyArray<Remark<string>>,
): string[][] {
  const told = new Map<number, string[]>()
  for (const { line, text, isRefused } of remarks) {
    if (isRefused) told.set(line, [...(told.get(line) ?? []), text])
  }
  return [
    [...headers, 'Ce qui ne va pas'],
    ...rows.flatMap(({ line, values }) => {
      const texts = told.get(line)
      const cells = headers.map((_, at) => values[at] ?? '')
      return texts ? [[...cells, texts.join(' ; ')]] : []
    }),
  ]
}
