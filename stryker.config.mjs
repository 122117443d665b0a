// @ts-check

/**
 * `npm run mutate`: each rule is broken in turn, and a test has to notice. What is looked at are the pure
 * rules and the states of the two editors; sentences are not, since a test that repeats them proves nothing.
 * One part: `npm run mutate -- --mutate src/features/news/model.ts`.
 */
const configuration = {
  mutate: [
    'src/**/*model.ts',
    'src/features/page-editor/state/**/*.ts',
    'src/features/page-editor/persistence/model.ts',
    'src/features/forms/admin/builder/state/**/*.ts',
    'src/ui/editing/undo*.ts',
    '!src/**/*.test.ts',
    '!src/**/fixture*.ts',
    // Texts, not rules.
    '!src/features/site-texts/texts/**',
  ],
  mutator: { excludedMutations: ['StringLiteral'] },
  // What is worked out while a file is read (tables, patterns) would need a process for each mutant.
  ignoreStatic: true,
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.rules.config.ts', related: true },
  plugins: ['@stryker-mutator/vitest-runner'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: 20_000,
  tempDirName: '.data-mutants',
  // The copy holds what rules and their tests read, not the weight of the rest.
  ignorePatterns: [
    '.next*',
    '.data*',
    'public',
    'docs',
    'test-results',
    'playwright-report',
    'scripts/seed/drawings',
  ],
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: '.data-mutants/report.json' },
  thresholds: { high: 98, low: 92, break: 92 },
}

export default configuration
