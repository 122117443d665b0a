// @ts-check
import { environment } from './environment.mjs'
import { inProject } from './project.mjs'
import { run, tool } from './run.mjs'

/**
 * Fills an empty database with the demonstration; leaves one with data alone.
 * @param {string} url
 * @param {{ quiet?: boolean, env?: Record<string, string> }} [options]
 */
export async function seed(url, { quiet, env = {} } = {}) {
  await run([...tool('tsx'), inProject('scripts', 'seed.ts')], {
    env: environment({ DATABASE_URL: url, DEMO: '1', LOG_LEVEL: 'warn', ...env }),
    quiet,
  })
}

/**
 * True when no shelter was ever created there.
 * @param {string} url of a migrated database
 */
export async function isEmpty(url) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query('SELECT 1 FROM shelters LIMIT 1')).rowCount === 0
  } finally {
    await client.end()
  }
}
