import { stripVTControlCharacters } from 'node:util'

import { log } from './log'

/**
 * What libraries write on the console (Next.js prints each failed page there, over many lines and
 * with the values of its query) goes through our log. Called when the server starts.
 */
export function logConsole(): void {
  const to =
    (level: 'error' | 'warn') =>
    (...parts: unknown[]) => {
      const err = parts.find((part) => part instanceof Error)
      const words = parts.filter((part) => typeof part === 'string').map(stripVTControlCharacters)
      log[level]({ err }, words.join(' ').trim() || 'console')
    }
  Object.assign(console, { error: to('error'), warn: to('warn') })
}
