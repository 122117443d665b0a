/** Rows that say how long they are, with bytes that may hold a line's end: pictures, numbers. */
const BINARY = 'AOobUSsLlGgMmV'

/** A pointer to another row, alone in a string: `"$L1f"`. What a person typed begins with `$$`. */
export const POINTER = /"\$[@A-Zhi]?([0-9a-f]+)[":]/g

/** A pointer to the inside of another row. */
export const INNER_POINTER = /(?<!\\)"\$([0-9a-f]+)((?::[^":\\]+)+)"/g

export type Row = { id: string; tag: string; text: string }
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/**
 * The rows of React's data of a page.
 * @returns null for rows that cannot be told apart
 */
export function rowsOf(flight: string): Row[] | null {
  const bytes = Buffer.from(flight)
  const rows: Row[] = []
  let at = 0
  while (at < bytes.length) {
    const colon = bytes.indexOf(':', at)
    if (colon < 0) return null
    const id = bytes.toString('latin1', at, colon)
    const tag = String.fromCharCode(bytes[colon + 1] ?? 0)
    if (!/^[0-9a-f]*$/.test(id) || BINARY.includes(tag)) return null
    let end = bytes.indexOf('\n', colon)
    if (tag === 'T') {
      const comma = bytes.indexOf(',', colon)
      end = comma + 1 + Number.parseInt(bytes.toString('latin1', colon + 2, comma), 16)
      if (!(end <= bytes.length)) return null
    } else if (end < 0) return null
    else end += 1
    rows.push({ id, tag, text: bytes.toString('utf8', at, end) })
    at = end
  }
  return rows
}

/** Whether a row is JSON. */
export const isModel = ({ tag }: Row): boolean => '[{"-0123456789tfn'.includes(tag)

/** The first group of each match. */
export const idsIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, id = '']) => id)

/** The value of a row that is JSON. */
export const modelOf = ({ id, text }: Row): Json => JSON.parse(text.slice(id.length + 1)) as Json

/** Whether `value` is an element: its mark, type, key and properties. */
export const isElement = (value: Json): value is ['$', Json, Json, Record<string, Json>] =>
  Array.isArray(value) && value[0] === '$' && value.length >= 4 && isObject(value[3] ?? null)

export const isObject = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const PARTS: Record<string, number> = { type: 1, key: 2, props: 3 }

/** What an inner pointer points to; undefined where it cannot be told. */
function pointed(model: Json, path: readonly string[]): Json | undefined {
  let value: Json | undefined = model
  for (const step of path) {
    if (Array.isArray(value)) value = value[isElement(value) ? (PARTS[step] ?? NaN) : Number(step)]
    else value = isObject(value ?? null) ? (value as Record<string, Json>)[step] : undefined
  }
  return value
}

/** Characters up to which a value is written again in the place of a pointer to it. */
const SMALL = 200

/**
 * React says once what two components share, and points from one into the other. A small value is
 * said twice instead: the row that has it can then be made lighter.
 */
export function withoutInnerPointers(rows: readonly Row[]): Row[] {
  const byId = new Map(rows.filter(isModel).map((row) => [row.id, row]))
  const models = new Map<string, Json>()
  const said = (pointer: string, id: string, path: string): string => {
    const row = byId.get(id)
    if (!row) return pointer
    const model = models.get(id) ?? modelOf(row)
    models.set(id, model)
    const value = JSON.stringify(pointed(model, path.slice(1).split(':')))
    return value && value.length <= SMALL && !value.includes('"$') ? value : pointer
  }
  return rows.map((row) =>
    isModel(row) ? { ...row, text: row.text.replace(INNER_POINTER, said) } : row,
  )
}
