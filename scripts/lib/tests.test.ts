import { describe, expect, it } from 'vitest'

import { playwrightCount, vitestCount } from './tests.mjs'

describe('vitestCount', () => {
  it('counts tests', () => {
    expect(vitestCount({ numPassedTests: 3, numFailedTests: 1, testResults: [] }, 1)).toEqual({
      passed: 3,
      failed: 1,
    })
  })
  it('counts a file that could not be loaded', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }]
    expect(vitestCount({ numPassedTests: 3, numFailedTests: 0, testResults }, 1).failed).toBe(1)
  })
  it('never calls a crashed run a success', () => {
    expect(vitestCount(undefined, 1)).toEqual({ passed: 0, failed: 1 })
  })
})

describe('playwrightCount', () => {
  it('counts a second try as passed', () => {
    expect(playwrightCount({ stats: { expected: 4, flaky: 1, unexpected: 2 } }, 1)).toEqual({
      passed: 5,
      failed: 2,
    })
  })
  it('never calls a crashed run a success', () => {
    expect(playwrightCount({ stats: { expected: 0 } }, 1)).toEqual({ passed: 0, failed: 1 })
  })
})
