// @ts-check
// What a model drags along when it really runs: imports of types only do not count here.
const { options } = require('./.dependency-cruiser.cjs')

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'model-is-pure',
      comment:
        'a model runs in the browser, on the server and in tests: whatever it leads to is plain',
      severity: 'error',
      from: { path: '(^|/)src/.*model[.]ts$' },
      to: {
        path: 'node_modules/|[.]tsx$|/(hooks|admin|commands|components|app)/|/(schema|collection|queries|commands|access)[.]ts$',
        reachable: true,
      },
    },
  ],
  options: { ...options, tsPreCompilationDeps: false },
}
