import fs from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

import { inProject } from '../lib/project.mjs'

const read = (file: string) => fs.readFileSync(inProject(file), 'utf8')
const readme = read('README.md')

describe('README', () => {
  it('documents every environment variable, and no other', () => {
    const names = read('src/platform/env.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)
    const known = [...new Set([...names].map(([, name]) => name))].filter((n) => n !== 'NODE_ENV')
    const cells = [...readme.matchAll(/^\| (`[A-Z][^|]*)\|/gm)].map(([, cell]) => cell ?? '')
    const documented = cells.flatMap((cell) =>
      [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name),
    )
    expect(known.length).toBeGreaterThan(5)
    // Read by Next.js itself.
    expect(documented.filter((name) => name !== 'HOSTNAME').sort()).toEqual(known.sort())
    const example = [...read('.env.example').matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)]
    expect(example.map(([, name]) => name).sort()).toEqual(documented.sort())
  })
})

describe.each([
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  ...fs
    .readdirSync(inProject('docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
])('%s', (document) => {
  const text = read(document)

  it('names only commands that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const named = [...text.matchAll(/npm run ([a-z:-]+)/g)].map(([, name]) => name)
    expect(named.filter((name) => name === undefined || !(name in scripts))).toEqual([])
  })

  it('shows pictures and links that are there', () => {
    const folder = path.dirname(document)
    const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, file]) => file ?? '')
    const missing = links.filter((file) => !fs.existsSync(inProject(folder, file)))
    expect(missing).toEqual([])
  })
})
