// @ts-check
/** @typedef {import('eslint').Rule.RuleModule} RuleModule */

const LOCAL_API =
  /^(find|findByID|findDistinct|findVersions|findVersionByID|findGlobal|create|update|updateGlobal|delete|duplicate|count|countVersions|restoreVersion)$/

/** @param {any} node the object a method is called on: `payload`, `req.payload`, `this.payload` */
const isPayload = (node) =>
  (node.type === 'Identifier' && node.name === 'payload') ||
  (node.type === 'MemberExpression' && node.property.name === 'payload')

/** @param {any} property */
const isOverrideAccess = (property) =>
  property.type === 'Property' && (property.key.name ?? property.key.value) === 'overrideAccess'

/**
 * Payload's Local API skips access control unless it is told otherwise, so every call says which.
 * @type {RuleModule}
 */
const explicitOverrideAccess = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      missing: 'Say `overrideAccess: false` (with req or user), or `true` with the reason.',
    },
  },
  create: (context) => ({
    CallExpression(node) {
      const { callee } = node
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      if (!LOCAL_API.test(callee.property.name) || !isPayload(callee.object)) return
      const [options] = node.arguments
      const said = options?.type === 'ObjectExpression' && options.properties.some(isOverrideAccess)
      if (!said) context.report({ node, messageId: 'missing' })
    },
  }),
}

/**
 * `overrideAccess: true` steps around every rule of the permission matrix: its reason stands
 * in a comment on the same line or the line before.
 * @type {RuleModule}
 */
const overrideAccessReason = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      missing: 'Write the reason of `overrideAccess: true` on this line or the one before.',
    },
  },
  create: (context) => ({
    Property(node) {
      if (!isOverrideAccess(node)) return
      if (node.value.type !== 'Literal' || node.value.value !== true) return
      const line = node.loc?.start.line ?? 0
      const explained = context.sourceCode
        .getAllComments()
        .some(({ loc }) => loc && (loc.end.line === line - 1 || loc.start.line === line))
      if (!explained) context.report({ node, messageId: 'missing' })
    },
  }),
}

/**
 * A switched-off rule says why, after ` -- `.
 * @type {RuleModule}
 */
const disableReason = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { missing: 'Write why the rule is off: `eslint-disable-next-line rule -- reason`.' },
  },
  create: (context) => ({
    Program() {
      for (const { value, loc } of context.sourceCode.getAllComments()) {
        if (loc && /^\s*eslint-disable/.test(value) && !/\s--\s+\S{3}/.test(value)) {
          context.report({ loc, messageId: 'missing' })
        }
      }
    },
  }),
}

const plugin = {
  rules: {
    'explicit-override-access': explicitOverrideAccess,
    'override-access-reason': overrideAccessReason,
    'disable-reason': disableReason,
  },
}

export default plugin
