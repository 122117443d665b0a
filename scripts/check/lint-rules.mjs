// @ts-check
// The rules of this house, which Oxlint runs beside its own (.oxlintrc.json).
import { FORMATS_WRITTEN_ONCE, WRITTEN_ONCE, writtenOnce } from './written-once.mjs'

/** @typedef {import('./written-once.mjs').Rule} Rule */

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
 * @type {Rule}
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
 * @type {Rule}
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
 * @type {Rule}
 */
const disableReason = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { missing: 'Write why the rule is off: `oxlint-disable-next-line rule -- reason`.' },
  },
  create: (context) => ({
    Program() {
      for (const { value, loc } of context.sourceCode.getAllComments()) {
        if (loc && /^\s*(?:eslint|oxlint)-disable/.test(value) && !/\s--\s+\S{3}/.test(value)) {
          context.report({ loc, messageId: 'missing' })
        }
      }
    },
  }),
}

/**
 * A cast through `unknown`, or to `never`, says nothing of what is there: a better type, a guard or a
 * schema does.
 * @type {Rule}
 */
const honestCast = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      blind: 'Say what it is by a better type, a guard or a schema; this cast believes anything.',
    },
  },
  create: (context) => ({
    TSAsExpression(/** @type {any} */ node) {
      const isTwice = node.expression.typeAnnotation?.type === 'TSUnknownKeyword'
      if (isTwice || node.typeAnnotation.type === 'TSNeverKeyword') {
        context.report({ node, messageId: 'blind' })
      }
    },
  }),
}

/** A letter that is elided, a straight apostrophe, a vowel or a silent h: French, typed in haste. */
const STRAIGHT =
  /(?<=(?:^|[^\p{L}])(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|aujourd))'(?=[aeiouyhàâéèêëîïôöùûü])/giu
/** A plain space where a line must not break: before the high punctuation, inside the quotes. */
const BREAKING =
  /(?<=[\p{L}\d)}»%€’…&>`])[ ](?=[?!;:](?![\p{L}\d=&?|]))|(?<=\S|^)[ ](?=»)|(?<=«)[ ](?=\S|$)|^[ ](?=[?!;:](?![\p{L}\d=&?|]))/gu

/**
 * Sentences wear French typography: ’ for an apostrophe, and no-break spaces inside « » and
 * before ? ! ; : so that no line begins with a lone sign.
 * @type {Rule}
 */
const frenchTypography = {
  meta: {
    type: 'problem',
    fixable: 'code',
    schema: [],
    messages: {
      apostrophe: 'A French apostrophe is ’.',
      space: 'A line must not break here: use a no-break space.',
    },
  },
  create: (context) => {
    /**
     * @param {any} node
     * @param {string} noBreak how a no-break space is written there
     */
    const check = (node, noBreak) => {
      const text = context.sourceCode.getText(node)
      const spaced = text.replace(BREAKING, noBreak)
      const fixed = spaced.replace(STRAIGHT, '’')
      if (fixed === text) return
      const messageId = spaced === text ? 'apostrophe' : 'space'
      context.report({ node, messageId, fix: (fixer) => fixer.replaceText(node, fixed) })
    }
    return {
      Literal(node) {
        if (typeof node.value !== 'string' || !/\p{L}/u.test(node.value)) return
        const { parent } = /** @type {any} */ (node)
        check(node, parent?.type === 'JSXAttribute' ? '&nbsp;' : '\\u00a0')
      },
      TemplateElement(node) {
        const { parent } = /** @type {any} */ (node)
        if (parent?.parent?.type !== 'TaggedTemplateExpression') check(node, '\\u00a0')
      },
      JSXText: (/** @type {any} */ node) => check(node, '&nbsp;'),
    }
  },
}

const plugin = {
  meta: { name: 'house' },
  rules: {
    'explicit-override-access': explicitOverrideAccess,
    'override-access-reason': overrideAccessReason,
    'disable-reason': disableReason,
    'honest-cast': honestCast,
    'french-typography': frenchTypography,
    'written-once': writtenOnce(WRITTEN_ONCE),
    'formats-written-once': writtenOnce(FORMATS_WRITTEN_ONCE),
  },
}

export default plugin
