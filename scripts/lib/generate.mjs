// @ts-check
import { environment } from './environment.mjs'
import { run, tool } from './run.mjs'

/**
 * Writes payload-types.ts and importMap.js from the configuration.
 * @param {{ quiet?: boolean, env?: Record<string, string> }} [options] env: further variables
 */
export async function generate({ quiet = false, env = {} } = {}) {
  const whole = environment({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', ...env })
  for (const script of ['generate:types', 'generate:importmap']) {
    await run([...tool('payload'), script], { env: whole, quiet })
  }
}
