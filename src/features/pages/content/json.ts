/** A JSON object whose keys nobody has checked yet. */
export type Raw = Record<string, unknown>

export const isRaw = (value: unknown): value is Raw =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

export const rawList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Whether two JSON values say the same; a key that is `undefined` counts as absent. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((each, index) => same(each, b[index]))
  }
  if (!isRaw(a) || !isRaw(b)) return false
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...keys].every((key) => same(a[key], b[key]))
}
