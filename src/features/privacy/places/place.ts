import type { Kind } from '../model'

/** What is left of a name. */
export const NAME = 'Personne anonymisée'

/** SQL that takes the place of a value; everything else is the value itself. */
export type Sql = { sql: string }
export type Value = null | string | boolean | Sql

/** Nothing can be sent to it (RFC 2606); each row has its own, so that none look alike. */
export const addressOf = (key = 'id'): Sql => ({ sql: `${key}::text || '@anonyme.invalid'` })

/** A text that nobody can be without: one that names the address is a dash. */
export const withoutAddress = (column: string): Sql => ({
  sql: `case when lower(${column}) ~ $mention then '—' else ${column} end`,
})

/** The same for a text that others need: the address alone is a dash. */
export const struckOut = (column: string): Sql => ({
  sql: `regexp_replace(${column}, $mention, '—', 'gi')`,
})

/** One table that may hold something of a person: how its rows are found, and what is left of them. */
export type Place = {
  table: string
  kind: Kind
  /** Its key; `id` when it says nothing. */
  key?: string
  /** What its key is in Postgres; `uuid` when it says nothing. */
  keyType?: 'varchar' | 'bigint'
  /** Columns that are the address, whatever its case. */
  emails?: readonly string[]
  /** Columns that are the account. */
  users?: readonly string[]
  /** Rows that belong to rows of an earlier place: a column of this one, and that place’s table. */
  of?: ReadonlyArray<{ column: string; table: string }>
  /** Columns that may name the address anywhere in them. */
  mentions?: readonly string[]
  /** Columns with ids, or addresses of this site, that may lead to rows of earlier places, and when it was written. */
  leads?: { columns: readonly string[]; since: string; to: readonly string[] }
  /** Found by an SQL condition, in which `$accounts` stands for the accounts, and `$users` for their ids as texts. */
  where?: string
  /** What erasing does: the row goes, or these columns change. */
  erase: 'delete' | Readonly<Record<string, Value>>
  /** Never part of a copy: secrets, and what says nothing about the person. */
  secret?: readonly string[]
  /** Columns of which a copy shows what the person may read, and nothing more. */
  shown?: Readonly<Record<string, (value: unknown) => unknown>>
  /** Of a table that stands before: rows that were found there are not looked at again. */
  isRest?: boolean
  /** Of a row that is somebody else’s: all that a copy shows. */
  only?: readonly string[]
  /** Columns that name a stored file. */
  files?: readonly string[]
  /** Columns with lists of stored files: each has a `key`, perhaps a `name` and the `cardKey` of a smaller copy. */
  fileLists?: readonly string[]
  /** Its files are copies themselves: they go with the row, and no copy contains them. */
  holdsCopies?: boolean
}
