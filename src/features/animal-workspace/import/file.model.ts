import { plainWords, REQUIRED_FIELDS, type ImportField } from './fields.model'
import type { Cells, ImportRow, Remark } from './row'

/** What a file holds: its first line, and the others with their numbers as a spreadsheet shows them. */
export type Table = { headers: readonly string[]; rows: ReadonlyArray<TableRow> }
export type TableRow = { line: number; values: readonly string[] }

/** What each column is, and what all animals of the file are where no column says it. */
export type Columns = {
  fields: ReadonlyArray<ImportField | null>
  fixed: Partial<Record<'species' | 'sex', string>>
}

/** The texts of a file: UTF-8, or what an old spreadsheet writes on a French computer. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Is it a workbook or another packed file instead of a text? */
export const isPacked = (bytes: Uint8Array): boolean =>
  (bytes[0] === 0x50 && bytes[1] === 0x4b) || (bytes[0] === 0xd0 && bytes[1] === 0xcf)

/** The sign between the cells: the one that the first line has most of. */
export function delimiterOf(text: string): string {
  const [first = ''] = text.replace(/"[^"]*"/g, '').split(/\r?\n/, 1)
  const count = (sign: string) => first.split(sign).length - 1
  return [';', ',', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best), ';')
}

/** The records of a file as a table: empty lines count, and are left out. */
export function tableOf(records: ReadonlyArray<readonly string[]>): Table {
  const [headers = [], ...rows] = records
  return {
    headers: headers.map((header) => header.trim()),
    rows: rows
      .map((values, at) => ({ line: at + 2, values }))
      .filter(({ values }) => values.some((value) => value.trim() !== '')),
  }
}

/** The required fields that neither a column nor the whole file says. */
export const missingFields = ({ fields, fixed }: Columns) =>
  REQUIRED_FIELDS.filter((field) => !fields.includes(field) && !(field !== 'name' && fixed[field]))

/** A column becomes a field, which no other column is any more. */
export function withField(columns: Columns, at: number, field: ImportField | null): Columns {
  const fields = columns.fields.map((each, column) =>
    column === at ? field : each === field ? null : each,
  )
  return { ...columns, fields }
}

/** What is sent of a line: the texts of its cells, by field. */
export function rowOf({ line, values }: TableRow, { fields, fixed }: Columns): ImportRow {
  const cells: Cells = {}
  for (const [at, field] of fields.entries()) {
    const value = values[at]?.trim()
    if (field && value) cells[field] = value
  }
  for (const field of ['species', 'sex'] as const) {
    if (fixed[field] && !fields.includes(field)) cells[field] = fixed[field]
  }
  return { line, cells }
}

/** Bytes of a part at most, well under what a body may hold. */
const PART_BYTES = 400_000

/** Lines in parts that one sending takes. */
export function partsOf(rows: readonly ImportRow[], most: number): ImportRow[][] {
  const parts: ImportRow[][] = []
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

/** Lines that have the number of an earlier one, wherever in the file: the server sees parts alone. */
export function doublesIn(rows: readonly ImportRow[]): Remark[] {
  const seen = new Map<string, number>()
  return rows.flatMap(({ line, cells }) => {
    const number = plainWords(cells.idNumber ?? '').replaceAll(' ', '')
    if (!number) return []
    const before = seen.get(number)
    if (before === undefined) {
      seen.set(number, line)
      return []
    }
    const text = `La ligne ${before} a déjà ce numéro d’identification`
    return [{ line, field: 'idNumber', text, isRefused: true } as const]
  })
}

/** Remarks of two readings, each once, in the order of the lines. */
export function joined(first: readonly Remark[], second: readonly Remark[]): Remark[] {
  const keys = new Set(first.map(({ line, field }) => `${line}:${field}`))
  return [...first, ...second.filter(({ line, field }) => !keys.has(`${line}:${field}`))].sort(
    (a, b) => a.line - b.line,
  )
}

/** The lines that do not come in. */
export const refusedLines = (remarks: readonly Remark[]): Set<number> =>
  new Set(remarks.filter(({ isRefused }) => isRefused).map(({ line }) => line))

/** Lines with what keeps them out beside them, as the table that they came from. */
export function refusedTable({ headers, rows }: Table, remarks: readonly Remark[]): string[][] {
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
