// @ts-check
import { environment } from '../lib/environment.mjs'
import { inProject } from '../lib/project.mjs'
import { run, tool } from '../lib/run.mjs'
import { Problem } from '../lib/terminal.mjs'

/**
 * How long it takes to compare all the saved searches of T2 with the animals of a day.
 * @param {string} url address of its database
 * @returns {Promise<{ compared: number, arrivals: number, matched: number, seconds: number }>}
 */
export async function matchSearches(url) {
  const output = await run([...tool('tsx'), inProject('scripts', 'bench', 'saved-searches.ts')], {
    env: environment({ DATABASE_URL: url, DEMO: '1', LOG_LEVEL: 'warn' }),
    quiet: true,
  })
  const found = /^OUTCOME (.+)$/m.exec(output)?.[1]
  if (!found) throw new Problem(`The saved searches were not compared.\n${output}`)
  return JSON.parse(found)
}
