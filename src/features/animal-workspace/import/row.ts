import { legalGaps } from '@/features/animals/legal.model'
import { PUBLIC_STATUSES, type AnimalStatus } from '@/features/animals/model'
import type { Animal } from '@/payload-types'
import type { ImportRow } from '@/platform/csv-import/columns.model'
import type { Remark } from '@/platform/csv-import/lines.model'
import { noonOf } from '@/platform/time/model'
import { newestDay } from '@/platform/time/zones.model'

import { SHEET_FIELDS, type SheetName, type SheetValues } from '../sheet/fields.model'
import { wrongIn } from '../sheet/schema'
import { columnsOf } from '../sheet/stored'
import { idTypeOf, readCell } from './cells.model'
import { importLabel, REQUIRED_FIELDS, type ImportField } from './fields.model'

export type AnimalLine = ImportRow<ImportField>
export type AnimalRemark = Remark<ImportField>

/** An animal as the file tells it. */
export type ReadRow = {
  line: number
  /** What is written into the columns, its photos left out. */
  facts: Partial<Animal>
  /** Addresses of its photos. */
  photos: readonly string[]
  idNumber: string | null
  /** Its id in this list, when the file came out of it. */
  id: string | null
  remarks: AnimalRemark[]
}

const isSheetField = (field: ImportField): field is SheetName => field in SHEET_FIELDS

const HIDDEN =
  'La fiche reste cachée du site tant que ces mentions légales manquent\u00a0; on pourra les compléter'

/**
 * An animal of a line of the file, and everything that is wrong with it: each cell is read, then
 * judged by the rules of the sheet. It is shown only when the file says so and the law allows it.
 */
export function readRow({ line, cells }: AnimalLine, now: Date): ReadRow {
  const remarks: AnimalRemark[] = []
  const refuse = (field: ImportField | null, text: string) =>
    void remarks.push({ line, field, text, isRefused: true })
  const read = new Map<ImportField, unknown>()
  for (const [name, raw] of Object.entries(cells)) {
    const field = name as ImportField
    if (raw.trim() === '') continue
    const reading = readCell(field, raw.trim(), now)
    if ('problem' in reading) {
      refuse(field, reading.problem)
      continue
    }
    const told = wrongOf(field, reading.value, now)
    if (told) refuse(field, told)
    else read.set(field, reading.value)
  }
  const isTold = (field: ImportField) => remarks.some((remark) => remark.field === field)
  for (const field of REQUIRED_FIELDS) {
    if (!read.has(field) && !isTold(field)) {
      refuse(field, `«\u00a0${importLabel(field)}\u00a0» est vide`)
    }
  }
  const facts = factsOf(read)
  if (facts.isVisible && remarks.length === 0) {
    const gaps = PUBLIC_STATUSES.includes(facts.status as AnimalStatus) ? legalGaps(facts, now) : []
    if (gaps.length > 0) {
      facts.isVisible = false
      const missing = gaps.map(({ message }) => message).join('\u00a0; ')
      remarks.push({
        line,
        field: 'isVisible',
        text: `${HIDDEN}\u00a0: ${missing}`,
        isRefused: false,
      })
    }
  }
  return {
    line,
    facts,
    photos: (read.get('photos') as string[] | undefined) ?? [],
    idNumber: facts.idNumber ?? null,
    id: (read.get('id') as string | undefined) ?? null,
    remarks,
  }
}

/** The rule of the sheet for what a cell means; photos are looked up in the library instead. */
function wrongOf(field: ImportField, value: unknown, now: Date): string | null {
  if (field === 'photos') return null
  if (field === 'age' || field === 'adoptedAt') {
    return String(value) > newestDay(now) ? 'Cette date est dans le futur' : null
  }
  return isSheetField(field) ? wrongIn(field, value) : null
}

function factsOf(read: ReadonlyMap<ImportField, unknown>): Partial<Animal> {
  const values = Object.fromEntries(
    [...read].filter(([field]) => isSheetField(field) && field !== 'photos'),
  ) as Partial<SheetValues>
  const age = read.get('age') as string | undefined
  if (age && !values.birthDate) Object.assign(values, { birthDate: age, ageIsEstimated: true })
  if (values.idNumber && !values.idType) values.idType = idTypeOf(values.idNumber)
  const adoptedAt = read.get('adoptedAt') as string | undefined
  return {
    ...columnsOf(values),
    status: (read.get('status') as AnimalStatus | undefined) ?? 'AT_SHELTER',
    isVisible: read.get('isVisible') === true,
    isSos: read.get('isSos') === true,
    isReserved: read.get('isReserved') === true,
    ...(adoptedAt && { adoptedAt: noonOf(adoptedAt) }),
  }
}
