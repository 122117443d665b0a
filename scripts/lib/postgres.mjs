// @ts-check
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { alone, isAlive, leases } from './leases.mjs'
import { findHome } from './postgres-home.mjs'
import { freePort, isFree } from './ports.mjs'
import { dataDir, readJson, writeWhole } from './project.mjs'
import { Problem, step } from './terminal.mjs'

/** @typedef {import('./postgres-home.mjs').Home} Home */
/** @typedef {{ port: number, password: string }} Settings */

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
  fs.mkdirSync(folder, { recursive: true })
  const users = leases(path.join(folder, 'postgres-users'))
  const lock = path.join(folder, 'postgres.lock')
  const settingsFile = path.join(folder, 'postgres.json')

  const { home, settings } = await alone(lock, async () => {
    const home = findHome(path.join(folder, 'postgres'))
    /** @type {Settings} */
    let settings = readJson(settingsFile)
    if (!settings || !fs.existsSync(path.join(home.dir, 'PG_VERSION'))) {
      settings = { port: await freePort(), password: randomBytes(16).toString('hex') }
      await step('Create the database server', () => initialise(home, settings.password))
      writeWhole(settingsFile, JSON.stringify(settings), 0o600)
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

/**
 * The database of the project: the one in DATABASE_URL, or the embedded one.
 * @param {object} [options]
 * @param {string} [options.database]
 * @param {string} [options.folder]
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function withDatabase({ database = 'patte_blanche', folder } = {}) {
  if (process.env.DATABASE_URL) {
    return { url: process.env.DATABASE_URL, stop: async () => undefined }
  }
  const server = await startPostgres({ folder })
  await createDatabase(server, database)
  return { url: server.url(database), stop: server.stop }
}

/**
 * Creates a database unless it exists.
 * @param {Server} server
 * @param {string} name lower-case letters, digits and underscores
 */
export async function createDatabase(server, name) {
  if (!/^[a-z0-9_]+$/.test(name)) throw new Error(`Not a database name: ${name}`)
  const found = await server.query(`SELECT 1 FROM pg_database WHERE datname = '${name}'`)
  if (found.length === 0) await server.query(`CREATE DATABASE ${name}`)
}

/**
 * @param {Settings} settings
 * @param {string} sql
 * @returns {Promise<any[]>} the rows
 */
async function query({ port, password }, sql) {
  // Loaded late: this file is read before the dependencies are there.
  const { default: pg } = await import('pg')
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password,
    database: 'postgres',
    connectionTimeoutMillis: 2000,
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

/**
 * @param {Home} home
 * @param {string} password of the database user `postgres`
 */
async function initialise(home, password) {
  for (const name of fs.readdirSync(home.dir)) {
    fs.rmSync(path.join(home.dir, name), { recursive: true, force: true })
  }
  const passwordFile = path.join(os.tmpdir(), `patte-blanche-${randomBytes(6).toString('hex')}`)
  fs.writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  const { uid, gid } = home.owner
  if (uid !== undefined && gid !== undefined) fs.chownSync(passwordFile, uid, gid)
  try {
    const child = spawn(
      path.join(home.bin, 'initdb'),
      [
        `--pgdata=${home.dir}`,
        '--username=postgres',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        // French order of names everywhere, whatever the machine's own locale.
        '--locale-provider=icu',
        '--icu-locale=fr-FR',
        '--no-sync',
      ],
      { ...home.owner, cwd: home.dir, env: { ...process.env, LC_ALL: 'C' } },
    )
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    const code = await new Promise((resolve, reject) => {
      child.on('error', reject)
      child.on('close', resolve)
    })
    if (code !== 0) throw new Problem(`Postgres could not be initialised:\n${output}`)
  } finally {
    fs.rmSync(passwordFile, { force: true })
  }
}

/**
 * What postmaster.pid says: the process and its port. The file outlives a killed server.
 * @param {Home} home
 */
function postmaster(home) {
  try {
    const lines = fs.readFileSync(path.join(home.dir, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]) }
  } catch {
    return undefined
  }
}

/**
 * True when the server of this folder runs and answers. Waits for one that is
 * starting or recovering, and removes the mark of one whose process id now
 * belongs to another program.
 * @param {Home} home
 * @param {Settings} settings
 */
async function joins(home, settings) {
  for (let waited = 0; waited < 60_000; waited += 200) {
    const mark = postmaster(home)
    if (!mark || !isAlive(mark.pid)) return false
    try {
      const [row] = await query({ ...settings, port: mark.port }, 'SHOW data_directory')
      if (fs.realpathSync(row.data_directory) === fs.realpathSync(home.dir)) {
        settings.port = mark.port
        return true
      }
    } catch {
      // Not answering (yet), or another program.
    }
    if (!isPostgres(mark.pid)) {
      fs.rmSync(path.join(home.dir, 'postmaster.pid'), { force: true })
      return false
    }
    await sleep(200)
  }
  throw new Problem(`Postgres in ${home.dir} runs but does not answer.`)
}

/** @param {number} pid */
function isPostgres(pid) {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')
  } catch {
    // No /proc on this system: believe the file.
    return process.platform !== 'linux'
  }
}

/**
 * @param {Home} home
 * @param {Settings} settings
 * @param {string[]} flags
 */
async function launch(home, settings, flags) {
  const logFile = path.join(home.dir, 'server.log')
  for (let attempt = 1; ; attempt += 1) {
    const log = fs.openSync(logFile, 'w')
    const common = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'max_connections=200',
      'shared_buffers=256MB',
      'timezone=UTC',
    ]
    const child = spawn(
      path.join(home.bin, 'postgres'),
      [
        '-D',
        home.dir,
        '-p',
        String(settings.port),
        ...[...common, ...flags].flatMap((flag) => ['-c', flag]),
      ],
      {
        ...home.owner,
        cwd: home.dir,
        env: { ...process.env, LC_ALL: 'C' },
        detached: true,
        stdio: ['ignore', log, log],
      },
    )
    fs.closeSync(log)
    let ended = false
    child.on('error', () => (ended = true))
    child.on('exit', () => (ended = true))
    child.unref()
    for (let waited = 0; !ended && waited < 60_000; waited += 50) {
      try {
        await query(settings, 'SELECT 1')
        return
      } catch {
        await sleep(50)
      }
    }
    // After kill -9 the old server's children need a moment to notice and leave.
    if (attempt === 5) {
      throw new Problem(`Postgres did not start:\n${fs.readFileSync(logFile, 'utf8').slice(-2000)}`)
    }
    await sleep(500)
  }
}

/** @param {Home} home */
async function shutDown(home) {
  const mark = postmaster(home)
  if (!mark || !isAlive(mark.pid)) return
  // SIGINT: "fast" shutdown, rolls back what is open; SIGQUIT: at once, recovers at the next start.
  process.kill(mark.pid, 'SIGINT')
  for (let waited = 0; waited < 20_000 && isAlive(mark.pid); waited += 50) {
    if (waited === 10_000) process.kill(mark.pid, 'SIGQUIT')
    await sleep(50)
  }
}
