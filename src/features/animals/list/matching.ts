import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

import { literal, plain, plainSql, wordsSql } from '@/platform/db/plain'

import { likenessOf, patternsOf, speciesOf, wordsOf } from './words'

// Written as the indexes `animals_words_idx` and `shelters_words_idx` are.
const ANIMAL = wordsSql(sql`a.name`, sql`a.breed`, sql`a.color`)
const SHELTER = wordsSql(sql`found.name`, sql`found.location_city`)
const BREED = plainSql(sql`coalesce(a.breed, '')`)

const or = (conditions: readonly SQL[]): SQL => sql`(${sql.join([...conditions], sql` or `)})`
const and = (conditions: readonly SQL[]): SQL => sql.join([...conditions], sql` and `)

const contains = (text: SQL, word: string): SQL =>
  or(patternsOf(word).map((pattern) => sql`${text} like ${pattern}`))

/** Contains the word, or with `forgiving` one that is much like it. */
function has(text: SQL, word: string, forgiving: boolean): SQL {
  const likeness = forgiving ? likenessOf(word) : null
  if (likeness === null) return contains(text, word)
  // The operator finds by index what the session's threshold lets through, the function decides.
  const alike = sql`(${word} <% ${text} and word_similarity(${word}, ${text}) >= ${likeness})`
  return or([contains(text, word), alike])
}

/** Each word is in the animal's name, breed or colour, in its shelter's name or town, or its species. */
export function matches(search: string, forgiving: boolean): SQL {
  const words = wordsOf(search)
  return and(
    words.map((word) => {
      const shelters = sql`select found.id from shelters found where ${has(SHELTER, word, forgiving)}`
      const species = speciesOf(word).map((each) => sql`a.species = ${each}`)
      return or([
        has(ANIMAL, word, forgiving),
        sql`a.shelter_id = any(array(${shelters}))`,
        ...species,
      ])
    }),
  )
}

/** Each word is in the breed. The index knows breeds among other words. */
export const isBreed = (breed: string, forgiving: boolean): SQL =>
  and(wordsOf(breed).flatMap((word) => [has(ANIMAL, word, forgiving), has(BREED, word, forgiving)]))

/** How well an animal answers the words, the smallest first: its very name, then how alike. */
export function closeness(search: string): SQL {
  const text = plain(search).trim()
  const name = plainSql(sql`a.name`)
  return sql`case when ${name} = ${text} then 0 when ${name} like ${`${literal(text)}%`} then 1
    when ${ANIMAL} like ${`% ${literal(text)}%`} then 2 else 4 - word_similarity(${text}, ${ANIMAL}) end`
}
