// @ts-check
/** @type {import('stylelint').Config} */
const config = {
  extends: ['stylelint-config-standard-scss'],
  ignoreFiles: ['node_modules/**', '.next*/**', '.data*/**'],
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    // CSS modules are read from TypeScript, where camelCase needs no quotes.
    'selector-class-pattern': null,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    // Of CSS modules.
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    // Colours come from the tokens (a shelter's theme replaces them).
    'color-named': 'never',
    'declaration-no-important': true,
    'unit-disallowed-list': [
      ['ch'],
      { message: 'em: until the fonts have come a ch is narrower, and lines would break anew.' },
    ],
    'no-descending-specificity': null,
  },
}

export default config
