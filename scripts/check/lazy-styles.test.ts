import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

const ROOT = path.resolve('src')
const IMPORT = /^(?:import|export)\s(?!type\s)(?:[^'"]*?\sfrom\s)?['"]([^'"]+)['"]/gm
const LAZY = /lazyDrawn\(\s*\(\)\s*=>\s*import\('([^']+)'\)/g

/** The file of ours that a specifier names; null for a package. */
function fileOf(specifier: string, from: string): string | null {
  if (!/^(?:\.|@\/)/.test(specifier)) return null
  const base = specifier.startsWith('@/')
    ? path.join(ROOT, specifier.slice(2))
    : path.resolve(path.dirname(from), specifier)
  const found = ['', '.ts', '.tsx', '.mjs']
    .map((end) => base + end)
    .find((file) => path.extname(file) !== '' && existsSync(file))
  if (!found) throw new Error(`${from} imports ${specifier}, which is not there`)
  return found
}

/**
 * Files of styles that come with a module, in the order in which they come: those of all that it
 * imports at once, and its own.
 */
function stylesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  if (file.endsWith('.scss')) return [path.relative(ROOT, file)]
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, specifier = '']) => {
    const next = fileOf(specifier, file)
    return next ? stylesOf(next, seen) : []
  })
}

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
  .map((file) => ({
    island: path.join(ROOT, file),
    text: readFileSync(path.join(ROOT, file), 'utf8'),
  }))
const islands = sources.flatMap(({ island, text }) =>
  [...text.matchAll(LAZY)].map(([, part = '']) => ({ island, part })),
)

/** The server draws nothing of these, so they may bring their styles as well. */
const UNDRAWN = /\/RecentlySeenIsland\.tsx$/

// The styles of a module that is imported later come with it: without JavaScript never. Next.js names those of
// the admin’s (`lazyPart`) by itself.
describe('a part of a public page that brings its code by itself', () => {
  it('is written in the one way that is looked for here', () => {
    const calls = sources.flatMap(({ text }) => [...text.matchAll(/ = lazyDrawn\b/g)])
    expect(calls.length).toBeGreaterThan(5)
    expect(islands).toHaveLength(calls.length)
  })

  it.each(
    islands
      .filter(({ island }) => !UNDRAWN.test(island))
      .map(({ island, part }) => [path.basename(island), island, part]),
  )('%s names the styles of all that it draws, in their order', (_, island, part) => {
    const drawn = stylesOf(fileOf(part, island) ?? '')
    expect(stylesOf(island).filter((file) => drawn.includes(file))).toEqual(drawn)
  })
})
