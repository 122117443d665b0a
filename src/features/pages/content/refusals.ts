/** `path` is relative to the list of sections: `0.columns.1.blocks.2.content.alt`; empty = the whole. */
export type ContentIssue = { path: string; message: string }

/** Content that cannot be stored, with a French sentence for each reason. */
export class ContentError extends Error {
  constructor(readonly issues: readonly ContentIssue[]) {
    super(issues.map(({ message }) => message).join(' ; '))
    this.name = 'ContentError'
  }
}

/** Levels of nesting: our own shape needs 7, the rest is room for unknown blocks. */
const DEEPEST = 40
/** Values in one page: 300 full blocks have about 5,000. */
const MOST_VALUES = 100_000

/**
 * Refuses content so deep or so large that walking it would exhaust the server.
 * Iterative on purpose: a recursive check would be the first victim.
 */
export function checkBounds(value: unknown): void {
  const waiting: Array<{ value: unknown; depth: number }> = [{ value, depth: 0 }]
  let count = 0
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    count += 1
    if (next.depth > DEEPEST || count > MOST_VALUES) {
      throw new ContentError([{ path: '', message: 'Le contenu de la page est trop volumineux' }])
    }
    if (next.value === null || typeof next.value !== 'object') continue
    const depth = next.depth + 1
    for (const each of Object.values(next.value)) waiting.push({ value: each, depth })
  }
}
