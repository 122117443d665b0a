// @ts-check
import path from 'node:path'

import { alone } from './leases.mjs'
import { migrate } from './migrate.mjs'
import { startPostgres } from './postgres.mjs'
import { dataDir } from './project.mjs'
import { isEmpty, seed } from './seed.mjs'
import { step } from './terminal.mjs'

/** @typedef {import('./postgres.mjs').Server} Server */

/** The database of the demonstration and of development. */
export const DATABASE = 'patte_blanche'

/** @param {string} name */
const checked = (name) => {
  if (!/^[a-z0-9_]+$/.test(name)) throw new Error(`Not a database name: ${name}`)
  return name
}

/**
 * @param {Server} server
 * @param {string} name
 */
const exists = async (server, name) =>
  (await server.query(`SELECT 1 FROM pg_database WHERE datname = '${checked(name)}'`)).length > 0

/**
 * Creates a database unless it exists.
 * @param {Server} server
 * @param {string} name lower-case letters, digits and underscores
 */
export async function createDatabase(server, name) {
  if (!(await exists(server, name))) await server.query(`CREATE DATABASE ${name}`)
}

/**
 * The database of the project: the one in DATABASE_URL, or the embedded one.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function withDatabase() {
  if (process.env.DATABASE_URL) {
    return { url: process.env.DATABASE_URL, stop: async () => undefined }
  }
  const server = await startPostgres()
  await createDatabase(server, DATABASE)
  return { url: server.url(DATABASE), stop: server.stop }
}

/**
 * Creates a database, replacing one of the same name, that appears only when it is
 * filled: whoever is interrupted leaves no half of it.
 * @param {Server} server
 * @param {string} name
 * @param {(url: string) => Promise<unknown>} fill receives its address
 * @param {string} [from] another database, of which it begins as a copy
 */
export async function createFilled(server, name, fill, from = 'template1') {
  const draft = checked(`${name}_draft`)
  await server.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`)
  await server.query(`CREATE DATABASE ${draft} TEMPLATE ${checked(from)}`)
  await fill(server.url(draft))
  await server.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  await server.query(`ALTER DATABASE ${draft} RENAME TO ${name}`)
}

/**
 * The database of the demonstration: up to date, and with data. What people changed in it stays.
 * @param {Server} server
 * @param {{ fresh?: boolean }} [options] fresh: the data as they are written now
 * @returns {Promise<string>} its address
 */
export function demoDatabase(server, options) {
  // Whoever comes while another fills it waits, and finds it filled.
  return alone(path.join(dataDir(), 'demo-database.lock'), () => filledOrKept(server, options))
}

/**
 * @param {Server} server
 * @param {{ fresh?: boolean }} [options]
 */
async function filledOrKept(server, { fresh = false } = {}) {
  const url = server.url(DATABASE)
  const found = !fresh && (await exists(server, DATABASE))
  if (found) await step('Bring the database up to date', () => migrate(url, { quiet: true }))
  if (!found || (await isEmpty(url))) {
    await createFilled(server, DATABASE, async (draft) => {
      await step('Create the tables', () => migrate(draft, { quiet: true }))
      await step('Write the demonstration data', () => seed(draft))
    })
  }
  return url
}
