// @ts-check
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

import { alone, leases } from './leases.mjs'
import { findHome, installedPrograms } from './postgres-home.mjs'
import { initialise, joins, launch, query, shutDown } from './postgres-process.mjs'
import { freePort, isFree } from './ports.mjs'
import { dataDir, readJson, writeWhole } from './project.mjs'
import { Problem, step } from './terminal.mjs'

/** @typedef {import('./postgres-process.mjs').Settings} Settings */

/**
 * @typedef {object} Server
 * @property {(database: string) => string} url address of one of its databases
 * @property {(sql: string) => Promise<any[]>} query runs SQL in the maintenance database
 * @property {() => Promise<void>} stop leaves it; the last process to leave stops it
 */

/**
 * Starts the embedded Postgres of a data folder, or joins the one that already runs.
 * The server is its own session, so Ctrl-C in the terminal does not reach it before
 * the web server has closed its connections.
 * @param {object} [options]
 * @param {string} [options.folder] data folder of the project (`.data`)
 * @param {boolean} [options.throwaway] trade safety against power cuts for speed (tests)
 * @param {string[]} [options.flags] further settings, as `name=value`
 * @returns {Promise<Server>}
 * @throws {Problem} when Postgres cannot be installed or started
 */
export async function startPostgres({ folder = dataDir(), throwaway = false, flags = [] } = {}) {
  installedPrograms() // says so when there are none, before anything is written
  fs.mkdirSync(folder, { recursive: true })
  const users = leases(path.join(folder, 'postgres-users'))
  const lock = path.join(folder, 'postgres.lock')
  const settingsFile = path.join(folder, 'postgres.json')

  const { home, settings } = await alone(lock, async () => {
    const home = findHome(path.join(folder, 'postgres'))
    /** @type {Settings} */
    let settings = readJson(settingsFile)
    if (!fs.existsSync(path.join(home.dir, 'PG_VERSION'))) {
      settings = { port: await freePort(), password: randomBytes(16).toString('hex') }
      writeWhole(settingsFile, JSON.stringify(settings), 0o600)
      await step('Create the database server', () => initialise(home, settings.password))
    } else if (!settings) {
      throw new Problem(
        `${settingsFile} is lost, and with it the password of the database in ${home.dir}.\n` +
          'Put it back, or delete that folder to begin anew.',
      )
    }
    users.take()
    if (!(await joins(home, settings))) {
      if (!(await isFree(settings.port))) {
        settings.port = await freePort()
        writeWhole(settingsFile, JSON.stringify(settings), 0o600)
      }
      const speed = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
      await step('Start Postgres', () =>
        launch(home, settings, [...(throwaway ? speed : []), ...flags]),
      )
    }
    return { home, settings }
  })

  return {
    url: (database) =>
      `postgres://postgres:${settings.password}@127.0.0.1:${settings.port}/${database}`,
    query: (sql) => query(settings, sql),
    stop: () =>
      alone(lock, async () => {
        if (users.leave()) await shutDown(home)
      }),
  }
}
