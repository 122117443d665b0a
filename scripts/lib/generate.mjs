// @ts-check
import { environment } from './environment.mjs'
import { inProject } from './project.mjs'
import { run, tool } from './run.mjs'

/**
 * Writes payload-types.ts and importMap.js from the configuration, and api-types.ts from the routes.
 * @param {{ quiet?: boolean, env?: Record<string, string> }} [options] env: further variables
 */
export async function generate({ quiet = false, env = {} } = {}) {
  const whole = environment({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', ...env })
  await run([...tool('tsx'), inProject('scripts', 'generate.ts')], { env: whole, quiet })
}
