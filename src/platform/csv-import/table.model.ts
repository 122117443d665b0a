/** What a file holds: its first line, and the others with their numbers as a spreadsheet shows them. */
export type Table = { headers: readonly string[]; rows: ReadonlyArray<TableRow> }
export type TableRow = { line: number; values: readonly string[] }

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
  // Quoted cells aside, without a copy of the whole file.
  const [first = ''] = text
    .slice(0, LONGEST_HEAD)
    .replace(/"[^"]*"/g, '')
    .split(/\r?\n/, 1)
  const count = (sign: string) => first.split(sign).length - 1
  return [';', ',', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best), ';')
}

/** Characters in which the titles are looked for. */
const LONGEST_HEAD = 100_000

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
