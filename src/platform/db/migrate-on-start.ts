import { Client } from 'pg'
import type { Migration } from 'payload'

import { env } from '../env'
import { log } from '../log'
import { migrations } from '../../../migrations'
import { openPayload } from '../payload'

/** Any number does: it only has to be the same for every server. */
const LOCK = 727_883

/**
 * Brings the database up to date before the first visitor. Servers that start
 * together take turns, so that each migration runs once.
 * @throws when a migration fails: a server on an older schema must not start.
 */
export async function migrateOnStart(): Promise<void> {
  const client = new Client({ connectionString: env.DATABASE_URL })
  // Its next question says that it was cut; without a listener the process would end at once.
  client.on('error', (error) =>
    log.warn({ error: error.message }, 'the lock of migrations is lost'),
  )
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    const payload = await openPayload()
    // The generated files speak of Postgres, Payload's type of any database.
    await payload.db.migrate({ migrations: migrations as Migration[] })
  } finally {
    await client.end()
  }
}
