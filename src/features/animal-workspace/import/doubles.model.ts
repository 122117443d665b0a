import { plainWords, type ImportRow } from '@/platform/csv-import/columns.model'
import { doublesBy, type Remark } from '@/platform/csv-import/lines.model'

import type { ImportField } from './fields.model'

/** Lines that have the number of an earlier one, wherever in the file: the server sees parts alone. */
export const doublesIn = (
  rows: ReadonlyArray<ImportRow<ImportField>>,
): Array<Remark<ImportField>> =>
  doublesBy(
    rows,
    'idNumber',
    ({ cells }) => plainWords(cells.idNumber ?? '').replaceAll(' ', ''),
    (line) => `La ligne ${line} a déjà ce numéro d’identification`,
  )
