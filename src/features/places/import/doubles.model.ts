import { plainWords, type ImportRow } from '@/platform/csv-import/columns.model'
import { doublesBy, type Remark } from '@/platform/csv-import/lines.model'

import type { PlaceField } from './fields.model'

export const isAlready = (line: number): string =>
  `La ligne ${line} est déjà ce lieu\u00a0: même nom, même commune`

/** Lines with the name, the commune and the street of an earlier one, wherever in the file. */
export const doublesIn = (rows: ReadonlyArray<ImportRow<PlaceField>>): Array<Remark<PlaceField>> =>
  doublesBy<PlaceField>(
    rows,
    'name',
    ({ cells: { name = '', commune = '', postalCode = '', address = '' } }) =>
      name && commune ? [name, commune, postalCode, address].map(plainWords).join('|') : '',
    isAlready,
  )
