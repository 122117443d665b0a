// @ts-check
// npm test: everything that proves the product, on a machine that has only Node and npm.
// npm run test:unit, test:int, test:e2e: one part, with paths after -- only those files or folders;
// npm test -- --changed: what the changes of this copy can reach, --changed=main: those since it left main.
// The last line says what came out, and those before it name what failed: whoever sees only the end of the
// log needs no more.
import fs from 'node:fs'

import { lastLines } from './lib/failures.mjs'
import { testsFor } from './lib/changed.mjs'
import { installDependencies, requireNode } from './lib/install.mjs'
import { onExit, runMain } from './lib/lifecycle.mjs'
import { dataDir } from './lib/project.mjs'
import { changedFiles } from './lib/git.mjs'
import { Problem, bold, dim, red, say, seconds } from './lib/terminal.mjs'

const PARTS = ['check', 'unit', 'int', 'e2e']

// Data of the tests' own, and nothing of the developer's configuration.
process.env.DATA_DIR = '.data-test'
const OWN = [
  'DATABASE_URL',
  'PAYLOAD_SECRET',
  'PORT',
  'PUBLIC_URL',
  'STORAGE_DIR',
  'DEMO',
  'NODE_ENV',
]
for (const name of OWN) Reflect.deleteProperty(process.env, name)

let passed = 0
let failed = 0
/** @type {import('./lib/failures.mjs').Named[]} */
const failures = []
/** @type {import('./lib/failures.mjs').Named[]} */
const flaky = []
/** @type {string[]} how long each part took; unit, build and data are within check */
const times = []

await runMain(async () => {
  const start = performance.now()
  const given = process.argv.slice(2)
  const option = given.find((each) => /^--changed(=.+)?$/.test(each))
  const since = option && (option.split('=')[1] ?? 'HEAD')
  const paths = given.filter((each) => each !== option && each.includes('/'))
  const asked = given.filter((each) => each !== option && !paths.includes(each))
  const unknown = asked.filter((part) => !PARTS.includes(part))
  if (unknown.length > 0)
    throw new Problem(`Unknown part: ${unknown.join(', ')}. Parts: ${PARTS.join(', ')}.`)
  await count('set up', async () => {
    requireNode()
    await installDependencies()
    fs.mkdirSync(dataDir(), { recursive: true })
  })
  if (failed === 0) await runParts(asked.length > 0 ? asked : PARTS, since, paths)
  for (const line of lastLines(failures, flaky)) say(line)
  say(dim(`\n${times.join(', ')}`))
  say(dim(`All in ${seconds(performance.now() - start)}`))
  say(`${passed} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
})

/**
 * What the parts run: everything, some files or folders, or what the changes since a commit can reach.
 * @param {string | undefined} since
 * @param {string[]} paths
 */
function scopeOf(since, paths) {
  if (!since) return { unit: paths, int: paths, e2e: paths, has: () => true }
  const files = changedFiles(since)
  const tests = testsFor(files)
  const unit = [`--changed=${since}`]
  return {
    unit,
    int: tests.int.map((start) => `tests/int/${start}`),
    e2e: tests.e2e.map((start) => `tests/e2e/${start}`),
    has: (/** @type {'int' | 'e2e'} */ part) => tests.all || tests[part].length > 0,
  }
}

/**
 * @param {string[]} asked
 * @param {string | undefined} since
 * @param {string[]} paths
 */
async function runParts(asked, since, paths) {
  const scope = scopeOf(since, paths)
  const parts = asked.filter((part) => (part === 'int' || part === 'e2e' ? scope.has(part) : true))
  // Only now: these need what was just installed.
  const { prepareSite } = await import('./lib/build.mjs')
  const { runChecks } = await import('./lib/checks.mjs')
  const { runPlaywright, runVitest, writeTemplates } = await import('./lib/tests.mjs')
  const { startPostgres } = await import('./lib/postgres.mjs')
  let needsSite = parts.includes('int') || parts.includes('e2e')
  let isBuilt = true
  if (needsSite) {
    // Held until the end, so that each part joins the same running Postgres.
    needsSite = await count('postgres', async () => {
      const postgres = await startPostgres({ throwaway: true })
      onExit(postgres.stop)
    })
  }
  const unitAndBuild = async () => {
    if (parts.includes('unit')) await count('unit', () => runVitest('unit', scope.unit))
    if (needsSite) isBuilt = await count('build', prepareSite)
  }
  const data = async () => {
    if (needsSite && parts.includes('e2e')) await count('data', writeTemplates)
  }
  const afterwards = [unitAndBuild, data]
  if (parts.includes('check')) {
    await count('check', () => runChecks({ afterwards }))
  } else await Promise.all(afterwards.map((work) => work()))
  if (!needsSite) return

  if (parts.includes('int')) await count('integration', () => runVitest('int', scope.int))
  if (parts.includes('e2e') && isBuilt) await count('end-to-end', () => runPlaywright(scope.e2e))
}

/**
 * Runs one part and adds what it counted; a part that breaks down counts as one failure.
 * @param {string} name
 * @param {() => Promise<void | import('./lib/failures.mjs').Count>} part
 * @returns {Promise<boolean>} whether all of it passed
 */
async function count(name, part) {
  const start = performance.now()
  say(bold(`\n${name}`))
  /** @type {void | import('./lib/failures.mjs').Count} */
  const result = await part().catch((error) => {
    const words = error instanceof Problem ? error.message : String(error?.stack ?? error)
    say(red(words))
    return { passed: 0, failed: 1, failures: [{ test: 'the part itself', error: words }] }
  })
  passed += result?.passed ?? 0
  failed += result?.failed ?? 0
  const named = (/** @type {import('./lib/failures.mjs').Failure} */ each) => ({
    part: name,
    ...each,
  })
  failures.push(...(result?.failures ?? []).map(named))
  flaky.push(...(result?.flaky ?? []).map(named))
  const took = seconds(performance.now() - start)
  times.push(`${name} ${took}`)
  say(
    result
      ? `${name}: ${result.passed} passed, ${result.failed} failed ${dim(took)}`
      : `${name} ${dim(took)}`,
  )
  return !result?.failed
}
