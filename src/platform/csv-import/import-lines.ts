import { failureOf } from '../http/failure'
import type { ImportRow } from './columns.model'
import type { Remark } from './lines.model'

/** What became of lines; `already` were there from an earlier sending. */
export type Imported<Field extends string> = {
  added: number
  already: number
  remarks: Array<Remark<Field>>
}

/** Why a rule of the whole row refuses it; null for what is no fault of the row. */
function sentenceOf(error: unknown): string | null {
  const { status, error: sentence, fields } = failureOf(error)
  if (status !== 400 && status !== 422) return null
  return Object.values(fields ?? {})[0] ?? sentence
}

/**
 * Lines of a file, together where that goes; a line that only a rule of the whole row refuses is left
 * out and told, and the others come in.
 * @param tryAll all lines in one transaction, or none
 */
export async function importLines<Field extends string>(
  rows: ReadonlyArray<ImportRow<Field>>,
  tryAll: (rows: ReadonlyArray<ImportRow<Field>>) => Promise<Imported<Field>>,
): Promise<Imported<Field>> {
  try {
    return await tryAll(rows)
  } catch (error) {
    if (sentenceOf(error) === null) throw error
  }
  const result: Imported<Field> = { added: 0, already: 0, remarks: [] }
  for (const row of rows) {
    try {
      const { added, already, remarks } = await tryAll([row])
      result.added += added
      result.already += already
      result.remarks.push(...remarks)
    } catch (error) {
      const text = sentenceOf(error)
      if (text === null) throw error
      result.remarks.push({ line: row.line, field: null, text, isRefused: true })
    }
  }
  return result
}
