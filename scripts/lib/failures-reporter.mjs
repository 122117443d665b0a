// @ts-check
// A reporter of vitest: its own report of JSON knows neither failed hooks nor stray errors.
import path from 'node:path'

import { root, writeWhole } from './project.mjs'

/** @typedef {import('./failures.mjs').Failure} Failure */

/**
 * The sentence, the place, and what was expected beside what came.
 * @param {any} error as vitest serialised it
 */
export function wordsOf(error) {
  const frame = error.stacks?.[0]
  const place = frame ? `at ${path.relative(root, frame.file)}:${frame.line}` : (error.stack ?? '')
  const cause = error.cause?.message ? `cause: ${error.cause.message}` : ''
  const words = [`${error.name ?? 'Error'}: ${error.message ?? ''}`, place, cause, error.diff ?? '']
  return words.filter(Boolean).join('\n')
}

/**
 * Each test, suite and file that failed, and each error outside of them.
 * @param {Iterable<any>} modules
 * @param {Iterable<any>} stray
 * @returns {Failure[]}
 */
export function vitestFailures(modules, stray) {
  /** @type {Failure[]} */
  const failures = []
  /** @type {(test: string, errors: readonly any[]) => void} */
  const add = (test, errors) => {
    if (errors.length > 0) failures.push({ test, error: errors.map(wordsOf).join('\n') })
  }
  for (const each of modules) {
    const file = each.relativeModuleId
    add(file, each.errors())
    for (const suite of each.children.allSuites()) {
      add(`${file} › ${suite.fullName}`, suite.errors())
    }
    for (const test of each.children.allTests('failed')) {
      add(`${file} › ${test.fullName}`, test.result().errors)
    }
  }
  for (const error of stray) add('outside of any test', [error])
  return failures
}

/**
 * Each test that passed at its second try, with what the first one said.
 * @param {Iterable<any>} modules
 * @returns {Failure[]}
 */
export function vitestFlaky(modules) {
  return [...modules].flatMap((each) =>
    [...each.children.allTests('passed')]
      .filter((test) => test.diagnostic()?.flaky)
      .map((test) => ({
        test: `${each.relativeModuleId} › ${test.fullName}`,
        error: (test.result().errors ?? []).map(wordsOf).join('\n'),
      })),
  )
}

export default class FailuresReporter {
  /**
   * @param {Iterable<any>} modules
   * @param {Iterable<any>} stray
   */
  onTestRunEnd(modules, stray) {
    const file = process.env.VITEST_FAILURES
    if (!file) return
    const told = { failures: vitestFailures(modules, stray), flaky: vitestFlaky(modules) }
    writeWhole(file, JSON.stringify(told))
  }
}
