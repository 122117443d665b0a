import fs from 'node:fs'
import path from 'node:path'

import { createFilled } from '../../scripts/lib/databases.mjs'
import { isAlive } from '../../scripts/lib/leases.mjs'
import { migrate } from '../../scripts/lib/migrate.mjs'
import { startPostgres } from '../../scripts/lib/postgres.mjs'
import { contentHash, dataDir } from '../../scripts/lib/project.mjs'
import { seed } from '../../scripts/lib/seed.mjs'
import { QUICK_HASH, quickHash } from './quick-programs'

// A folder of the tests' own, so that a running demonstration keeps its data.
process.env.DATA_DIR ??= '.data-test'

/** Everything tests write. */
export const testData = (...parts: string[]): string => path.join(dataDir(), ...parts)

export type Server = Awaited<ReturnType<typeof startPostgres>>

/** The tests' own Postgres: started once, joined by every other process of the run. */
export function startTestPostgres(): Promise<Server> {
  return startPostgres({ throwaway: true })
}

/**
 * Makes a database that others are copied from, unless an earlier run made the same one.
 * @param name also the prefix of older ones, which are dropped
 * @param hash of what fills it
 * @param fill receives its address; when it fails, nothing is left behind
 * @param from another database, of which it begins as a copy
 */
export async function template(
  server: Server,
  name: string,
  hash: string,
  fill: (url: string) => Promise<unknown>,
  from?: string,
): Promise<string> {
  const wanted = `${name}_${hash}`
  const found = await server.query(
    `SELECT datname FROM pg_database WHERE datname LIKE '${name}\\_%'`,
  )
  if (found.some(({ datname }) => datname === wanted)) return wanted
  for (const { datname } of found) await server.query(`DROP DATABASE ${datname} WITH (FORCE)`)
  await createFilled(server, wanted, fill, from)
  return wanted
}

/** An empty database with every migration run. */
export const migratedTemplate = (server: Server): Promise<string> =>
  template(server, 'migrated', contentHash(['migrations', 'src/platform/db']), (url) =>
    migrate(url, { quiet: true }),
  )

/** A database with the demonstration data, and the folder of its pictures. */
export async function seededTemplate(server: Server): Promise<{ database: string; files: string }> {
  const hash = contentHash(
    ['migrations', 'scripts/seed', 'scripts/seed.ts', 'src', 'payload.config.ts', QUICK_HASH],
    (file) => /\.(test\.tsx?|scss)$/.test(file),
  )
  const files = testData('seeded', hash)
  const fill = async (url: string) => {
    fs.rmSync(testData('seeded'), { recursive: true, force: true })
    const env = { STORAGE_DIR: files, SEED_SIZE: 'small', NODE_OPTIONS: quickHash() }
    await seed(url, { quiet: true, env })
  }
  const migrated = await migratedTemplate(server)
  const database = await template(server, 'seeded', hash, fill, migrated)
  return { database, files }
}

/**
 * A copy of a template, in milliseconds.
 * @returns its address
 */
export async function copyOf(server: Server, source: string): Promise<string> {
  const name = `copy_${process.pid}_${Date.now().toString(36)}_${Math.random().toString(36).slice(2, 6)}`
  await server.query(`CREATE DATABASE ${name} TEMPLATE ${source}`)
  return server.url(name)
}

/** Drops what earlier runs, killed ones included, left. Another run beside this one keeps its own. */
export async function dropCopies(server: Server): Promise<void> {
  const left = await server.query(`SELECT datname FROM pg_database WHERE datname LIKE 'copy\\_%'`)
  for (const { datname } of left) {
    if (isAlive(Number(String(datname).split('_')[1]))) continue
    await server.query(`DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`)
  }
}
