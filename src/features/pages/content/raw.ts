/** A JSON object whose keys nobody has checked yet. */
export type Raw = Record<string, unknown>

export const isRaw = (value: unknown): value is Raw =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

export const rawList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
