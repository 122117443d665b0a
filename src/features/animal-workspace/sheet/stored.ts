import type { Animal } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { noonOf, parisDay } from '@/platform/time/model'

import { SHEET_FIELDS, SHEET_NAMES, type SheetName, type SheetValues } from './fields.model'

/** What a column holds, as the sheet says it. */
function valueIn(name: SheetName, stored: unknown): unknown {
  switch (SHEET_FIELDS[name].kind) {
    case 'flag':
      return stored === true
    case 'photos':
      return Array.isArray(stored)
        ? stored.map((photo: string | { id: string }) => idOf(photo)).filter((id) => id !== null)
        : []
    case 'day':
      return typeof stored === 'string' && stored ? parisDay(new Date(stored)) : null
    default:
      return stored === undefined || stored === '' ? null : stored
  }
}

/** The sheet of a row: days as `2026-11-24`, sums in cents, null where nothing was written. */
export const valuesOf = (row: Animal): SheetValues =>
  Object.fromEntries(SHEET_NAMES.map((name) => [name, valueIn(name, row[name])])) as SheetValues

/** What is written into the columns for some fields of the sheet. */
export const columnsOf = (changes: Partial<SheetValues>): Partial<Animal> =>
  Object.fromEntries(
    Object.entries(changes).map(([name, value]) => {
      const isDay = SHEET_FIELDS[name as SheetName].kind === 'day'
      return [name, isDay && typeof value === 'string' ? noonOf(value) : value]
    }),
  )

/** The columns that are read for a sheet. */
export const SHEET_COLUMNS = Object.fromEntries(SHEET_NAMES.map((name) => [name, true])) as Record<
  SheetName,
  true
>
