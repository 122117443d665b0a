import fs from 'node:fs'
import path from 'node:path'

import { ownSite } from '../../scripts/lib/build.mjs'
import { freePort } from '../../scripts/lib/ports.mjs'
import { serve } from '../../scripts/lib/serve.mjs'
import { testData } from './database'

export type TestServer = {
  /** Origin, without a trailing slash. */
  url: string
  pid: number | undefined
  /** Its log, one JSON object a line. */
  logFile: string
  stop: () => Promise<void>
}

/**
 * Runs the production build for tests that need real HTTP.
 * @param options.database address of its database
 * @param options.port a free one by default
 * @param options.env further variables of the program
 * @throws when there is no build, or the server does not answer within a minute
 */
export async function startServer(options: {
  database: string
  port?: number
  env?: Record<string, string>
}): Promise<TestServer> {
  const port = options.port ?? (await freePort())
  const logFile = testData('logs', `server-${port}.log`)
  fs.mkdirSync(path.dirname(logFile), { recursive: true })
  fs.rmSync(logFile, { force: true })
  const server = await serve({
    site: ownSite(),
    database: options.database,
    port,
    log: logFile,
    env: {
      PAYLOAD_SECRET: 'only-for-tests-only-for-tests-only-for-tests',
      STORAGE_DIR: process.env.STORAGE_DIR,
      LOG_LEVEL: 'info',
      DEMO: '1',
      GEOCODER_URL: 'off',
      ...options.env,
    },
  })
  return { url: server.url, pid: server.pid, logFile, stop: server.stop }
}
