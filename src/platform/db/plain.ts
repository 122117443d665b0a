import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

const ACCENTED = 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝ'
const PLAIN = 'aaaaaaceeeeiiiinooooouuuuyyaaaaaaceeeeiiiinooooouuuuy'

/** Lowercase without accents: what a search compares. */
export function plain(text: string): string {
  const base = text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .normalize('NFC')
  return base.toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae')
}

/**
 * {@link plain} in SQL. Accents go first, because `lower` of a database without a
 * locale knows plain letters only.
 */
export const plainSql = (column: SQL): SQL => sql`lower(translate(
  replace(replace(replace(replace(${column}, 'œ', 'oe'), 'Œ', 'oe'), 'æ', 'ae'), 'Æ', 'ae'),
  ${ACCENTED}, ${PLAIN}))`

/** A pattern in which the text stands for itself: % and _ are letters like others. */
export function containing(text: string): string {
  return `%${plain(text).replace(/[\\%_]/g, '\\$&')}%`
}
