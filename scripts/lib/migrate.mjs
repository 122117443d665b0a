// @ts-check
import fs from 'node:fs'

import { environment } from './environment.mjs'
import { inProject } from './project.mjs'
import { run, tool } from './run.mjs'
import { Problem } from './terminal.mjs'

/** Names of the committed migrations, oldest first. */
export const migrationNames = () =>
  fs
    .readdirSync(inProject('migrations'))
    .filter((name) => name.endsWith('.ts') && name !== 'index.ts')
    .map((name) => name.slice(0, -3))
    .sort()

/**
 * Migrations that a database has not had yet.
 * @param {string} url
 * @returns {Promise<string[]>}
 */
export async function pendingMigrations(url) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const table = await client.query(`SELECT to_regclass('payload_migrations') AS name`)
    if (!table.rows[0].name) return migrationNames()
    const { rows } = await client.query('SELECT name FROM payload_migrations')
    const done = new Set(rows.map((row) => row.name))
    return migrationNames().filter((name) => !done.has(name))
  } finally {
    await client.end()
  }
}

/**
 * Brings a database up to date, and checks that it really is:
 * `payload migrate` has been seen to exit 0 having done nothing.
 * @param {string} url
 * @param {{ quiet?: boolean }} [options]
 * @returns {Promise<number>} how many migrations were run
 * @throws {Problem} when one failed or was not run
 */
export async function migrate(url, { quiet } = {}) {
  const pending = await pendingMigrations(url)
  if (pending.length === 0) return 0
  await run([...tool('payload'), 'migrate'], { env: environment({ DATABASE_URL: url }), quiet })
  const left = await pendingMigrations(url)
  if (left.length > 0) {
    throw new Problem(`These migrations were not run:\n  ${left.join('\n  ')}`)
  }
  return pending.length
}
