/** Columns whose content never enters the log: people's data and secrets. */
const MASKED =
  /password|hash|salt|token|secret|sessions|email|phone|previousOwner|contact|address|authorName|reportedBy|donor|^sender|^answers$|^files$|^notes$|^searchText$|^requester$|^applicant|^timeline$|^signatureName$|^openKey$|^content$|^(cancelR|r)eason$|^firstName$|^lastName$|^message$|^checkoutUrl$|^idempotencyKey$|^card$/i

const MASK = '•••'

/** Columns that change with every write and say nothing. */
const NOISE = new Set(['updatedAt', 'createdAt', 'id', 'sessions', 'collection', '_status'])

type Json = Record<string, unknown>

function mask(key: string, value: unknown): unknown {
  if (MASKED.test(key)) return value === null || value === undefined ? value : MASK
  if (Array.isArray(value)) return value.map((each) => mask('', each))
  if (value && typeof value === 'object') {
    if (value instanceof Date) return value.toISOString()
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mask(name, each)]))
  }
  return value
}

/**
 * The columns that differ between two states of a document, personal data
 * masked. Both sides carry the same keys; `undefined` becomes null.
 */
export function changes(before: Json | null, after: Json | null): { before: Json; after: Json } {
  const keys = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  const changed = { before: {} as Json, after: {} as Json }
  for (const key of keys) {
    if (NOISE.has(key)) continue
    const [old = null, next = null] = [before?.[key], after?.[key]]
    if (JSON.stringify(old) === JSON.stringify(next)) continue
    changed.before[key] = mask(key, old)
    changed.after[key] = mask(key, next)
  }
  return changed
}
