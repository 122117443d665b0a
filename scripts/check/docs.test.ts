import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

const GUIDES = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join('docs', name)),
]

const FILE =
  /`((?:src|scripts|tests|docs|migrations)\/[^`\s*{}<>…]+|[\w.-]+\.(?:md|mjs|cjs|config\.ts))`/g

/** Files that an example tells the reader to write. */
const TO_WRITE = /collection-points/

describe.each(GUIDES)('%s', (guide) => {
  it('names files that exist', () => {
    const named = [...readFileSync(guide, 'utf8').matchAll(FILE)].map(([, file]) => file as string)
    const missing = named.filter((file) => !TO_WRITE.test(file) && !existsSync(file))
    expect(missing).toEqual([])
  })
})
