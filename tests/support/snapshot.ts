import fs from 'node:fs'
import path from 'node:path'

import type { Payload } from 'payload'

import { env } from '@/platform/env'

/** Rows of each table, as JSON texts, and where the counters of the database stand. */
type Snapshot<T> = {
  value: T
  tables: Record<string, string>
  counters: Record<string, string>
}

const FILES = 'files'
const ROWS = 'rows.json'

const named = (name: string): string => `"${name.replaceAll('"', '""')}"`

async function takeRows<T>(payload: Payload, value: T): Promise<Snapshot<T>> {
  const pool = payload.db.pool
  const { rows: found } = await pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  )
  const tables: Record<string, string> = {}
  for (const { name } of found) {
    const { rows } = await pool.query<{ rows: string | null }>(
      `SELECT jsonb_agg(to_jsonb(t))::text AS rows FROM public.${named(name)} t`,
    )
    if (rows[0]?.rows) tables[name] = rows[0].rows
  }
  const { rows: counters } = await pool.query<{ name: string; at: string }>(
    `SELECT sequencename AS name, last_value::text AS at FROM pg_sequences
     WHERE schemaname = 'public' AND last_value IS NOT NULL`,
  )
  return { value, tables, counters: Object.fromEntries(counters.map(({ name, at }) => [name, at])) }
}

/** Whether nothing was written yet: what a test file writes first is its own. */
async function hasNobody(payload: Payload): Promise<boolean> {
  const { rows } = await payload.db.pool.query<{ count: number }>(
    `SELECT ((SELECT count(*) FROM users) + (SELECT count(*) FROM shelters))::int AS count`,
  )
  return rows[0]?.count === 0
}

async function putRows(payload: Payload, { tables, counters }: Snapshot<unknown>): Promise<void> {
  const client = await payload.db.pool.connect()
  try {
    await client.query('BEGIN')
    // Rows come in any order: keys between tables were looked at when they were first written.
    await client.query(`SET LOCAL session_replication_role = 'replica'`)
    // What Postgres works out by itself is not put back.
    const { rows: written } = await client.query<{ name: string; columns: string }>(
      `SELECT table_name AS name,
         string_agg(quote_ident(column_name), ', ' ORDER BY ordinal_position) AS columns
       FROM information_schema.columns
       WHERE table_schema = 'public' AND is_generated = 'NEVER' GROUP BY 1`,
    )
    const columnsOf = new Map(written.map(({ name, columns }) => [name, columns]))
    for (const [name, rows] of Object.entries(tables)) {
      const table = `public.${named(name)}`
      const columns = columnsOf.get(name)
      await client.query(
        `INSERT INTO ${table} (${columns})
         SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1) ON CONFLICT DO NOTHING`,
        [rows],
      )
    }
    for (const [name, at] of Object.entries(counters)) {
      await client.query('SELECT setval($1::regclass, $2::bigint)', [`public.${named(name)}`, at])
    }
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  } finally {
    client.release()
  }
}

/**
 * What `make` writes into an empty database and its files, made once in a run of the tests and
 * put back in a few milliseconds by every later test file. Files in an object storage are not
 * copied: there, it is made anew.
 * @param folder of this run and this snapshot
 * @returns what `make` returned the first time: plain JSON
 */
export async function onceInARun<T>(
  payload: Payload,
  folder: string,
  make: () => Promise<T>,
): Promise<T> {
  if (env.s3) return make()
  if (fs.existsSync(folder)) {
    const text = fs.readFileSync(path.join(folder, ROWS), 'utf8')
    const snapshot = JSON.parse(text) as Snapshot<T>
    await putRows(payload, snapshot)
    fs.cpSync(path.join(folder, FILES), env.STORAGE_DIR, { recursive: true })
    return snapshot.value
  }
  const isEmpty = await hasNobody(payload)
  const value = await make()
  if (!isEmpty) return value
  // Two files may come first at once: whoever ends last keeps the other's.
  const own = `${folder}.${process.pid}`
  fs.mkdirSync(own, { recursive: true })
  fs.cpSync(env.STORAGE_DIR, path.join(own, FILES), { recursive: true })
  fs.writeFileSync(path.join(own, ROWS), JSON.stringify(await takeRows(payload, value)))
  try {
    fs.renameSync(own, folder)
  } catch {
    fs.rmSync(own, { recursive: true, force: true })
  }
  return value
}
