// @ts-check
// What failed, said again where a reader of a long log looks: at its very end.
import { stripVTControlCharacters } from 'node:util'

/** @typedef {{ test: string, error: string }} Failure */
/** @typedef {{ passed: number, failed: number, failures?: Failure[], flaky?: Failure[] }} Count */
/** @typedef {Failure & { part: string }} Named */
/** @typedef {import('@playwright/test/reporter').JSONReportSuite} Suite */
/** @typedef {import('@playwright/test/reporter').JSONReport} PlaywrightReport */

const MAX_LINES = 15
const MAX_CHARACTERS = 1500
/** After so many, only the names: the list must not push itself out of sight. */
const MAX_DETAILS = 20

/**
 * The first lines of an error, without colours.
 * @param {string} error
 * @param {number} [lines]
 */
export function firstLines(error, lines = MAX_LINES) {
  const all = stripVTControlCharacters(error)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter(Boolean)
  const text = all.slice(0, lines).join('\n')
  if (text.length > MAX_CHARACTERS) return `${text.slice(0, MAX_CHARACTERS)}…`
  return all.length > lines ? `${text}\n…` : text
}

/**
 * The lines that end a run which was not all well; none when it was.
 * @param {Named[]} failures
 * @param {Named[]} flaky tests that passed at their second try
 * @returns {string[]}
 */
export function lastLines(failures, flaky) {
  const lines = []
  if (failures.length > 0) lines.push('', 'What failed:')
  failures.forEach(({ part, test, error }, at) => {
    lines.push(`✗ ${part} › ${test}`)
    if (at < MAX_DETAILS) lines.push(firstLines(error).replaceAll(/^/gm, '    '))
  })
  if (flaky.length > 0) lines.push('', 'What passed at the second try only:')
  for (const { part, test, error } of flaky) {
    lines.push(`~ ${part} › ${test}`, firstLines(error, 3).replaceAll(/^/gm, '    '))
  }
  return lines
}

/**
 * A part that failed without a name is still named.
 * @param {number} code exit code of the run
 * @param {Failure[]} failures
 * @returns {Failure[]}
 */
export const named = (code, failures) =>
  code === 0 || failures.length > 0
    ? failures
    : [{ test: 'the run itself', error: `It ended with code ${code}: its own output says why.` }]

/**
 * @param {Partial<PlaywrightReport> | null | undefined} report of Playwright; none when it broke down
 * @param {'unexpected' | 'flaky'} status
 * @returns {Failure[]}
 */
export function playwrightFailures(report, status) {
  /** @type {(suite: Suite, above: string[]) => Failure[]} */
  const inSuite = (suite, above) => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests
        .filter((test) => test.status === status)
        .map((test) => ({
          test: [...above, `${spec.title} (${test.projectName})`].join(' › '),
          error: test.results
            .flatMap((result) => result.errors ?? [])
            .map((error) => error.message ?? '')
            .join('\n'),
        })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => inSuite(inner, [...above, inner.title])),
  ]
  const files = (report?.suites ?? []).flatMap((file) => inSuite(file, [file.title]))
  if (status === 'flaky') return files
  const outside = (report?.errors ?? []).map((error) => ({
    test: 'outside of any test',
    error: error.message ?? '',
  }))
  return [...files, ...outside]
}
