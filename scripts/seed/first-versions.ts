import type { Payload } from 'payload'

/** How many versions of a document are kept; 0: all. */
type Limit = { maxPerDoc: number }

/**
 * Runs the work while Payload does not look, after each write, whether a document has more versions
 * than are kept: what is written for the first time has none too many.
 * @throws what the work throws
 */
export async function keepingAllVersions<T>(payload: Payload, work: () => Promise<T>): Promise<T> {
  const limits = payload.config.collections.flatMap(({ versions }): Limit[] =>
    versions ? [versions] : [],
  )
  const before = limits.map(({ maxPerDoc }) => maxPerDoc)
  for (const limit of limits) limit.maxPerDoc = 0
  try {
    return await work()
  } finally {
    for (const [at, limit] of limits.entries()) limit.maxPerDoc = before[at] ?? limit.maxPerDoc
  }
}
