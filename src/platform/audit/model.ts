/** Secrets, whatever they belong to: their content never enters the log. */
const SECRET = /password|hash|salt|token|secret|sessions|checkoutUrl|idempotencyKey|openKey|^card$/i

/** People's data, by the name of the column. */
const PERSONAL =
  /email|phone|previousOwner|contact|address|authorName|reportedBy|donor|^sender|^answers$|^files$|^notes$|^requester$|^applicant|^timeline$|^signatureName$|^content$|^(cancelR|r)eason$|^firstName$|^lastName$|^message$/i

/** What is written to be published: nothing in it is private. */
const PUBLISHED = new Set([
  'news',
  'pages',
  'saved-sections',
  'faq-items',
  'plans',
  'forms',
  'site-texts',
  'media',
])

/** Public columns of the others, whose names would say otherwise. */
const OPEN: Readonly<Record<string, readonly string[]>> = {
  shelters: ['email', 'phone', 'location', 'address'],
}

/**
 * Rows of people without an account, which are erased when they ask: of these the log keeps what
 * became of them, and nothing that they wrote.
 */
const TOLD: Readonly<Record<string, readonly string[]>> = {
  'lost-found-reports': ['kind', 'status', 'hiddenAt'],
  places: ['kind', 'status', 'slug', 'publishedAt', 'rejectedAt'],
}

/**
 * Does the log keep only that the column changed? A collection that nobody has decided upon keeps
 * people's data to itself.
 */
function isMasked(collection: string, column: string): boolean {
  if (SECRET.test(column)) return true
  if (TOLD[collection]) return !TOLD[collection].includes(column)
  if (PUBLISHED.has(collection) || OPEN[collection]?.includes(column)) return false
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

function mask(collection: string, key: string, value: unknown): unknown {
  if (isMasked(collection, key)) return value === null || value === undefined ? value : MASK
  if (Array.isArray(value)) return value.map((each) => mask(collection, '', each))
  if (value && typeof value === 'object') {
    if (value instanceof Date) return value.toISOString()
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, mask(collection, name, each)]),
    )
  }
  return value
}

/**
 * The columns that differ between two states of a document, personal data
 * masked. Both sides carry the same keys; `undefined` becomes null.
 */
export function changes(
  collection: string,
  before: Json | null,
  after: Json | null,
): { before: Json; after: Json } {
  const keys = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  const changed = { before: {} as Json, after: {} as Json }
  for (const key of keys) {
    if (NOISE.has(key)) continue
    const [old = null, next = null] = [before?.[key], after?.[key]]
    if (JSON.stringify(old) === JSON.stringify(next)) continue
    changed.before[key] = mask(collection, key, old)
    changed.after[key] = mask(collection, key, next)
  }
  return changed
}
