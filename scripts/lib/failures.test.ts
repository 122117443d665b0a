import type { JSONReport } from '@playwright/test/reporter'
import { describe, expect, it } from 'vitest'

import { firstLines, lastLines, named, playwrightFailures } from './failures.mjs'
import { vitestFailures, vitestFlaky } from './failures-reporter.mjs'
import { root } from './project.mjs'

const failure = (part: string, test: string, error = 'Error: no') => ({ part, test, error })

describe('lastLines', () => {
  it('says nothing when all is well', () => {
    expect(lastLines([], [])).toEqual([])
  })

  it('names each failure with its part, and each test that needed a second try', () => {
    const text = lastLines(
      [failure('unit', 'src/a.test.ts › adds'), failure('check', 'rooms', 'a.ts\n  1:1 error')],
      [failure('end-to-end', 'home.spec.ts › opens (phone)')],
    ).join('\n')
    expect(text).toBe(`
What failed:
✗ unit › src/a.test.ts › adds
    Error: no
✗ check › rooms
    a.ts
      1:1 error

What passed at the second try only:
~ end-to-end › home.spec.ts › opens (phone)
    Error: no`)
  })

  it('gives only the names of what comes after twenty', () => {
    const many = Array.from({ length: 30 }, (_, at) => failure('integration', `test ${at}`))
    const lines = lastLines(many, [])
    expect(lines.filter((line) => line.startsWith('✗'))).toHaveLength(30)
    expect(lines.filter((line) => line.includes('Error: no'))).toHaveLength(20)
  })
})

describe('firstLines', () => {
  it('cuts after fifteen lines and fifteen hundred characters, and drops colours', () => {
    expect(firstLines('\u001b[31mred\u001b[39m\n\n  blue')).toBe('red\n  blue')
    expect(firstLines('line\n'.repeat(40)).split('\n')).toEqual([
      ...Array.from({ length: 15 }, () => 'line'),
      '…',
    ])
    expect(firstLines('x'.repeat(9000))).toHaveLength(1501)
  })
})

describe('named', () => {
  it('names a run that died without naming a test', () => {
    expect(named(0, [])).toEqual([])
    expect(named(3, [])[0]?.error).toContain('code 3')
    expect(named(1, [{ test: 'a', error: 'b' }])).toEqual([{ test: 'a', error: 'b' }])
  })
})

describe('vitestFailures', () => {
  const error = { name: 'AssertionError', message: 'expected 1 to be 2', diff: '- 2\n+ 1' }
  const loaded = (errors: unknown[]) => ({
    relativeModuleId: 'src/a.test.ts',
    errors: () => errors,
    children: {
      allSuites: () => [{ fullName: 'sums', errors: () => [{ message: 'hook' }] }],
      allTests: () => [
        {
          fullName: 'sums > adds',
          result: () => ({
            errors: [{ ...error, stacks: [{ file: `${root}/src/a.test.ts`, line: 7 }] }],
          }),
        },
      ],
    },
  })

  it('tells of tests, of failed hooks, of files that did not load, of stray errors', () => {
    expect(vitestFailures([loaded([{ message: 'no such file' }])], [{ message: 'stray' }])).toEqual(
      [
        { test: 'src/a.test.ts', error: 'Error: no such file' },
        { test: 'src/a.test.ts › sums', error: 'Error: hook' },
        {
          test: 'src/a.test.ts › sums > adds',
          error: 'AssertionError: expected 1 to be 2\nat src/a.test.ts:7\n- 2\n+ 1',
        },
        { test: 'outside of any test', error: 'Error: stray' },
      ],
    )
  })
})

describe('playwrightFailures', () => {
  const spec = (title: string, status: string) => ({
    title,
    tests: [
      { projectName: 'phone', status, results: [{ errors: [{ message: 'Timed out' }] }, {}] },
    ],
  })
  // Only what is read of a report.
  const report = {
    suites: [
      {
        title: 'home.spec.ts',
        specs: [spec('opens', 'unexpected'), spec('reads', 'expected')],
        suites: [{ title: 'menu', specs: [spec('closes', 'flaky')] }],
      },
    ],
    errors: [{ message: 'The server did not start' }],
  } as unknown as Partial<JSONReport>

  it('tells of tests with their file and screen, and of errors outside of them', () => {
    expect(playwrightFailures(report, 'unexpected')).toEqual([
      { test: 'home.spec.ts › opens (phone)', error: 'Timed out' },
      { test: 'outside of any test', error: 'The server did not start' },
    ])
    expect(playwrightFailures(report, 'flaky')).toEqual([
      { test: 'home.spec.ts › menu › closes (phone)', error: 'Timed out' },
    ])
    expect(playwrightFailures(undefined, 'unexpected')).toEqual([])
  })
})

describe('vitestFlaky', () => {
  it('names what passed at its second try only, with what the first said', () => {
    const passed = (fullName: string, flaky: boolean) => ({
      fullName,
      diagnostic: () => ({ flaky }),
      result: () => ({ errors: flaky ? [{ name: 'Error', message: 'too early' }] : [] }),
    })
    const modules = [
      {
        relativeModuleId: 'tests/int/a.test.ts',
        children: { allTests: () => [passed('waits', true), passed('adds', false)] },
      },
    ]
    expect(vitestFlaky(modules)).toEqual([
      { test: 'tests/int/a.test.ts › waits', error: 'Error: too early' },
    ])
  })
})
