// @ts-check
import { checkGenerated } from '../check/generated.mjs'
import { checkLock } from '../check/lock.mjs'
import { checkPayloadVersions } from '../check/payload-versions.mjs'
import { run, tool } from './run.mjs'
import { dim, green, red, say, seconds } from './terminal.mjs'

/** @typedef {{ name: string, work: () => Promise<unknown> }} Check */

/**
 * @param {string} name
 * @param {string} program
 * @param {...string} args
 * @returns {Check}
 */
const command = (name, program, ...args) => ({
  name,
  work: () => run([...tool(program), ...args], { quiet: true }),
})

const ROOMS = ['src', 'scripts', 'payload.config.ts']

/** They run two at a time, the longest first. */
const checks = [
  // TypeScript's own faults, and all rules (.oxlintrc.json).
  command('types and rules', 'oxlint'),
  command(
    'unused',
    'knip',
    '--include',
    'files,exports,types,dependencies,unlisted,unresolved,binaries',
  ),
  command('rooms', 'depcruise', ...ROOMS, '--config', '.dependency-cruiser.cjs'),
  command('models', 'depcruise', 'src/**/*model.ts', '--config', '.dependency-cruiser.runtime.cjs'),
  command('stylelint', 'stylelint', 'src/**/*.{scss,css}'),
  command('format', 'oxfmt', '--check'),
  { name: 'payload versions', work: checkPayloadVersions },
  { name: 'lock file', work: checkLock },
]

/**
 * Everything that is known without running the product.
 * @param {object} [options]
 * @param {(() => Promise<unknown>)[]} [options.afterwards] what each core goes on with once no check is left
 * @returns {Promise<import('./failures.mjs').Count>} each check counts as one
 */
export async function runChecks({ afterwards = [] } = {}) {
  let passed = 0
  /** @type {import('./failures.mjs').Failure[]} */
  const failures = []
  /** @param {Check} check */
  const perform = async ({ name, work }) => {
    const start = performance.now()
    try {
      await work()
      passed += 1
      say(`${green('✓')} ${name} ${dim(seconds(performance.now() - start))}`)
    } catch (error) {
      const { message } = /** @type {Error} */ (error)
      failures.push({ test: name, error: message })
      say(`${red('✗')} ${name} ${dim(seconds(performance.now() - start))}`)
      say(message.trim())
    }
  }
  // First and alone: it may rewrite files that the others read.
  await perform({ name: 'generated files', work: checkGenerated })
  const queue = [...checks]
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await perform(next)
  }
  const others = [...afterwards]
  const goOn = async () => {
    await worker()
    await others.shift()?.()
  }
  await Promise.all([goOn(), goOn()])
  return { passed, failed: failures.length, failures }
}
