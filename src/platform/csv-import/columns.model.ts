import type { TableRow } from './table.model'

/** What was written of one thing, by field: texts as they stand in the file. */
export type Cells<Field extends string> = Partial<Record<Field, string>>
export type ImportRow<Field extends string> = { line: number; cells: Cells<Field> }

/** What each column is, and what the whole file is where no column says it. */
export type Columns<Field extends string> = {
  fields: ReadonlyArray<Field | null>
  fixed: Cells<Field>
}

/** Words without accents, capitals, signs and « (e) »: « N° de puce » is « n de puce ». */
export const plainWords = (text: string): string =>
  text
    .normalize('NFD')
    // Not `\p{Diacritic}`: that holds the point of « né·e », which is read below.
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[(·.]e[)·]?(?=s?\b|\s|$)/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

const YES = ['oui', 'o', 'vrai', 'x', '1', 'yes', 'y', 'true', 'ok']
const NO = ['non', 'n', 'faux', '0', 'no', 'false']

/** What a cell answers to a question; null for what is neither yes nor no. */
export function readAnswer(text: string): boolean | null {
  const word = plainWords(text)
  if (YES.includes(word) || text.trim() === '✓') return true
  return NO.includes(word) ? false : null
}

/** Said of a cell that {@link readAnswer} does not understand. */
export const notAnAnswer = (text: string): string =>
  `Écrivez «\u00a0oui\u00a0» ou «\u00a0non\u00a0», pas «\u00a0${text}\u00a0»`

/**
 * Finds what each column of a file is, by its name; null for one that no field is called like, or
 * when an earlier column is that field.
 * @param namesOf a field and everything that it may be called
 */
export function columnMatcher<Field extends string>(
  fields: readonly Field[],
  namesOf: (field: Field) => readonly string[],
): (headers: readonly string[]) => Array<Field | null> {
  const byName = new Map(
    fields.flatMap((field) => namesOf(field).map((name) => [plainWords(name), field] as const)),
  )
  return (headers) => {
    const taken = new Set<Field>()
    return headers.map((header) => {
      const field = byName.get(plainWords(header))
      if (!field || taken.has(field)) return null
      taken.add(field)
      return field
    })
  }
}

/** The required fields that neither a column nor the whole file says. */
export const missingFields = <Field extends string>(
  required: readonly Field[],
  { fields, fixed }: Columns<Field>,
): Field[] => required.filter((field) => !fields.includes(field) && !fixed[field])

/** A column becomes a field, which no other column is any more. */
export function withField<Field extends string>(
  columns: Columns<Field>,
  at: number,
  field: Field | null,
): Columns<Field> {
  const fields = columns.fields.map((each, column) =>
    column === at ? field : each === field ? null : each,
  )
  return { ...columns, fields }
}

/** What is sent of a line: the texts of its cells, by field. */
export function rowOf<Field extends string>(
  { line, values }: TableRow,
  { fields, fixed }: Columns<Field>,
): ImportRow<Field> {
  const cells: Cells<Field> = {}
  for (const [at, field] of fields.entries()) {
    const value = values[at]?.trim()
    if (field && value) cells[field] = value
  }
  for (const [field, value] of Object.entries(fixed) as Array<[Field, string]>) {
    if (value && !fields.includes(field)) cells[field] = value
  }
  return { line, cells }
}
