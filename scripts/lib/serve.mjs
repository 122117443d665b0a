// @ts-check
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { environment } from './environment.mjs'
import { background } from './run.mjs'
import { Problem } from './terminal.mjs'

/**
 * The program of a built site.
 * @param {string} site folder
 * @throws {Problem} when there is no build yet
 */
export function serverOf(site) {
  const server = path.join(site, 'server.js')
  if (!fs.existsSync(server)) throw new Problem('Not built yet: run "npm run build" first.')
  return server
}

/**
 * Megabytes that V8 may take for objects. It needs a third of them: left to itself on a large machine it
 * takes four gigabytes before it clears away, and below this it clears away often enough (docs/speed.md).
 * The same as `npm start` says.
 */
const HEAP_MB = 1024

const HEAP_OPTION = /max[-_]old[-_]space/

/**
 * Whoever gives the heap a size of their own, to this process or in NODE_OPTIONS, knows better.
 * @param {readonly string[]} given options of this process
 * @param {string} [everywhere] NODE_OPTIONS
 * @returns {string[]} options of the server
 */
export function heapOptions(given, everywhere = '') {
  const own = given.filter((option) => HEAP_OPTION.test(option))
  if (own.length > 0) return own
  return HEAP_OPTION.test(everywhere) ? [] : [`--max-old-space-size=${HEAP_MB}`]
}

/**
 * Starts the production server and waits until it answers.
 * @param {object} options
 * @param {string} options.site folder of the built site
 * @param {string} options.database address of its database
 * @param {number} options.port
 * @param {Record<string, string | undefined>} [options.env] further variables
 * @param {string} [options.log] file for its log; the terminal by default
 * @returns {Promise<{ url: string, pid: number | undefined, ended: Promise<number>, stop: () => Promise<void> }>}
 * @throws {Problem} when it does not answer within a minute
 */
export async function serve({ site, database, port, env = {}, log }) {
  const url = env.PUBLIC_URL || process.env.PUBLIC_URL || `http://localhost:${port}`
  const server = background(
    [...heapOptions(process.execArgv, process.env.NODE_OPTIONS), serverOf(site)],
    {
      env: environment({
        DATABASE_URL: database,
        NODE_ENV: 'production',
        PORT: String(port),
        PUBLIC_URL: url,
        ...env,
      }),
      log,
    },
  )
  await answers(`http://127.0.0.1:${port}/api/health`, server.ended).catch(async (error) => {
    await server.stop()
    if (log) error.message += `\n${fs.readFileSync(log, 'utf8').slice(-3000)}`
    throw error
  })
  return { url, pid: server.child.pid, ended: server.ended, stop: server.stop }
}

/**
 * Waits until an address answers 200.
 * @param {string} url
 * @param {Promise<unknown>} ended the server's end
 * @param {number} [limit] milliseconds
 */
export async function answers(url, ended, limit = 60_000) {
  let over = false
  void ended.then(() => (over = true))
  for (const start = Date.now(); Date.now() - start < limit; await sleep(100)) {
    if (over) throw new Problem('The server stopped while starting.')
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => undefined)
    if (response?.ok) return
  }
  throw new Problem(`The server does not answer on ${url}.`)
}
