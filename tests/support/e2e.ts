import fs from 'node:fs'

import { test as base } from '@playwright/test'

import { copyOf, startTestPostgres, testData } from './database'
import { startServer } from './server'

export { expect } from '@playwright/test'

export type Site = {
  /** Origin, without a trailing slash. */
  url: string
  /** Address of the database behind it; undefined with BASE_URL. */
  database?: string
}

/**
 * Playwright's `test` with a site of its own for each worker: the production build on a copy
 * of the demonstration data, so that what one test file changes never surprises another
 * worker. With BASE_URL set, that site is used instead.
 */
export const test = base.extend<object, { site: Site }>({
  site: [
    async ({}, provide, worker) => {
      if (process.env.BASE_URL) {
        await provide({ url: process.env.BASE_URL })
        return
      }
      const postgres = await startTestPostgres()
      const database = await copyOf(postgres, process.env.E2E_TEMPLATE ?? '')
      const files = testData('files', `e2e-${worker.workerIndex}`)
      fs.rmSync(files, { recursive: true, force: true })
      fs.cpSync(process.env.E2E_FILES ?? '', files, { recursive: true })
      // Node ends a connection after five quiet seconds: the test that writes on it just then would fail.
      const env = { STORAGE_DIR: files, KEEP_ALIVE_TIMEOUT: '60000' }
      const server = await startServer({ database, env })
      await provide({ url: server.url, database })
      await server.stop()
      await postgres.stop()
      fs.rmSync(files, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, provide) => provide(site.url),
})
