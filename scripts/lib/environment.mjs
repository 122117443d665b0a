// @ts-check
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { dataDir, inProject, keptSecret, root } from './project.mjs'

/** Reads the developer's own .env; variables that are already set win. */
export function loadEnvFile() {
  if (fs.existsSync(inProject('.env'))) process.loadEnvFile(inProject('.env'))
}

/** Switches that every tool of the project runs with. */
export const quietTools = {
  NEXT_TELEMETRY_DISABLED: '1',
  // `npm run check` compares Payload's versions itself, and knows the exceptions.
  PAYLOAD_DISABLE_DEPENDENCY_CHECKER: 'true',
  PAYLOAD_CONFIG_PATH: 'payload.config.ts',
}

/**
 * Folder of uploaded files. Absolute, because the built server changes its working folder.
 * @param {string | undefined} given
 */
export const storageDir = (given) =>
  given ? path.resolve(root, given) : path.join(dataDir(), 'files')

/**
 * Address that the server listens on. Shells and containers set HOSTNAME to the machine's
 * own name, which nobody meant as an address.
 * @param {string} otherwise when nothing was asked for: every address, unless said differently
 */
export const listenAddress = (otherwise = '0.0.0.0') =>
  process.env.HOSTNAME && process.env.HOSTNAME !== os.hostname() ? process.env.HOSTNAME : otherwise

/**
 * The environment of the application.
 * @param {Record<string, string | undefined>} settings those that differ, DATABASE_URL first of all
 * @returns {NodeJS.ProcessEnv}
 */
export const environment = (settings) => ({
  ...process.env,
  ...quietTools,
  PAYLOAD_SECRET: process.env.PAYLOAD_SECRET || keptSecret(),
  HOSTNAME: listenAddress(),
  // Where the server itself prints an hour (Payload's trail of a version), it is that of Paris.
  TZ: process.env.TZ || 'Europe/Paris',
  ...settings,
  STORAGE_DIR: storageDir(settings.STORAGE_DIR || process.env.STORAGE_DIR),
})
