import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

import type { Execute } from '@/platform/db/transaction'

import type { PersonFile } from './archive/names.model'
import { mentionOf } from './model'
import { AUDITED, PLACES } from './places'
import type { Place } from './places/place'

/** The rows of a place that are the person’s, by their keys. */
export type Found = { place: Place; keys: string[] }

/** What the SQL of the places may name. */
export type Known = {
  email: string
  mention: string
  users: string[]
  entities: string[]
  ids: string[]
}

/** The SQL of a place, with `$email`, `$mention`, `$users`, `$entities` and `$ids` as parameters. */
export function fragment(text: string, known: Known): SQL {
  const parts = text.split(/\$(email|mention|users|entities|ids)\b/)
  return sql.join(
    parts.map((part, at) => {
      if (at % 2 === 0) return sql.raw(part)
      const value = known[part as keyof Known]
      // One parameter for a whole list: drizzle would make a list of parameters of it.
      return Array.isArray(value) ? sql`${sql.param(value)}::text[]` : sql`${value}::text`
    }),
  )
}

export const keyOf = (place: Place): SQL => sql`${sql.identifier(place.key ?? 'id')}`

function conditions(place: Place, known: Known, before: readonly Found[]): SQL[] {
  const { emails = [], users = [], of = [], mentions = [], where } = place
  const keysIn = (table: string) =>
    before
      .filter((found) => found.place.table === table && found.place.kind !== 'work')
      .flatMap(({ keys }) => keys)
  return [
    ...emails.map((column) => sql`lower(${sql.identifier(column)}) = ${known.email}`),
    ...users.map(
      (column) => sql`${sql.identifier(column)}::text = any(${sql.param(known.users)}::text[])`,
    ),
    ...of.map(
      ({ column, table }) =>
        sql`${sql.identifier(column)}::text = any(${sql.param(keysIn(table))}::text[])`,
    ),
    ...mentions.map(
      (column) => sql`lower(${sql.identifier(column)}::text) ~ ${known.mention}::text`,
    ),
    ...(where ? [sql`(${fragment(where, known)})`] : []),
  ]
}

/** The lines of the audit log to look for: collection and id, one list beside the other. */
function auditedRows(found: readonly Found[]): Pick<Known, 'entities' | 'ids'> {
  const pairs = found.flatMap(({ place, keys }) => {
    const entity = AUDITED[place.table]
    return entity && place.kind !== 'work' ? keys.map((key) => [entity, key] as const) : []
  })
  return { entities: pairs.map(([entity]) => entity), ids: pairs.map(([, id]) => id) }
}

/**
 * Finds everything that the database holds about an address: the rows that carry it, those of the
 * account that it opens, and those that belong to these.
 * @param email as `normalise` writes it
 */
export async function findPerson(
  execute: Execute,
  email: string,
): Promise<{ found: Found[]; known: Known }> {
  const found: Found[] = []
  const known: Known = { email, mention: mentionOf(email), users: [], entities: [], ids: [] }
  for (const place of PLACES) {
    Object.assign(known, auditedRows(found))
    const { rows } = await execute<{ key: string }>(sql`
      select ${keyOf(place)}::text as key from ${sql.identifier(place.table)}
      where ${sql.join(conditions(place, known, found), sql` or `)}
      order by 1
    `)
    const before = place.isRest
      ? new Set(found.flatMap((each) => (each.place.table === place.table ? each.keys : [])))
      : new Set<string>()
    const keys = rows.map(({ key }) => key).filter((key) => !before.has(key))
    if (place.table === 'users') known.users = keys
    if (keys.length > 0) found.push({ place, keys })
  }
  return { found, known }
}

/** The stored files of what was found, each once. */
export async function filesOf(execute: Execute, found: readonly Found[]): Promise<PersonFile[]> {
  const files = new Map<string, PersonFile>()
  for (const { place, keys } of found) {
    const { files: columns = [], fileLists = [], kind } = place
    const add = (rows: Array<{ key: string; name?: string | null }>) => {
      for (const { key, name = null } of rows) {
        if (!files.has(key)) files.set(key, { key, kind, name })
      }
    }
    const of = sql`from ${sql.identifier(place.table)}
      where ${keyOf(place)}::text = any(${sql.param(keys)}::text[])`
    for (const column of columns) {
      const { rows } = await execute<{ key: string }>(
        sql`select ${sql.identifier(column)} as key ${of} and ${sql.identifier(column)} is not null`,
      )
      add(rows)
    }
    for (const name of fileLists) {
      const list = sql.identifier(name)
      const { rows } = await execute<{ key: string; name: string | null }>(sql`
        select stored.key, stored.name
        from (select ${list} as list ${of} and jsonb_typeof(${list}) = 'array') as lists,
          jsonb_array_elements(list) as file,
          lateral (values (file ->> 'key', file ->> 'name'), (file ->> 'cardKey', null))
            as stored (key, name)
        where stored.key is not null
      `)
      add(rows)
    }
  }
  return [...files.values()]
}

type Row = Record<string, unknown>

/** The rows of a place as they are stored, without what is secret or not for the person to read. */
export async function rowsOf(execute: Execute, { place, keys }: Found): Promise<Row[]> {
  const { rows } = await execute<Row>(sql`
    select * from ${sql.identifier(place.table)}
    where ${keyOf(place)}::text = any(${sql.param(keys)}::text[])
    order by 1
  `)
  const { only, secret = [], shown = {} } = place
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([name]) => (only ? only.includes(name) : !secret.includes(name)))
        .map(([name, value]) => [name, shown[name] ? shown[name](value) : value]),
    ),
  )
}
