// @ts-check
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { isAlive } from './leases.mjs'
import { Problem } from './terminal.mjs'

/** @typedef {import('./postgres-home.mjs').Home} Home */
/** @typedef {{ port: number, password: string }} Settings */

/**
 * Runs SQL in the maintenance database.
 * @param {Settings} settings
 * @param {string} sql
 * @returns {Promise<any[]>} the rows
 */
export async function query({ port, password }, sql) {
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
 * Makes the files of a new server. They appear in their folder only when they are complete.
 * @param {Home} home
 * @param {string} password of the database user `postgres`
 */
export async function initialise(home, password) {
  const { uid, gid } = home.owner
  const draft = `${home.dir}.new`
  fs.rmSync(draft, { recursive: true, force: true })
  fs.mkdirSync(draft, { mode: 0o700 })
  if (uid !== undefined && gid !== undefined) fs.chownSync(draft, uid, gid)
  const passwordFile = path.join(os.tmpdir(), `patte-blanche-${randomBytes(6).toString('hex')}`)
  fs.writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  if (uid !== undefined && gid !== undefined) fs.chownSync(passwordFile, uid, gid)
  try {
    const child = spawn(
      path.join(home.bin, 'initdb'),
      [
        `--pgdata=${draft}`,
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
      { ...home.owner, cwd: draft, env: { ...process.env, LC_ALL: 'C' } },
    )
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    const code = await new Promise((resolve, reject) => {
      child.on('error', reject)
      child.on('close', resolve)
    })
    if (code !== 0) throw new Problem(`Postgres could not be initialised:\n${output}`)
    fs.rmSync(home.dir, { recursive: true, force: true })
    fs.renameSync(draft, home.dir)
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
export async function joins(home, settings) {
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
 * Starts the server and waits until it answers.
 * @param {Home} home
 * @param {Settings} settings
 * @param {string[]} flags settings of Postgres, as `name=value`
 * @throws {Problem} with the end of its log
 */
export async function launch(home, settings, flags) {
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
export async function shutDown(home) {
  const mark = postmaster(home)
  if (!mark || !isAlive(mark.pid)) return
  // SIGINT: "fast" shutdown, rolls back what is open; SIGQUIT: at once, recovers at the next start.
  process.kill(mark.pid, 'SIGINT')
  for (let waited = 0; waited < 20_000 && isAlive(mark.pid); waited += 50) {
    if (waited === 10_000) process.kill(mark.pid, 'SIGQUIT')
    await sleep(50)
  }
}
