// @ts-check

/** @typedef {Parameters<import('oxlint/plugins-dev').RuleTester['run']>[1]} Rule */

/** @typedef {readonly (readonly [selector: string, message: string])[]} Refused */

/**
 * Refuses syntax by its selector, and says where it stands.
 * @param {Refused} refused
 * @returns {Rule}
 */
export const writtenOnce = (refused) => ({
  meta: { type: 'problem', schema: [] },
  create: (context) =>
    Object.fromEntries(
      refused.map(([selector, message]) => [
        selector,
        (/** @type {any} */ node) => context.report({ node, message }),
      ]),
    ),
})

/** What a visitor's phone pays for: the first use of `Intl` in a browser holds a slow one for 200 ms. */
export const FORMATS_WRITTEN_ONCE = /** @type {Refused} */ ([
  [
    ':matches(Program, ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator > NewExpression[callee.object.name="Intl"]',
    'Made while the page comes to life, it holds a slow phone for 200 ms: parisFormat of platform/time/model.ts, or inside a function',
  ],
  [
    "CallExpression[callee.property.name='toLocaleString'][arguments.length=1][arguments.0.value=/^fr/]",
    'A number in French: frenchNumber of platform/number.model.ts',
  ],
  [
    'CallExpression[callee.property.name=/^toLocale(Date|Time)String$/]',
    'A day or an hour in French: platform/time/model.ts',
  ],
])

/** Syntax that stands in one place, and where it is. */
export const WRITTEN_ONCE = /** @type {Refused} */ ([
  [
    "TemplateElement[value.raw=/is_visible|status = 'APPROVED'/], Property[key.value='shelter.status']",
    'What everybody sees of animals and shelters: features/{animals,shelters}/public.ts',
  ],
  ['Literal[regex.pattern=/0-9a-f\\]\\{8\\}/]', 'What an id looks like: platform/ids.model.ts'],
  [
    'TemplateElement[value.raw=/Il faut le rôle/]',
    'The gate of a team: teamShelter and requireRight of platform/access/team-shelter.ts',
  ],
  [
    ':matches(TemplateElement[value.raw=/caractères au maximum/], Literal[value=/^\\d+ caractères au maximum$/])',
    'What is said of a text that is too long: atMost of platform/validation/at-most.model.ts',
  ],
  [
    "BinaryExpression[operator='instanceof'] > Identifier.right[name=/^(HttpError|StorageDownError|ValidationError|Forbidden)$/]",
    'Which error it is: platform/http/error-kind.ts, for bundles have a copy of each class',
  ],
])
