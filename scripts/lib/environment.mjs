// @ts-check
import fs from 'node:fs'
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
 * The environment of the application.
 * @param {Record<string, string | undefined>} settings those that differ, DATABASE_URL first of all
 * @returns {NodeJS.ProcessEnv}
 */
export function environment(settings) {
  const storage = settings.STORAGE_DIR || process.env.STORAGE_DIR
  return {
    ...process.env,
    ...quietTools,
    PAYLOAD_SECRET: process.env.PAYLOAD_SECRET || keptSecret(),
    ...settings,
    // The standalone server changes its working folder, so the path must be absolute.
    STORAGE_DIR: storage ? path.resolve(root, storage) : path.join(dataDir(), 'files'),
  }
}
