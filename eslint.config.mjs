// @ts-check
import next from 'eslint-config-next/core-web-vitals'
import tseslint from 'typescript-eslint'

import house from './scripts/check/eslint-rules.mjs'
import { FORMATS_WRITTEN_ONCE, WRITTEN_ONCE } from './scripts/check/written-once.mjs'

/** The accessibility plugin that eslint-config-next registers: one instance, all its strict rules. */
const accessibility = next.flatMap(({ plugins }) => plugins?.['jsx-a11y'] ?? [])[0]
/** @type {any} -- this plugin says more about itself than ESLint's type for plugins does. */
const { flatConfigs } = accessibility

/** The rules of React's compiler, which Oxlint (.oxlintrc.json) has as well, and reads in no time. */
const compiled = next.flatMap(({ rules }) =>
  Object.keys(rules ?? {}).filter((name) => name.startsWith('react-hooks/')),
)

export default tseslint.config(
  {
    ignores: [
      '.next*/**',
      '.data*/**',
      'migrations/**',
      'next-env.d.ts',
      'src/payload-types.ts',
      'src/api-types.ts',
      'src/app/(payload)/admin/importMap.js',
      'tests/fixtures/**',
      'test-results/**',
      'playwright-report/**',
      '*.tmp.mjs',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...next,
  { rules: Object.fromEntries(compiled.map((name) => [name, 'off'])) },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict],
    // The rules that read types are Oxlint's (.oxlintrc.json): it reads the house in a tenth of the time.
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': 'off',
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { house },
    rules: {
      'house/disable-reason': 'error',
      'max-lines': ['error', 300],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['**/*.tsx'],
    rules: {
      ...flatConfigs.strict.rules,
      // Pictures leave the library in the right sizes: nothing is left to optimise.
      '@next/next/no-img-element': 'off',
      // Public pages are whole and cached: a plain link costs no script and never shows a stale copy.
      '@next/next/no-html-link-for-pages': 'off',
      // Our own Button and Field components carry the roles.
      'react/jsx-no-useless-fragment': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.ts'],
    rules: {
      'house/explicit-override-access': 'error',
      'house/honest-cast': 'error',
      'house/override-access-reason': 'error',
      'house/french-typography': 'error',
    },
  },
  {
    files: ['src/{ui,platform}/**/*.{ts,tsx}', 'src/admin/dashboard/**/*.{ts,tsx}'],
    // Where they are written once; and what only the server says.
    ignores: ['**/*.test.ts', 'src/platform/number.model.ts', 'src/platform/http/api-reference.ts'],
    rules: { 'no-restricted-syntax': ['error', ...FORMATS_WRITTEN_ONCE] },
  },
  {
    files: ['src/{features,site,app,admin}/**/*.{ts,tsx}'],
    // The dashboard counts what a team hides as well; an index speaks of columns.
    ignores: [
      '**/*.test.ts',
      'src/app/(payload)/**',
      'src/features/{animals,shelters}/public.ts',
      'src/features/animals/db.ts',
      'src/admin/dashboard/**',
    ],
    rules: {
      'no-restricted-syntax': ['error', ...WRITTEN_ONCE, ...FORMATS_WRITTEN_ONCE],
      // Else every room would depend on the whole program.
      'no-restricted-imports': [
        'error',
        { name: '@payload-config', message: 'openPayload() of platform/payload opens it' },
      ],
    },
  },
  {
    files: ['src/**/*.tsx'],
    // What is drawn twice must come out the same.
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random' },
        { object: 'performance', property: 'now' },
      ],
    },
  },
  {
    // The terminal is where these speak.
    files: ['scripts/**', 'tests/support/**'],
    rules: { 'no-console': 'off' },
  },
)
