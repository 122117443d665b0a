import type { Corrections, Filters, Scope } from './types'
import { vocabulary } from './vocabulary'
import { readingsOf, wordsOf } from './words'

async function correctionsOf({ search, breed }: Filters): Promise<Corrections> {
  const words = [search, breed].flatMap((text) => wordsOf(text ?? ''))
  if (words.length === 0) return new Map()
  const known = await vocabulary()
  const read = words.map((word) => [word, readingsOf(word, known)] as const)
  return new Map(read.filter(([, readings]) => readings.length > 0))
}

/**
 * Asks for the very words of the filters; when nothing has them, once more with one typo forgiven
 * in each word that nobody knows. `readAs` are the words that were looked for instead.
 */
export async function forgiving<Answer extends { total: number }>(
  filters: Filters,
  scope: Scope,
  ask: (scope: Scope) => Promise<Answer>,
): Promise<Answer & { readAs: string[] }> {
  const exact = await ask(scope)
  if (exact.total > 0) return { ...exact, readAs: [] }
  const corrections = await correctionsOf(filters)
  if (corrections.size === 0) return { ...exact, readAs: [] }
  const close = await ask({ ...scope, corrections })
  return { ...close, readAs: close.total > 0 ? [...corrections.values()].flat() : [] }
}
