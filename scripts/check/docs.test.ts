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

const missingFrom = (text: string): string[] =>
  [...text.matchAll(FILE)]
    .map(([, file]) => file as string)
    .filter((file) => !TO_WRITE.test(file) && !existsSync(file))

describe('a guide', () => {
  it.each([
    ['See `src/platform/nowhere.ts`.', ['src/platform/nowhere.ts']],
    ['See `nowhere.md` and `CONTRIBUTING.md`.', ['nowhere.md']],
    ['See `src/platform/{any}/x.ts`, `src/payload-types.ts`.', []],
  ])('%j', (text, missing) => {
    expect(missingFrom(text)).toEqual(missing)
  })
})

it('has a line of the architecture for each room, and for no other', () => {
  const rooms = readdirSync('src/features', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  const guide = readFileSync('docs/architecture.md', 'utf8')
  const table = guide.slice(guide.indexOf('### All rooms'), guide.indexOf('## An animal'))
  const named = [...table.matchAll(/^\| `([a-z-]+)` /gm)].map(([, room]) => room)
  expect(named).toEqual(rooms.sort())
})

describe.each(GUIDES)('%s', (guide) => {
  it('names files that exist', () => {
    expect(missingFrom(readFileSync(guide, 'utf8'))).toEqual([])
  })
})
