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

/** Files of styles that come with a module: its own, and those of all that it imports at once. */
function stylesOf(file: string, seen = new Set<string>()): Set<string> {
  const styles = new Set<string>()
  const queue = [file]
  for (let each = queue.pop(); each; each = queue.pop()) {
    if (seen.has(each)) continue
    seen.add(each)
    if (each.endsWith('.scss')) {
      styles.add(path.relative(ROOT, each))
      continue
    }
    for (const [, specifier = ''] of readFileSync(each, 'utf8').matchAll(IMPORT)) {
      const next = fileOf(specifier, each)
      if (next) queue.push(next)
    }
  }
  return styles
}

/** The server draws nothing of these, so they may bring their styles as well. */
const UNDRAWN = new Set(['RecentlySeenIsland.tsx'])

const islands = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter(
    (file) =>
      file.endsWith('.tsx') && !file.includes('.test.') && !UNDRAWN.has(path.basename(file)),
  )
  .map((file) => path.join(ROOT, file))
  .flatMap((island) =>
    [...readFileSync(island, 'utf8').matchAll(LAZY)].map(([, part = '']) => ({ island, part })),
  )

// The styles of a module that is imported later come with it: without JavaScript never.
describe('a part of a page that brings its code by itself', () => {
  it('is found by its name', () => {
    expect(islands.length).toBeGreaterThan(5)
  })

  it.each(islands.map(({ island, part }) => [path.basename(island), island, part]))(
    '%s names the styles of all that it draws',
    (_, island, part) => {
      const named = stylesOf(island)
      const drawn = stylesOf(fileOf(part, island) ?? '')
      expect([...drawn].filter((file) => !named.has(file))).toEqual([])
    },
  )
})
