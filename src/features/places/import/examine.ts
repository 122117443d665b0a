import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { plainWords } from '@/platform/csv-import/columns.model'
import { sessionOf } from '@/platform/db/session'

import type { PlaceColumns } from '../place'
import { isAlready } from './doubles.model'
import { readLine, type PlaceLine, type ReadLine } from './row'

type Known = Pick<PlaceColumns, 'name' | 'communeCode' | 'address'>

/** Two of one name in one commune are one place, unless both have a street, and another. */
const isSamePlace = (a: Known, b: Known): boolean =>
  a.communeCode === b.communeCode &&
  plainWords(a.name) === plainWords(b.name) &&
  (!a.address || !b.address || plainWords(a.address) === plainWords(b.address))

/** Places of those communes that are there, or wait, already. */
async function knownIn(req: PayloadRequest, communes: readonly string[]): Promise<Known[]> {
  const session = await sessionOf(req)
  const { rows } = await session.execute<Known>(sql`
    select r.name, r.commune_code as "communeCode", r.address from places r
    where r.commune_code = any(${sql.param(communes)}::text[]) and r.status <> 'REJECTED'`)
  return rows
}

/** Reads lines of a file as places; one that is already there is refused like one that breaks a rule. */
export async function examineLines(
  req: PayloadRequest,
  rows: readonly PlaceLine[],
): Promise<ReadLine[]> {
  const read = rows.map(readLine)
  const communes = [...new Set(read.flatMap(({ columns }) => columns?.communeCode ?? []))]
  const known = await knownIn(req, communes)
  const before: Array<Known & { line: number }> = []
  for (const { line, columns, remarks } of read) {
    if (!columns) continue
    const refuse = (text: string) =>
      void remarks.push({ line, field: 'name', text, isRefused: true })
    const double = before.find((each) => isSamePlace(each, columns))
    if (known.some((each) => isSamePlace(each, columns))) {
      refuse(`Ce lieu est déjà dans la liste, à ${columns.communeName}`)
    } else if (double) refuse(isAlready(double.line))
    before.push({ ...columns, line })
  }
  return read
}
