/** Secrets, whatever they belong to: their content never enters the log. */
const SECRET = /password|hash|salt|token|secret|sessions|checkoutUrl|idempotencyKey|openKey|^card$/i

/** People's data, by the name of the column. */
const PERSONAL =
  /email|phone|previousOwner|contact|address|authorName|reportedBy|donor|^sender|^answers$|^files$|^notes$|^requester$|^applicant|^timeline$|^signatureName$|^content$|^(cancelR|r)eason$|^firstName$|^lastName$|^message$/i

/**
 * What the log keeps in clear of a collection:
 * - `'all'`: it is written to be published, nothing in it is private;
 * - `open`: these columns too, whose names would say otherwise;
 * - `only`: these columns alone. Rows of people without an account are erased when they ask: the
 *   log keeps what became of them, and nothing that they wrote.
 */
export type ClearColumns = 'all' | { open: readonly string[] } | { only: readonly string[] }

/** What the log keeps in clear of a collection, to stand under `custom` of its configuration. */
export const auditKeeps = (clear: ClearColumns): { auditKeeps: ClearColumns } => ({
  auditKeeps: clear,
})

/**
 * Does the log keep only that the column changed? A collection that nobody has decided upon keeps
 * people's data to itself.
 */
function isMasked(clear: ClearColumns | undefined, column: string): boolean {
  if (SECRET.test(column)) return true
  if (clear === 'all') return false
  if (clear && 'only' in clear) return !clear.only.includes(column)
  if (clear?.open.includes(column)) return false
  return PERSONAL.test(column)
}

/** What the log keeps in place of a masked value. */
export const MASK = '•••'

/** Columns that change with every write and say nothing. */
const NOISE = new Set([
  'updatedAt',
  'createdAt',
  'id',
  'sessions',
  'collection',
  '_status',
  // What follows from the other columns.
  'missing',
  'searchText',
])

type Json = Record<string, unknown>

function mask(clear: ClearColumns | undefined, key: string, value: unknown): unknown {
  if (isMasked(clear, key)) return value === null || value === undefined ? value : MASK
  if (Array.isArray(value)) return value.map((each) => mask(clear, '', each))
  if (value && typeof value === 'object') {
    if (value instanceof Date) return value.toISOString()
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, mask(clear, name, each)]),
    )
  }
  return value
}

/**
 * The columns that differ between two states of a document, personal data
 * masked. Both sides carry the same keys; `undefined` becomes null.
 * @param clear what its collection says of that, if anything
 */
export function changes(
  clear: ClearColumns | undefined,
  before: Json | null,
  after: Json | null,
): { before: Json; after: Json } {
  const keys = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  const changed = { before: {} as Json, after: {} as Json }
  for (const key of keys) {
    if (NOISE.has(key)) continue
    const [old = null, next = null] = [before?.[key], after?.[key]]
    if (JSON.stringify(old) === JSON.stringify(next)) continue
    changed.before[key] = mask(clear, key, old)
    changed.after[key] = mask(clear, key, next)
  }
  return changed
}
