import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { PoolClient } from 'pg'

import { openPool } from '../db/pool'
import { sessionOf } from '../db/session'
import { env } from '../env'
import { log } from '../log'
import { storage } from '.'

const SWEEP_AT_ONCE = 200

// Connections apart from the main pool's: requests that hold one of those each and wait
// for a second would wait for one another.
const pool = openPool({
  connectionString: env.DATABASE_URL,
  max: 2,
  connectionTimeoutMillis: 5000,
  statement_timeout: env.DATABASE_STATEMENT_TIMEOUT_MS,
  idleTimeoutMillis: 5000,
  allowExitOnIdle: true,
  application_name: 'patte-blanche-files',
})

const listOf = (keys: readonly string[]) =>
  sql.join(
    keys.map((key) => sql`${key}`),
    sql`, `,
  )

/**
 * Held by whoever announces files, together with others, and alone by a sweep while it looks for what
 * it may remove: else it would take a file that was announced a moment ago for a forgotten one.
 */
const ANNOUNCING = "hashtextextended('files:announcing', 0)"

/**
 * Does some work on a connection of its own.
 * @throws what the work throws; the connection is then given up, and what it held with it
 */
async function connected<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    const done = await work(client)
    client.release()
    return done
  } catch (error) {
    client.release(true)
    throw error
  }
}

/** Announces files that would have to go, then takes that back in the request's transaction. */
async function reserve(req: PayloadRequest, keys: readonly string[]): Promise<void> {
  const session = await sessionOf(req)
  await connected(async (client) => {
    await client.query(`select pg_advisory_lock_shared(${ANNOUNCING})`)
    await client.query(
      'insert into file_removals (key) select unnest($1::text[]) on conflict do nothing',
      [keys],
    )
    const { rows } = await session.execute(
      sql`delete from file_removals where key in (${listOf(keys)}) returning key`,
    )
    if (rows.length < keys.length) throw new Error('The files could not be announced')
    await client.query(`select pg_advisory_unlock_shared(${ANNOUNCING})`)
  })
}

/**
 * Writes files that exist exactly when the request's transaction commits: when it
 * is undone, or the process is killed, the next sweep removes them.
 * @param files new names, never used before, with their bytes
 * @throws {StorageDownError}
 */
export async function placeFiles(
  req: PayloadRequest,
  files: ReadonlyArray<{ key: string; bytes: Uint8Array }>,
): Promise<void> {
  const keys = [...new Set(files.map(({ key }) => key))]
  await reserve(req, keys)
  // All end before the transaction does: a late write would outlive the sweep.
  const written = await Promise.allSettled(files.map(({ key, bytes }) => storage.write(key, bytes)))
  const failed = written.find((each) => each.status === 'rejected')
  if (failed) throw failed.reason
}

/** Removes files once the request's transaction commits, and only then. */
export async function removeFiles(req: PayloadRequest, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  const session = await sessionOf(req)
  const values = sql.join(
    [...new Set(keys)].map((key) => sql`(${key})`),
    sql`, `,
  )
  await session.execute(
    sql`insert into file_removals (key) values ${values} on conflict do nothing`,
  )
}

/**
 * Gives a file another name, in the transaction of the request: whoever kept the old one reads nothing
 * there any more.
 * @param to a new name, never used before
 * @returns it, or null when the file is gone
 * @throws {StorageDownError}
 */
export async function moveFile(
  req: PayloadRequest,
  from: string,
  to: string,
): Promise<string | null> {
  const bytes = await storage.read(from)
  if (bytes) await placeFiles(req, [{ key: to, bytes }])
  await removeFiles(req, [from])
  return bytes ? to : null
}

/**
 * Removes the files that nothing owns. Rows of open transactions are left to them.
 * Never throws: what could not be removed now is removed by the next sweep.
 */
export async function sweepFiles(): Promise<void> {
  await connected(removeForgotten).catch((error: unknown) =>
    log.warn({ error: String(error) }, 'files could not be removed now'),
  )
}

async function removeForgotten(client: PoolClient): Promise<void> {
  await client.query('begin')
  await client.query(`select pg_advisory_lock(${ANNOUNCING})`)
  const { rows } = await client.query<{ key: string }>(
    'select key from file_removals limit $1 for update skip locked',
    [SWEEP_AT_ONCE],
  )
  await client.query(`select pg_advisory_unlock(${ANNOUNCING})`)
  const gone = await Promise.allSettled(rows.map(({ key }) => storage.remove(key)))
  const removed = rows.filter((_row, at) => gone[at]?.status === 'fulfilled')
  await client.query('delete from file_removals where key = any($1::text[])', [
    removed.map(({ key }) => key),
  ])
  await client.query('commit')
  if (removed.length < rows.length) {
    log.warn({ left: rows.length - removed.length }, 'files wait to be removed')
  }
}

const SWEEP_EVERY_MS = 60_000

/** Sweeps now and for the life of the process. */
export function startSweeping(): void {
  void sweepFiles()
  setInterval(() => void sweepFiles(), SWEEP_EVERY_MS).unref()
}

/** Waits for some work; the files that it wrote in vain, or freed, are gone when it ends. */
export async function swept<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } finally {
    await sweepFiles()
  }
}
