import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

/** Lowercase without accents, hyphens and apostrophes as spaces: what a search compares. */
export function plain(text: string): string {
  const base = text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .normalize('NFC')
  return base.toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae').replace(/[-’']/g, ' ')
}

/** {@link plain} in SQL; the function comes with `migrations/initial/search.ts`. */
export const plainSql = (column: SQL): SQL => sql`plain_text(${column})`

/**
 * The words of several columns, as an index of `db/indexes.ts` keeps them: a query must be written
 * in the same way to use it. Where a table keeps them in a column (`words` of animals, shelters, walks),
 * that column is asked.
 */
export const wordsSql = (...columns: readonly SQL[]): SQL =>
  plainSql(
    sql.join(
      columns.map((column) => sql`coalesce(${column}, '')`),
      sql` || ' ' || `,
    ),
  )

/** Words of a search that are looked for, at most: each is a question to an index. */
const WORDS_MAX = 6
/** Letters under which an index of trigrams cannot help. */
const INDEXED = 3

/** A telephone as it is written, in pairs: its figures mean nothing apart. */
const FIGURES = /^[\d\s.+-]+$/

/**
 * The words of a search that are looked for: the first six of three letters or more, or else the first
 * one; figures between spaces as they stand. Forty words of one letter would read a table forty times.
 */
export function searchedWords(search: string | null | undefined): string[] {
  const text = (search ?? '').trim()
  const words = text.split(/\s+/).filter((word) => plain(word).trim() !== '')
  const long = words.filter((word) => plain(word).trim().length >= INDEXED)
  if (long.length === 0 && FIGURES.test(text)) return words.length > 0 ? [text] : []
  return (long.length > 0 ? long : words.slice(0, 1)).slice(0, WORDS_MAX)
}

/**
 * Conditions that each word of a search is somewhere, in any order; none without a search.
 * @param words from {@link wordsSql}, or the column that keeps them
 */
export const searchedSql = (words: SQL, search: string | null | undefined): SQL[] =>
  searchedWords(search).map((word) => sql`${words} like ${containing(word)}`)

/** A pattern for what contains the text, read as {@link plain}: % and _ are letters like others. */
export const containing = (text: string): string => `%${plain(text).replace(/[\\%_]/g, '\\$&')}%`
