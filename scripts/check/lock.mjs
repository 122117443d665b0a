// @ts-check
import fs from 'node:fs'

import { inProject, readJson } from '../lib/project.mjs'
import { Problem } from '../lib/terminal.mjs'

/** @typedef {Record<string, any>} Packages as in package-lock.json: place → description */

const LOCK = inProject('package-lock.json')
const LIBC = /** @type {const} */ ([
  ['gnu', 'glibc'],
  ['musl', 'musl'],
])

/**
 * Where a package that is required from a place would be found.
 * @param {Packages} packages
 * @param {string} from
 * @param {string} name
 */
function placeOf(packages, from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const place = `${at ? `${at}/` : ''}node_modules/${name}`
    if (packages[place]) return place
    if (!at) return undefined
  }
}

/**
 * Programs for other systems that the lock file leaves out. npm drops those that its registry
 * does not serve, and then `npm ci` refuses the whole lock file, on every system.
 * @param {Packages} packages
 * @returns {Packages} the entries to add
 */
export function missingPlatforms(packages) {
  /** @type {Packages} */
  const missing = {}
  for (const [place, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const platform = /(android|darwin|freebsd|linux|openharmony|win32)-([a-z0-9]+)/.exec(name)
      if (!platform || placeOf(packages, place, name)) continue
      const libc = LIBC.filter(([word]) => name.includes(`-${word}`)).map(([, value]) => value)
      missing[`node_modules/${name}`] = {
        version,
        cpu: [platform[2]],
        ...(dev ? { dev } : {}),
        ...(libc.length > 0 ? { libc } : {}),
        optional: true,
        os: [platform[1]],
      }
    }
  }
  return missing
}

/** @throws {Problem} when `npm ci` would refuse the lock file */
export async function checkLock() {
  const names = Object.keys(missingPlatforms(readJson(LOCK).packages))
  if (names.length > 0) {
    throw new Problem(
      `package-lock.json lacks these; "npm run fix" adds them:\n  ${names.join('\n  ')}`,
    )
  }
}

/** Adds what is missing, in npm's own order. */
export function completeLock() {
  const lock = readJson(LOCK)
  const all = Object.entries({ ...lock.packages, ...missingPlatforms(lock.packages) })
  all.sort(([a], [b]) => a.localeCompare(b, 'en'))
  const packages = Object.fromEntries(all)
  fs.writeFileSync(LOCK, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`)
}
