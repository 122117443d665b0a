import fs from 'node:fs'

import { test as base, type Page } from '@playwright/test'

import { copyOf, startTestPostgres, testData } from './database'
import { startServer } from './server'

export { expect } from '@playwright/test'

export type Site = {
  /** Origin, without a trailing slash. */
  url: string
  /** Address of the database behind it; undefined with BASE_URL. */
  database?: string
}

type Waits = { waitUntil?: string } | undefined

/** Waits until a page hears what is pressed. It is never alive without JavaScript, nor is the admin asked. */
export const isAlive = (page: Page) =>
  page.waitForFunction(
    () =>
      performance.getEntriesByName('page-early').length === 0 ||
      performance.getEntriesByName('page-alive').length > 0,
    undefined,
    { timeout: 30_000 },
  )

/**
 * A page asks for its scripts once it is painted, which may be after its `load`: who opens one waits
 * until it is alive as well, unless they say what to wait for. Who follows a link asks `isAlive`.
 */
function waitUntilAlive(page: Page): void {
  const pages = Object.getPrototypeOf(page) as Page & { waitsUntilAlive?: boolean }
  if (pages.waitsUntilAlive) return
  pages.waitsUntilAlive = true
  const { goto, reload, goBack, goForward } = pages
  const alive = async (page: Page, options: Waits) => {
    if (!options?.waitUntil) await isAlive(page)
  }
  pages.goto = async function (this: Page, url, options) {
    const answer = await goto.call(this, url, options)
    await alive(this, options)
    return answer
  }
  for (const [name, go] of Object.entries({ reload, goBack, goForward })) {
    pages[name as 'reload'] = async function (this: Page, options) {
      const answer = await go.call(this, options)
      await alive(this, options)
      return answer
    }
  }
}

/**
 * Playwright's `test` with a site of its own for each worker: the production build on a copy
 * of the demonstration data, so that what one test file changes never surprises another
 * worker. With BASE_URL set, that site is used instead.
 */
export const test = base.extend<object, { site: Site; patience: null }>({
  patience: [
    async ({ browser }, provide) => {
      const context = await browser.newContext()
      waitUntilAlive(await context.newPage())
      await context.close()
      await provide(null)
    },
    { scope: 'worker', auto: true },
  ],
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
  // What the next test would find of this one: Playwright clears cookies, stores, routes and scripts.
  context: async ({ context }, provide) => {
    await provide(context)
    // First: a page that is left still sends what was typed, were it online and signed in.
    await context.clearCookies()
    await context.setOffline(false)
    await context.clearPermissions()
    await context.setGeolocation(null)
    await context.setExtraHTTPHeaders({})
  },
  baseURL: async ({ site }, provide) => provide(site.url),
})
