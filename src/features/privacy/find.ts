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

/**
 * The SQL of a place, with `$email`, `$mention`, `$users`, `$entities` and `$ids` as parameters, and
 * `$accounts`, which are the users as the columns of accounts are.
 */
export function fragment(text: string, known: Known): SQL {
  const parts = text.split(/\$(email|mention|users|accounts|entities|ids)\b/)
  return sql.join(
    parts.map((part, at) => {
      if (at % 2 === 0) return sql.raw(part)
      if (part === 'accounts') return ids(known.users)
      const value = known[part as keyof Known]
      // One parameter for a whole list: drizzle would make a list of parameters of it.
      return Array.isArray(value) ? sql`${sql.param(value)}::text[]` : sql`${value}::text`
    }),
  )
}

/** A list of ids, of the type of the columns that they are compared with: an index serves then. */
export const ids = (values: readonly string[]): SQL => sql`${sql.param([...values])}::uuid[]`

const keyOf = ({ key = 'id' }: Place): SQL => sql`${sql.identifier(key)}`

/** Is a row one of these? */
export const isKeyAmong = (place: Place, keys: readonly string[]): SQL =>
  sql`${keyOf(place)} = any(${sql.param([...keys])}::${sql.raw(place.keyType ?? 'uuid')}[])`

/** The keys of a table that were found to be the person’s own. */
type KeysIn = (table: string) => string[]

function conditions(place: Place, known: Known, keysIn: KeysIn): SQL[] {
  const { emails = [], users = [], of = [], where } = place
  return [
    ...emails.map((column) => sql`lower(${sql.identifier(column)}) = ${known.email}`),
    ...users.map((column) => sql`${sql.identifier(column)} = any(${ids(known.users)})`),
    ...of.map(({ column, table }) => sql`${sql.identifier(column)} = any(${ids(keysIn(table))})`),
    ...(where ? [sql`(${fragment(where, known)})`] : []),
  ]
}

/** Rows of a table that one statement reads for mentions: it ends before the server cancels it. */
const READ_AT_ONCE = 5_000
const FIRST = { uuid: '00000000-0000-0000-0000-000000000000', varchar: '', bigint: '0' } as const

/** How an address of this site names the thing that it leads to. */
const UUID = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/** What is read of a row to know whether it names the person, or leads to what is theirs; null for nothing. */
function naming({ mentions = [], leads }: Place, known: Known, keysIn: KeysIn) {
  // The address anywhere is looked for first: it costs little, and most rows have none.
  const ways = mentions.map((column) => {
    const text = sql`lower(${sql.identifier(column)}::text)`
    return sql`(strpos(${text}, ${known.email}::text) > 0 and ${text} ~ ${known.mention}::text)`
  })
  const columns = [...mentions]
  const things = leads ? leads.to.flatMap(keysIn) : []
  if (leads && things.length > 0) {
    const { since } = leads
    columns.push(...leads.columns, since)
    const led = sql`concat_ws(' ', ${sql.join(
      leads.columns.map((column) => sql.identifier(column)),
      sql`, `,
    )})`
    // What the erasure itself tells in this transaction has no name in it.
    ways.push(sql`(${sql.identifier(since)} < date_trunc('milliseconds', now()) and exists (
      select 1 from regexp_matches(${led}, ${`(${UUID})`}::text, 'g') as thing (parts)
      where thing.parts[1] = any(${sql.param(things)}::text[])))`)
  }
  return ways.length > 0 ? { columns, isNamed: sql.join(ways, sql` or `) } : null
}

/** The rows of a place that name the person: the whole table is read, part by part. */
async function namedIn(
  execute: Execute,
  place: Place,
  known: Known,
  keysIn: KeysIn,
): Promise<string[]> {
  const { keyType = 'uuid' } = place
  const looked = naming(place, known, keysIn)
  if (!looked) return []
  const key = keyOf(place)
  const columns = sql.join(
    looked.columns.map((column) => sql`, ${sql.identifier(column)}`),
    sql``,
  )
  const keys: string[] = []
  for (let after: string = FIRST[keyType]; ;) {
    const { rows } = await execute<{ read: number; last: string | null; named: string[] }>(sql`
      with part as materialized (
        select ${key}${columns} from ${sql.identifier(place.table)}
        where ${key} > ${after}::${sql.raw(keyType)} order by ${key} limit ${READ_AT_ONCE}
      )
      select (select count(*)::int from part) as read,
        (select ${key}::text from part order by ${key} desc limit 1) as last,
        array(select ${key}::text from part where ${looked.isNamed}) as named
    `)
    const { read = 0, last = null, named = [] } = rows[0] ?? {}
    keys.push(...named)
    if (read < READ_AT_ONCE || last === null) return keys
    after = last
  }
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
 * @param options.isOwnOnly without the texts of others that name it, for which whole tables are read
 */
export async function findPerson(
  execute: Execute,
  email: string,
  { isOwnOnly = false }: { isOwnOnly?: boolean } = {},
): Promise<{ found: Found[]; known: Known }> {
  const found: Found[] = []
  const known: Known = { email, mention: mentionOf(email), users: [], entities: [], ids: [] }
  const keysIn: KeysIn = (table) =>
    found
      .filter(({ place }) => place.table === table && place.kind !== 'work')
      .flatMap(({ keys }) => keys)
  for (const place of PLACES) {
    Object.assign(known, auditedRows(found))
    const ways = conditions(place, known, keysIn)
    const { rows } =
      ways.length > 0
        ? await execute<{ key: string }>(sql`
            select ${keyOf(place)}::text as key from ${sql.identifier(place.table)}
            where ${sql.join(ways, sql` or `)}
          `)
        : { rows: [] }
    const named = isOwnOnly ? [] : await namedIn(execute, place, known, keysIn)
    const before = place.isRest
      ? new Set(found.flatMap((each) => (each.place.table === place.table ? each.keys : [])))
      : new Set<string>()
    const keys = [...new Set([...rows.map(({ key }) => key), ...named])]
      .filter((key) => !before.has(key))
      .sort()
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
      where ${isKeyAmong(place, keys)}`
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
    where ${isKeyAmong(place, keys)}
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
