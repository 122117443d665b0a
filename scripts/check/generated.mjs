// @ts-check
import fs from 'node:fs'

import { generate } from '../lib/generate.mjs'
import { inProject } from '../lib/project.mjs'
import { Problem } from '../lib/terminal.mjs'

const GENERATED = [
  'src/payload-types.ts',
  'src/api-types.ts',
  'src/app/(payload)/admin/importMap.js',
]

/**
 * Payload's types and import map must be those of the configuration, those of the API those of
 * its routes. Stale ones are rewritten on the spot, and reported.
 */
export async function checkGenerated() {
  const read = () => GENERATED.map((file) => fs.readFileSync(inProject(file), 'utf8'))
  const before = read()
  await generate({ quiet: true })
  const after = read()
  const stale = GENERATED.filter((_, index) => before[index] !== after[index])
  if (stale.length > 0) {
    throw new Problem(`Were stale and are now regenerated; commit them:\n  ${stale.join('\n  ')}`)
  }
}
