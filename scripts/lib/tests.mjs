// @ts-check
import path from 'node:path'

import { ensureBrowser } from './browser.mjs'
import { quietTools } from './environment.mjs'
import { dataDir, readJson } from './project.mjs'
import { outcome, tool } from './run.mjs'

/** @typedef {{ passed: number, failed: number }} Count */

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
 * @param {'unit' | 'int'} project
 * @returns {Promise<Count>}
 */
export async function runVitest(project) {
  const file = path.join(dataDir(), `${project}.json`)
  const { code } = await outcome(
    [
      ...tool('vitest'),
      ...['run', '--project', project, '--passWithNoTests'],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    ],
    { env: { ...process.env, ...quietTools } },
  )
  return vitestCount(readJson(file), code)
}

/** @returns {Promise<Count>} */
export async function runPlaywright() {
  await ensureBrowser()
  const file = path.join(dataDir(), 'e2e.json')
  const { code } = await outcome([...tool('playwright'), 'test'], {
    env: { ...process.env, ...quietTools, E2E_REPORT: file },
  })
  return playwrightCount(readJson(file), code)
}
