import { sql } from '@payloadcms/db-postgres'

import { freeSlug } from '../slug.model'
import { lockName, type Execute } from './transaction'

type Asked = {
  /** The table, which has a column `slug`. */
  table: string
  wanted: string
  /** The longest slug, in characters. */
  longest: number
  /** Slugs that mean something else. */
  reserved?: readonly string[]
  /** The row that it is for, when there is one already. */
  except?: string
}

/** The slug that is wanted for a row, with a number where it is taken. Inside the transaction that writes it. */
export async function freeSlugIn(execute: Execute, asked: Asked): Promise<string> {
  const { table, wanted, longest, reserved = [], except = null } = asked
  // Two names may want the same number: « forêt 2 », and a second « forêt ».
  await lockName(execute, `slugs ${table}`)
  const isReserved = reserved.includes(wanted)
  const taken = await execute(sql`
    select 1 from ${sql.identifier(table)}
    where slug = ${wanted} and id is distinct from ${except}::uuid limit 1`)
  // By its index: most names are free, and a list of places brings thousands.
  if (!isReserved && taken.rows.length === 0 && wanted.length <= longest) return wanted
  // Long ones are cut before their number: all that begin alike are looked at.
  const { rows } = await execute<{ slug: string }>(sql`
    select slug from ${sql.identifier(table)}
    where slug like ${`${wanted.slice(0, longest - 8)}%`} and id is distinct from ${except}::uuid`)
  return freeSlug(wanted, new Set([...reserved, ...rows.map(({ slug }) => slug)]), longest)
}
