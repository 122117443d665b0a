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

/**
 * The linter that reads one file at a time.
 * @param {readonly string[]} files
 */
const eslint = (files) => command('eslint', 'eslint', ...files, '--max-warnings=0')

/** They run two at a time. */
const checks = [
  // TypeScript's own, the rules that need types and those of React's compiler (.oxlintrc.json).
  command('types', 'oxlint', '--deny-warnings'),
  command('prettier', 'prettier', '--check', '--log-level=warn', '.'),
  command('unused', 'knip', '--include', 'files,dependencies,unlisted,unresolved,binaries'),
  command('rooms', 'depcruise', ...ROOMS, '--config', '.dependency-cruiser.cjs'),
  command('models', 'depcruise', ...ROOMS, '--config', '.dependency-cruiser.runtime.cjs'),
  command('stylelint', 'stylelint', 'src/**/*.{scss,css}'),
  { name: 'payload versions', work: checkPayloadVersions },
  { name: 'lock file', work: checkLock },
]

/**
 * Everything that is known without running the product, the longest first.
 * @param {object} [options]
 * @param {(() => Promise<unknown>)[]} [options.afterwards] what each core goes on with once no check is left
 * @param {readonly string[]} [options.lint] the files that ESLint reads; all of them by default
 * @returns {Promise<import('./failures.mjs').Count>} each check counts as one
 */
export async function runChecks({ afterwards = [], lint = ['.'] } = {}) {
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
  const queue = [...(lint.length > 0 ? [eslint(lint)] : []), ...checks]
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
