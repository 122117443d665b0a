// @ts-check
import fs from 'node:fs'

import { contentHash, inProject, writeWhole } from './project.mjs'
import { run } from './run.mjs'
import { Problem, step } from './terminal.mjs'

/**
 * @param {string} version such as 20.19.0
 * @throws {Problem} below 20.19
 */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  throw new Problem(
    `Patte Blanche needs Node 20.19 or newer, and this is ${version}.\n` +
      'Install a current Node (https://nodejs.org), then run the same command again.',
  )
}

/** Installs exactly what package-lock.json says, when that changed since the last time. */
export async function installDependencies() {
  const stamp = inProject('node_modules', '.patte-blanche')
  const wanted = contentHash(['package-lock.json'])
  const have = fs.existsSync(stamp) ? fs.readFileSync(stamp, 'utf8') : undefined
  if (have === wanted) return
  if (have === undefined && isAsLocked()) {
    writeWhole(stamp, wanted)
    return
  }
  await step('Install the dependencies (npm ci)', async () => {
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
    // Development tools too, whatever NODE_ENV says: the build and the tests need them.
    await run([npm, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  })
  writeWhole(stamp, wanted)
}

/** True after `npm ci` or `npm install` by hand: npm's own record agrees with the lock file. */
function isAsLocked() {
  const record = fs.statSync(inProject('node_modules', '.package-lock.json'), {
    throwIfNoEntry: false,
  })
  const lock = fs.statSync(inProject('package-lock.json'))
  return record !== undefined && record.mtimeMs >= lock.mtimeMs
}
