import path from 'node:path'
import { pathToFileURL } from 'node:url'

export const QUICK_HASH = 'tests/support/quick-hash.mjs'

/** NODE_OPTIONS of programs that hash passwords quickly, with what it holds already. */
export function quickHash(): string {
  const given = process.env.NODE_OPTIONS ?? ''
  if (given.includes(QUICK_HASH)) return given
  return `${given} --import=${pathToFileURL(path.resolve(QUICK_HASH)).href}`.trim()
}
