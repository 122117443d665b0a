// @ts-check
// Every row of the database in one file, and back. Without `pg_dump`: its version must fit that of
// the server, and a machine that has Node and npm alone has none.
import { once } from 'node:events'
import fs from 'node:fs'
import { pipeline } from 'node:stream/promises'
import zlib from 'node:zlib'

import { Problem } from './terminal.mjs'

/** @typedef {{ name: string, type: string }} Column */
/** @typedef {{ table: string, columns: string[] }} Heading */
/** @typedef {{ migrations: string[], rows: Record<string, number>, sequences: Record<string, string> }} Saved */

/** Rows that travel at once; a page of a site may weigh some hundred kilobytes. */
const BATCH = 200

/** @param {string} name */
const quoted = (name) => `"${name.replaceAll('"', '""')}"`

/**
 * @template T
 * @param {string} url
 * @param {(client: import('pg').Client) => Promise<T>} work
 * @returns {Promise<T>}
 */
async function connected(url, work) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    application_name: 'patte-blanche-backup',
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    // Each value as a text that reads back as the same value, wherever the server stands.
    await client.query(
      `SET timezone TO 'UTC'; SET datestyle TO 'ISO, YMD'; SET intervalstyle TO 'postgres';
       SET extra_float_digits TO 3; SET bytea_output TO 'hex'; SET statement_timeout TO 0`,
    )
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * The tables and the columns that are written to, in the order of their names.
 * @param {import('pg').Client} client
 * @returns {Promise<Map<string, Column[]>>}
 */
async function tablesOf(client) {
  const { rows } = await client.query(
    `SELECT c.relname AS table, a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r'
       AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     ORDER BY c.relname, a.attnum`,
  )
  /** @type {Map<string, Column[]>} */
  const tables = new Map()
  for (const { table, name, type } of rows) {
    tables.set(table, [...(tables.get(table) ?? []), { name, type }])
  }
  return tables
}

/**
 * @param {import('pg').Client} client
 * @returns {Promise<string[]>}
 */
async function migrationsOf(client) {
  const { rows } = await client.query(
    'SELECT name FROM payload_migrations WHERE batch > 0 ORDER BY name',
  )
  return rows.map(({ name }) => name)
}

/**
 * Writes all rows, as they were at one moment: whoever works meanwhile is not disturbed.
 * @param {string} url
 * @param {string} file a compressed text: for each table a heading, then one line for each row
 * @returns {Promise<Saved>}
 */
export const saveDatabase = (url, file) =>
  connected(url, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const out = zlib.createGzip()
    const written = pipeline(out, fs.createWriteStream(file, { mode: 0o600 }))
    /** @param {unknown} line */
    const write = async (line) => {
      if (!out.write(`${JSON.stringify(line)}\n`)) await once(out, 'drain')
    }
    /** @type {Record<string, number>} */
    const counts = {}
    for (const [table, columns] of await tablesOf(client)) {
      await write({ table, columns: columns.map(({ name }) => name) })
      const values = columns.map(({ name }) => `${quoted(name)}::text`).join(', ')
      await client.query(`DECLARE saved CURSOR FOR SELECT ${values} FROM ${quoted(table)}`)
      let count = 0
      for (;;) {
        const { rows } = await client.query({
          text: `FETCH ${BATCH} FROM saved`,
          rowMode: 'array',
        })
        if (rows.length === 0) break
        for (const row of rows) await write(row)
        count += rows.length
      }
      await client.query('CLOSE saved')
      counts[table] = count
    }
    const { rows: sequences } = await client.query(
      `SELECT sequencename AS name, last_value::text AS value FROM pg_sequences
       WHERE schemaname = current_schema() AND last_value IS NOT NULL`,
    )
    out.end()
    await written
    return {
      migrations: await migrationsOf(client),
      rows: counts,
      sequences: Object.fromEntries(sequences.map(({ name, value }) => [name, value])),
    }
  })

/**
 * The links between tables, which only hold once all of them are filled.
 * @param {import('pg').Client} client
 * @returns {Promise<Array<{ table: string, name: string, definition: string }>>}
 */
async function linksOf(client) {
  const { rows } = await client.query(
    `SELECT conrelid::regclass::text AS table, conname AS name,
       pg_get_constraintdef(oid) AS definition
     FROM pg_constraint
     WHERE contype = 'f' AND connamespace = current_schema()::regnamespace ORDER BY 1, 2`,
  )
  return rows
}

/**
 * @param {import('pg').Client} client
 * @param {string} table
 * @param {Column[]} columns
 * @param {Array<Array<string | null>>} rows
 */
async function insert(client, table, columns, rows) {
  if (rows.length === 0) return
  const names = columns.map(({ name }) => quoted(name)).join(', ')
  const values = columns.map(({ type }, at) => `v${at}::${type}`).join(', ')
  const lists = columns.map((_, at) => `$${at + 1}::text[]`).join(', ')
  const aliases = columns.map((_, at) => `v${at}`).join(', ')
  await client.query(
    `INSERT INTO ${quoted(table)} (${names}) OVERRIDING SYSTEM VALUE
     SELECT ${values} FROM unnest(${lists}) AS saved(${aliases})`,
    columns.map((_, at) => rows.map((row) => row[at])),
  )
}

/**
 * @param {string} file
 * @returns {AsyncGenerator<Heading | Array<string | null>>}
 * @throws {Problem} when the file breaks off
 */
async function* linesOf(file) {
  const text = zlib.createGunzip()
  // Its errors come out of the text too, where they are caught.
  const read = pipeline(fs.createReadStream(file), text).catch(() => undefined)
  let rest = ''
  try {
    for await (const chunk of text.setEncoding('utf8')) {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) yield JSON.parse(line)
    }
  } catch (error) {
    if (error instanceof SyntaxError || /** @type {any} */ (error).code?.startsWith('Z_')) {
      throw new Problem(`The backup is damaged: ${/** @type {Error} */ (error).message}.`)
    }
    throw error
  }
  await read
}

/**
 * @param {import('pg').Client} client
 * @param {string} file
 * @param {Map<string, Column[]>} tables
 * @returns {Promise<Record<string, number>>} rows read, by table
 */
async function load(client, file, tables) {
  /** @type {Record<string, number>} */
  const counts = {}
  let table = ''
  /** @type {Column[]} */
  let columns = []
  /** @type {Array<Array<string | null>>} */
  let batch = []
  const flush = async () => {
    await insert(client, table, columns, batch)
    batch = []
  }
  for await (const read of linesOf(file)) {
    if (Array.isArray(read)) {
      counts[table] = (counts[table] ?? 0) + 1
      if (batch.push(read) >= BATCH) await flush()
      continue
    }
    await flush()
    ;({ table } = read)
    counts[table] = 0
    columns = read.columns.map((name) => {
      const column = tables.get(table)?.find((each) => each.name === name)
      if (!column) throw new Problem(`The database has no column ${table}.${name}.`)
      return column
    })
  }
  await flush()
  return counts
}

/**
 * Fills a database that has its tables and nobody in it. All of it, or nothing.
 * @param {string} url of a migrated database
 * @param {string} file written by {@link saveDatabase}
 * @param {Saved} saved what it returned
 * @throws {Problem} when somebody is in the database, when it is of another version, or when the
 *   file is not whole
 */
export const restoreDatabase = (url, file, saved) =>
  connected(url, async (client) => {
    const here = await migrationsOf(client)
    if (here.join() !== saved.migrations.join()) {
      throw new Problem(
        'The backup is of another version: restore it with the version that made it, then upgrade.\n' +
          `Its last migration is ${saved.migrations.at(-1)}, that of this version ${here.at(-1)}.`,
      )
    }
    const { rows: people } = await client.query(
      'SELECT 1 WHERE EXISTS (SELECT FROM users) OR EXISTS (SELECT FROM shelters)',
    )
    if (people.length > 0) throw new Problem('The database is not empty: give an empty one.')

    await client.query('BEGIN')
    const tables = await tablesOf(client)
    const links = await linksOf(client)
    for (const { table, name } of links) {
      await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${quoted(name)}`)
    }
    // What migrations themselves wrote is in the backup too.
    await client.query(`TRUNCATE ${[...tables.keys()].map(quoted).join(', ')}`)
    // What they wrote down when the rows were new is in the backup.
    const { rows: watched } = await client.query(
      'SELECT DISTINCT tgrelid::regclass::text AS "table" FROM pg_trigger WHERE NOT tgisinternal',
    )
    for (const { table } of watched) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
    const counts = await load(client, file, tables)
    for (const { table } of watched) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`)
    for (const [table, count] of Object.entries(saved.rows)) {
      if (counts[table] !== count) {
        throw new Problem(`The backup is damaged: ${counts[table]} of ${count} rows of ${table}.`)
      }
    }
    for (const { table, name, definition } of links) {
      await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${quoted(name)} ${definition}`)
    }
    for (const [name, value] of Object.entries(saved.sequences)) {
      await client.query('SELECT setval($1::regclass, $2)', [quoted(name), value])
    }
    await client.query('COMMIT')
  })
