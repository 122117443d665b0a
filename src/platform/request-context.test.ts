import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, it } from 'vitest'

const SRC = path.join(import.meta.dirname, '..')
const LIST = path.join(import.meta.dirname, 'request-context.ts')

const USES = [
  /\breq\.context\??\.(\w+)/g,
  /\{ (\w+) \} = req\.context\b/g,
  /createLocalReq\(\{ context: \{ (\w+):/g,
]

it('every word between a command and a hook stands in the list, and no other', () => {
  const listed = [...readFileSync(LIST, 'utf8').matchAll(/^ {4}(\w+)\?:/gm)].map(([, key]) => key)
  const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && path.join(SRC, file) !== LIST)
    .map((file) => readFileSync(path.join(SRC, file), 'utf8'))
  const used = sources.flatMap((text) => USES.flatMap((use) => [...text.matchAll(use)]))
  expect(listed).toEqual(expect.arrayContaining([...new Set(used.map(([, key]) => key))]))
  for (const key of listed) {
    const name = new RegExp(`\\bcontext\\b[^\\n]*\\b${key}\\b|\\b${key}\\b[^\\n]*\\bcontext\\b`)
    expect(
      sources.some((text) => name.test(text)),
      key,
    ).toBe(true)
  }
  // A key in brackets would be read by nobody's list.
  expect(sources.filter((text) => /\bcontext\[/.test(text))).toEqual([])
})
