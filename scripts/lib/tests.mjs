// @ts-check
import fs from 'node:fs'
import path from 'node:path'

import { ensureBrowser } from './browser.mjs'
import { quietTools } from './environment.mjs'
import { named, playwrightFailures } from './failures.mjs'
import { dataDir, inProject, readJson } from './project.mjs'
import { outcome, run, tool } from './run.mjs'

/** @typedef {import('./failures.mjs').Count} Count */

/**
 * What vitest's report says. A file that could not even be loaded counts as one failure.
 * @param {any} report
 * @param {number} code exit code of the run
 * @returns {Count}
 */
export function vitestCount(report, code) {
  const broken = (report?.testResults ?? []).filter(
    (/** @type {any} */ file) =>
      file.status === 'failed' &&
      !file.assertionResults.some((/** @type {any} */ test) => test.status === 'failed'),
  )
  const failed = (report?.numFailedTests ?? 0) + broken.length
  return { passed: report?.numPassedTests ?? 0, failed: failed || (code === 0 ? 0 : 1) }
}

/**
 * What Playwright's report says. A test that passed at its second try has passed.
 * @param {any} report
 * @param {number} code exit code of the run
 * @returns {Count}
 */
export function playwrightCount(report, code) {
  const { expected = 0, flaky = 0, unexpected = 0 } = report?.stats ?? {}
  return { passed: expected + flaky, failed: unexpected || (code === 0 ? 0 : 1) }
}

/**
 * Where a run writes its report. What an earlier run left there goes first: a run that dies
 * must not be judged by it.
 * @param {string} name
 */
function reportFile(name) {
  const file = path.join(dataDir(), name)
  fs.rmSync(file, { force: true })
  return file
}

/** Each is several projects: tests that share a process, and tests that have one each. */
const PROJECTS = { unit: 'unit*', int: 'int*' }

/**
 * @param {'unit' | 'int'} project
 * @param {readonly string[]} [only] arguments that choose files: parts of their paths, or `--changed=main`
 * @returns {Promise<Count>}
 */
export async function runVitest(project, only = []) {
  const file = reportFile(`${project}.json`)
  const failures = reportFile(`${project}-failures.json`)
  const { code } = await outcome(
    [
      ...tool('vitest'),
      ...['run', '--project', PROJECTS[project], '--passWithNoTests', ...only],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
      `--reporter=${inProject('scripts', 'lib', 'failures-reporter.mjs')}`,
    ],
    { env: { ...process.env, ...quietTools, VITEST_FAILURES: failures } },
  )
  const told = readJson(failures)
  return {
    ...vitestCount(readJson(file), code),
    failures: named(code, told?.failures ?? []),
    flaky: told?.flaky ?? [],
  }
}

/** The databases that tests copy, which they would write themselves: while the site is built, a core is free. */
export async function writeTemplates() {
  await run([...tool('tsx'), inProject('tests', 'support', 'write-templates.ts')], { quiet: true })
}

/**
 * @param {readonly string[]} [only] parts of the paths of the files to run; all of them when empty
 * @returns {Promise<Count>}
 */
export async function runPlaywright(only = []) {
  await ensureBrowser()
  const file = reportFile('e2e.json')
  const patterns = only.map((part) => part.replaceAll('.', '[.]'))
  const { code } = await outcome(
    [...tool('playwright'), 'test', '--pass-with-no-tests', ...patterns],
    {
      env: { ...process.env, ...quietTools, E2E_REPORT: file },
    },
  )
  const report = readJson(file)
  return {
    ...playwrightCount(report, code),
    failures: named(code, playwrightFailures(report, 'unexpected')),
    flaky: playwrightFailures(report, 'flaky'),
  }
}
