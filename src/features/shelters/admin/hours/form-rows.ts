import type { FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'

type Row = Readonly<Record<string, unknown>>

const isRows = (value: unknown): value is readonly Row[] => Array.isArray(value)

/** The rows of an array as they stand in Payload's form; an array without rows is the number 0 there. */
export function rowsIn(fields: FormState, path: string): unknown[] {
  const inside = Object.entries(fields)
    .filter(([key]) => key.startsWith(`${path}.`))
    .map(([key, field]) => [key, field.rows?.length === 0 ? { ...field, value: [] } : field])
  const values = reduceFieldsToValues(Object.fromEntries(inside) as FormState, true) as Record<
    string,
    unknown
  >
  const rows = values[path]
  return isRows(rows) ? [...rows] : []
}

/**
 * What Payload's form keeps of an array: a line with its rows, and one for each value inside.
 * @param fields the form as it is, whose rows keep what else is known of them
 */
export function statesOf(fields: FormState, path: string, rows: readonly Row[]): FormState {
  const known = new Map((fields[path]?.rows ?? []).map((row) => [row.id, row]))
  const states: FormState = {
    [path]: {
      ...fields[path],
      rows: rows.map(({ id }) => known.get(String(id)) ?? { id: String(id) }),
      value: rows.length,
      disableFormData: rows.length > 0,
      valid: true,
      errorMessage: undefined,
      errorPaths: [],
    },
  }
  rows.forEach((row, at) => {
    for (const [name, value] of Object.entries(row)) {
      const key = `${path}.${at}.${name}`
      if (isRows(value)) Object.assign(states, statesOf(fields, key, value))
      else states[key] = { value, initialValue: value, valid: true, passesCondition: true }
    }
  })
  return states
}
