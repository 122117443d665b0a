// @ts-check
// Who may import whom. Each rule has a fixture that breaks it (scripts/check/rooms.test.ts).

/**
 * What a feature shows to the others; the rest of it is its inside. Of the library, the
 * dialog and the fields that choose pictures belong to it too: they are for every form.
 */
const FRONT =
  '(model|schema|queries|commands|public)[.]ts$|/(commands|components)/|/media/admin/(picker|fields)/'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'features-below-app',
      comment: 'app, admin and site use features, never the other way round',
      severity: 'error',
      from: { path: '(^|/)src/features/' },
      to: { path: '(^|/)src/(app|admin|site)/' },
    },
    {
      name: 'platform-is-ground',
      comment: 'platform stands on nothing of ours',
      severity: 'error',
      from: { path: '(^|/)src/platform/' },
      to: { path: '(^|/)src/(app|admin|site|features|ui)/' },
    },
    {
      name: 'ui-is-ground',
      comment:
        'the design system knows nothing of animals or shelters; how a number is written is of the language',
      severity: 'error',
      from: { path: '(^|/)src/ui/' },
      to: {
        path: '(^|/)src/(app|admin|site|features|platform)/',
        pathNot: '(^|/)src/platform/number\\.model\\.ts$',
      },
    },
    {
      name: 'site-below-app',
      comment: 'src/site puts pages together from the rooms; app gives them their addresses',
      severity: 'error',
      from: { path: '(^|/)src/site/' },
      to: { path: '(^|/)src/(app|admin)/' },
    },
    {
      name: 'admin-beside-app',
      severity: 'error',
      from: { path: '(^|/)src/admin/' },
      to: { path: '(^|/)src/(app|site)/' },
    },
    {
      name: 'feature-by-its-front',
      comment:
        'of another feature only model, schema, queries, public, commands/, components/, the pickers of media',
      severity: 'error',
      from: { path: '(^|/)src/features/([^/]+)/' },
      to: { path: '(^|/)src/features/', pathNot: [`(^|/)src/features/$2/`, FRONT] },
    },
    {
      name: 'model-leans-on-models',
      comment: 'of another room a model imports the model only',
      severity: 'error',
      from: { path: '(^|/)src/((?:features/)?[^/]+)/.*model[.]ts$' },
      to: { path: '(^|/)src/', pathNot: ['(^|/)src/$2/', 'model[.]ts$'] },
    },
    {
      name: 'model-without-node',
      severity: 'error',
      from: { path: '(^|/)src/.*model[.]ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'schema-is-light',
      comment: 'a schema is loaded by dialogs in the browser',
      severity: 'error',
      from: { path: '(^|/)src/.*schema[.]ts$' },
      to: { path: 'node_modules/(payload|@payloadcms|next|react)/' },
    },
    {
      name: 'source-stands-alone',
      comment: 'the product does not lean on its scripts and tests',
      severity: 'error',
      from: { path: '(^|/)src/' },
      to: { path: '(^|/rooms/)scripts/|^tests/(?!fixtures/)' },
    },
    {
      name: 'tools-stay-in-tests',
      severity: 'error',
      from: { path: '(^|/)src/', pathNot: '([.]test|/fixtures)[.]tsx?$' },
      to: { path: 'node_modules/(vitest|fast-check|@playwright|autocannon|tsx)/' },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^server-only$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '[.](scss|css|svg)$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
  },
}
