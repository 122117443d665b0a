import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

import { publicShelterSql } from '@/features/shelters/public'
import { bounded } from '@/platform/cache/bounded'

import { adoptableAnimalSql } from '../public'
import type { Filters } from './query.model'
import type { Scope } from './scope'
import { readingsOf, wordsOf, type Corrections } from './words'

/** Seconds after which a search has the words counted again, behind it; a new name itself is found at once. */
const MAX_AGE_SECONDS = 600
/** Different texts that are looked at, the most used. */
const MOST_TEXTS = 20_000
/** Characters of JSON: every word of that many texts. */
const MAX_WEIGHT = 2_000_000

async function read(payload: Payload): Promise<string[]> {
  const { drizzle } = payload.db
  const { rows } = await drizzle.execute<{ text: string; uses: number }>(sql`
    select text, count(*)::int as uses from (
      select unnest(array[a.name, a.breed, a.color]) as text
      from animals a join shelters s on s.id = a.shelter_id where ${adoptableAnimalSql}
      union all
      select unnest(array[s.name, s.location_city]) from shelters s where ${publicShelterSql}
    ) texts where text is not null group by text order by uses desc, text limit ${MOST_TEXTS}
  `)
  const uses = new Map<string, number>()
  for (const row of rows) {
    for (const word of wordsOf(row.text)) uses.set(word, (uses.get(word) ?? 0) + row.uses)
  }
  return [...uses].sort(([, a], [, b]) => b - a).map(([word]) => word)
}

/** Words of the public animals and of their shelters, the most used first. */
export const vocabulary = bounded(read, {
  key: 'animals.vocabulary',
  question: () => [],
  maxAge: MAX_AGE_SECONDS,
  maxWeight: MAX_WEIGHT,
  // A second on the data of a whole country.
  staleWhileRevalidate: true,
})

/** The words of the filters that nobody knows, and what each may mean. */
export async function correctionsOf(
  payload: Payload,
  { search, breed }: Filters,
): Promise<Corrections> {
  const words = [search, breed].flatMap((text) => wordsOf(text ?? ''))
  if (words.length === 0) return new Map()
  const known = await vocabulary(payload)
  const read = words.map((word) => [word, readingsOf(word, known)] as const)
  return new Map(read.filter(([, readings]) => readings.length > 0))
}

/**
 * Asks for the very words of the filters; when nothing has them, once more with one typo forgiven
 * in each word that nobody knows. `readAs` are the words that were looked for instead.
 */
export async function forgiving<Answer extends { total: number }>(
  payload: Payload,
  filters: Filters,
  scope: Scope,
  ask: (scope: Scope) => Promise<Answer>,
): Promise<Answer & { readAs: string[] }> {
  const exact = await ask(scope)
  if (exact.total > 0) return { ...exact, readAs: [] }
  const corrections = await correctionsOf(payload, filters)
  if (corrections.size === 0) return { ...exact, readAs: [] }
  const close = await ask({ ...scope, corrections })
  return { ...close, readAs: close.total > 0 ? [...corrections.values()].flat() : [] }
}
