import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

const root = path.dirname(fileURLToPath(import.meta.url))

/** What a test of a rule does to its process that the next one must not meet. */
const ALONE_RULE =
  /vi\.(mock|hoisted|stub)|useFakeTimers|spyOn|process\.env|createServer|payload\.config\.[\w.]+ = /

/**
 * The same of an integration test, or what it does to its database. Spies are taken back by
 * `restoreMocks`, and a server that a file starts is a process of its own.
 */
const ALONE =
  /vi\.(mock|hoisted|stub)|useFakeTimers|Object\.assign\(process\.env|process\.env\.\w+ = |payload\.config\.[\w.]+ = |pg_terminate_backend|MigrateDownArgs/

/** How a file asks for the demonstration's provider, whose events are lost: by now many do. */
const DEMONSTRATION =
  /vi\.hoisted\(\(\) => \{\s*process\.env\.DEMO = '1'\s*(\/\/.*\s*)?process\.env\.PORT = '9'\s*\}\)/

type Tests = {
  /** Share a process. */
  together: string[]
  /** Share a process of the demonstration. */
  demo: string[]
  /** Have a process each. */
  alone: string[]
}

function testsOf(isAlone: RegExp, ...folders: string[]): Tests {
  const tests: Tests = { together: [], demo: [], alone: [] }
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`),
  )
  for (const file of files) {
    const text = readFileSync(path.join(root, file), 'utf8')
    const rest = text.replace(DEMONSTRATION, '')
    const kind = isAlone.test(rest) ? 'alone' : rest === text ? 'together' : 'demo'
    tests[kind].push(file)
  }
  return tests
}

const rules = testsOf(ALONE_RULE, 'src', 'scripts')
const integration = testsOf(ALONE, 'tests/int')

const unit = (name: string, include: string[], isolate: boolean) =>
  ({
    extends: true,
    // Beside the linter, on two cores, a test takes its time.
    test: { name, include, isolate, environment: 'node', testTimeout: 20_000 },
  }) satisfies TestProjectInlineConfiguration

const int = (
  name: string,
  include: string[],
  isolate: boolean,
  groupOrder: number,
  env: Record<string, string> = {},
): TestProjectInlineConfiguration => ({
  extends: true,
  // What an action reads of its request: a test says it by `sendHeaders`.
  resolve: { alias: { 'next/headers': path.join(root, 'tests/int/next-headers.ts') } },
  test: {
    name,
    include,
    isolate,
    env,
    environment: 'node',
    restoreMocks: true,
    pool: 'forks',
    maxWorkers: 2,
    // One project after the other: two processes at a time, as one Postgres serves well.
    sequence: { groupOrder },
    globalSetup: ['tests/support/global-setup.ts'],
    setupFiles: ['tests/support/worker-setup.ts'],
    testTimeout: 30_000,
    // As in the browser: what needed its second try is named at the end of the run.
    retry: process.env.CI ? 1 : 0,
    hookTimeout: 120_000,
  },
})

export default defineConfig({
  resolve: {
    alias: {
      '@payload-config': path.join(root, 'payload.config.ts'),
      '@': path.join(root, 'src'),
    },
  },
  test: {
    silent: 'passed-only',
    projects: [
      unit('unit', rules.together, false),
      unit('unit-alone', rules.alone, true),
      int('int', integration.together, false, 1),
      int('int-demo', integration.demo, false, 2, { DEMO: '1', PORT: '9' }),
      int('int-alone', integration.alone, true, 3),
    ],
  },
})
