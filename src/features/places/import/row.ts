import type { ImportRow } from '@/platform/csv-import/columns.model'
import type { Remark } from '@/platform/csv-import/lines.model'
import { plainName } from '@/platform/geo/model'
import { isHttpError } from '@/platform/http/error-kind'

import { placeColumns, type PlaceColumns } from '../place'
import { placeSchema } from '../schema'
import { readCells } from './cells.model'
import { placeFieldLabel, PLACE_FIELDS, REQUIRED_FIELDS, type PlaceField } from './fields.model'

export type PlaceLine = ImportRow<PlaceField>
export type PlaceRemark = Remark<PlaceField>

/** A place as the file tells it; without columns where something keeps it out. */
export type ReadLine = { line: number; columns: PlaceColumns | null; remarks: PlaceRemark[] }

/** The column that a field of the form comes from. */
function fieldOf(name: string): PlaceField | null {
  if (name === 'near') return 'commune'
  if (name === 'placeWords') return 'address'
  if (name.startsWith('accepts')) return 'accepts'
  return PLACE_FIELDS.find((field) => field === name) ?? null
}

/** A place of a line, and everything that is wrong with it, by the rules of the form. */
export function readLine({ line, cells }: PlaceLine): ReadLine {
  const remarks: PlaceRemark[] = []
  const refuse = (field: PlaceField | null, text: string): void => {
    // One sentence is enough for a cell.
    if (field && remarks.some((remark) => remark.field === field)) return
    remarks.push({ line, field, text, isRefused: true })
  }
  for (const field of REQUIRED_FIELDS) {
    if (!cells[field]?.trim()) refuse(field, `«\u00a0${placeFieldLabel(field)}\u00a0» est vide`)
  }
  const { draft, problems, postalCode } = readCells(cells)
  for (const { field, text } of problems) refuse(field, text)
  if ((draft.lat === '') !== (draft.lng === '')) {
    refuse(draft.lat === '' ? 'lat' : 'lng', 'Il faut la latitude et la longitude, ou aucune')
  }
  const read = placeSchema.safeParse(draft)
  for (const { path, message } of read.error?.issues ?? []) {
    refuse(fieldOf(String(path[0] ?? '')), message)
  }
  if (!read.success || remarks.length > 0) return { line, columns: null, remarks }
  try {
    const columns = placeColumns(read.data)
    const told = String(draft.near).replace(postalCode, '').trim()
    // A postal code of somewhere else would put the place there.
    if (postalCode && plainName(columns.communeName) !== plainName(told)) {
      refuse('postalCode', `${postalCode} n’est pas un code postal de ${told}`)
    }
    return { line, columns: remarks.length > 0 ? null : columns, remarks }
  } catch (error) {
    if (!isHttpError(error) || error.status !== 422) throw error
    refuse('commune', error.message)
    return { line, columns: null, remarks }
  }
}
