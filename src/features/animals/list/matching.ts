import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

import { plain, plainSql, wordsSql } from '@/platform/db/plain'

import type { Corrections } from './types'
import { patternsOf, speciesOf, wordsOf } from './words'

// Written as the indexes `animals_words_idx` and `shelters_words_idx` are.
const ANIMAL = wordsSql(sql`a.name`, sql`a.breed`, sql`a.color`)
const SHELTER = wordsSql(sql`found.name`, sql`found.location_city`)
const BREED = plainSql(sql`coalesce(a.breed, '')`)
const NAME = plainSql(sql`a.name`)

const or = (conditions: readonly SQL[]): SQL => sql`(${sql.join([...conditions], sql` or `)})`

/** Every word of the text is found; a text without any word is found nowhere. */
function every(text: string, condition: (word: string) => SQL): SQL {
  const words = wordsOf(text)
  return words.length > 0 ? sql.join(words.map(condition), sql` and `) : sql`false`
}

/** What a word is looked for as: itself, or what its typo is read as. */
const readings = (word: string, corrections: Corrections) => corrections.get(word) ?? [word]

const has = (text: SQL, words: readonly string[]): SQL =>
  or(words.flatMap(patternsOf).map((pattern) => sql`${text} like ${pattern}`))

/** Each word is in the animal's name, breed or colour, in its shelter's name or town, or its species. */
export const matches = (search: string, corrections: Corrections): SQL =>
  every(search, (word) => {
    const words = readings(word, corrections)
    const shelters = sql`select found.id from shelters found where ${has(SHELTER, words)}`
    const species = words.flatMap(speciesOf).map((each) => sql`a.species = ${each}`)
    return or([has(ANIMAL, words), sql`a.shelter_id = any(array(${shelters}))`, ...species])
  })

/** Each word is in the breed. The index knows breeds among other words. */
export const isBreed = (breed: string, corrections: Corrections): SQL =>
  every(breed, (word) => {
    const words = readings(word, corrections)
    return sql`${has(ANIMAL, words)} and ${has(BREED, words)}`
  })

/** How well an animal answers the words, the smallest first: its very name, its beginning, the rest. */
export function closeness(search: string, corrections: Corrections): SQL {
  const names = [plain(search).trim(), ...[...corrections.values()].flat()]
  const begins = or(wordsOf(names.join(' ')).map((word) => sql`${NAME} like ${`${word}%`}`))
  return sql`case when ${NAME} = any(${sql.param(names)}::text[]) then 0 when ${begins} then 1 else 2 end`
}
