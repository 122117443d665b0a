// @ts-check
import { inProject, readJson } from './project.mjs'
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

/**
 * True when node_modules holds what package-lock.json says. npm keeps its own record of what
 * it installed; programs for other systems are in the lock file only.
 * @param {Record<string, any>} wanted packages of package-lock.json
 * @param {Record<string, any> | undefined} installed packages of npm's record
 */
export const isInstalled = (wanted, installed) =>
  installed !== undefined &&
  Object.entries(wanted).every(([place, { version, optional }]) => {
    if (place === '') return true
    const found = installed[place]
    return found ? found.version === version : optional === true
  })

/** Installs exactly what package-lock.json says, unless it is there already. */
export async function installDependencies() {
  const { packages } = readJson(inProject('package-lock.json'))
  const record = readJson(inProject('node_modules', '.package-lock.json'))
  if (isInstalled(packages, record?.packages)) return
  await step('Install the dependencies (npm ci)', () => {
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
    // Development tools too, whatever NODE_ENV says: the build and the tests need them.
    return run([npm, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  })
}
