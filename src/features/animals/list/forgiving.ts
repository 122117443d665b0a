import { sql, type PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

import type { Filters, Scope } from './conditions'
import type { Db } from './ranking'
import { leastLikeness } from './words'

/**
 * Asks for the very words of the filters; when nothing has them, once more for words that are
 * much like them. `isForgiving` says that the answer is of the second kind.
 */
export async function forgiving<Answer extends { total: number }>(
  { db }: Payload,
  filters: Filters,
  scope: Scope,
  ask: (db: Db, scope: Scope) => Promise<Answer>,
): Promise<Answer & { isForgiving: boolean }> {
  const { drizzle } = db as unknown as PostgresAdapter
  const exact = await ask(drizzle, scope)
  const likeness = leastLikeness(filters.search, filters.breed)
  if (exact.total > 0 || likeness === null) return { ...exact, isForgiving: false }
  const close = await drizzle.transaction(async (session) => {
    // Until the end of the transaction: what the operator <% finds by its index.
    await session.execute(
      sql`select set_config('pg_trgm.word_similarity_threshold', ${String(likeness)}, true)`,
    )
    return ask(session, { ...scope, isForgiving: true })
  })
  return { ...close, isForgiving: close.total > 0 }
}
