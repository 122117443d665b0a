const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  'EAI_AGAIN',
])

// Postgres: connection failures (class 08), shutting down or starting (57P01 to 57P03), too
// many connections (53300), a statement that ran out of time (57014), and two writes that
// met (40001, 40P01): each goes away by trying again.
const POSTGRES = /^(08...|57P0[1-3]|57014|53300|40001|40P01)$/

const SAYS =
  /connection terminated|is not queryable|timeout exceeded when trying to connect|cannot (connect to postgres|begin transaction)/i

// A value that no column can hold: an unknown word of a list, a text where a number or an
// identifier is due, a sign that no text may have.
const WRONG_DATA = /^22...$/
// The same, or a comparison that the column does not know: filters are free words.
const WRONG_VALUE = /^(22...|42883|42804|42704)$/

function hasCode(error: unknown, codes: RegExp, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 5) return false
  const { code } = error as { code?: unknown }
  return (typeof code === 'string' && codes.test(code)) || hasCode(error.cause, codes, depth + 1)
}

/** Whether Postgres refused a value of the question: the one who asked is told so (400). */
export const isWrongValue = (error: unknown): boolean => hasCode(error, WRONG_VALUE)

/** Whether Postgres refused what was sent as such, as it does a NUL or half of a sign. */
export const isWrongData = (error: unknown): boolean => hasCode(error, WRONG_DATA)

/** Whether a statement names a table that it does not read. */
export const isUnknownTable = (error: unknown): boolean => hasCode(error, /^42P01$/)

/**
 * Whether an error, or one of its causes, means that the database cannot answer
 * now: the visitor is told to come back (503) instead of hearing of a fault (500).
 */
export function isDatabaseDown(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 5) return false
  const { code } = error as { code?: unknown }
  if (typeof code === 'string' && (NETWORK.has(code) || POSTGRES.test(code))) return true
  if (SAYS.test(error.message)) return true
  if ('payloadInitError' in error && error.payloadInitError === true) return true
  if (error instanceof AggregateError) {
    return error.errors.some((each) => isDatabaseDown(each, depth + 1))
  }
  return isDatabaseDown(error.cause, depth + 1)
}
