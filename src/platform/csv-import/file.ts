import { frenchNumber } from '../number.model'
import { decodeText, delimiterOf, isPacked, tableOf, type Table } from './table.model'

/** Why a file is not read, said to the person who chose it. */
export class FileProblem extends Error {}

/** What a file may hold. */
export type FileBounds = { rows: number; bytes: number }

/** Columns of a file at most. */
const MOST_COLUMNS = 100

const counted = (count: number): string => frenchNumber(count).replace(/\s/g, '\u00a0')

/**
 * Reads the file of a spreadsheet in the browser.
 * @throws {FileProblem} with the sentence for whoever chose it
 */
export async function readFile(file: File, most: FileBounds): Promise<Table> {
  if (file.size > most.bytes) {
    throw new FileProblem(
      `Ce fichier dépasse ${Math.floor(most.bytes / 1_000_000)}\u00a0Mo\u00a0: coupez-le en deux.`,
    )
  }
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (isPacked(bytes)) {
    throw new FileProblem(
      'C’est un classeur, pas un fichier CSV. Dans votre tableur\u00a0: «\u00a0Fichier\u00a0», «\u00a0Enregistrer sous\u00a0», puis le type «\u00a0CSV UTF-8\u00a0».',
    )
  }
  const text = decodeText(bytes)
  // Its parser is large, and this screen is seldom opened.
  const { parse } = await import('csv-parse/browser/esm/sync')
  let records: string[][]
  try {
    records = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      to: most.rows + 2,
    })
  } catch {
    throw new FileProblem(
      'Ce fichier n’a pas pu être lu comme un fichier CSV\u00a0: un guillemet n’est jamais refermé.',
    )
  }
  const table = tableOf(records)
  if (table.rows.length === 0) {
    throw new FileProblem('Ce fichier n’a aucune ligne sous celle des titres.')
  }
  if (table.rows.length > most.rows) {
    throw new FileProblem(
      `Ce fichier a plus de ${counted(most.rows)} lignes\u00a0: coupez-le en deux.`,
    )
  }
  if (table.headers.length > MOST_COLUMNS)
    throw new FileProblem('Ce fichier a plus de 100 colonnes.')
  return table
}

/** Rows as a file for a French spreadsheet; formulas are texts. */
export async function csvBlob(rows: ReadonlyArray<readonly string[]>): Promise<Blob> {
  const { stringify } = await import('csv-stringify/browser/esm/sync')
  const options = { bom: true, delimiter: ';', escape_formulas: true } as const
  const text = stringify(
    rows.map((row) => [...row]),
    { ...options, record_delimiter: 'windows' },
  )
  return new Blob([text], { type: 'text/csv;charset=utf-8' })
}
