// @ts-check
import { environment } from './environment.mjs'
import { inProject } from './project.mjs'
import { run, tool } from './run.mjs'

/**
 * The same database, whose commits do not wait for the disk: a filling that the power cut off is
 * half of a demonstration anyway.
 * @param {string} url
 */
function withoutWaiting(url) {
  const address = new URL(url)
  const options = [address.searchParams.get('options'), '-c synchronous_commit=off']
  address.searchParams.set('options', options.filter(Boolean).join(' '))
  return address.href
}

/** Thousands of short-lived objects: the young ones have room, and are tidied up less often. */
const MEMORY = ['--max-semi-space-size=64']

/**
 * Fills an empty database with the demonstration; leaves one with data alone.
 * @param {string} url
 * @param {{ quiet?: boolean, env?: Record<string, string> }} [options]
 */
export async function seed(url, { quiet, env = {} } = {}) {
  await run([...tool('tsx'), ...MEMORY, inProject('scripts', 'seed.ts')], {
    env: environment({ DATABASE_URL: withoutWaiting(url), DEMO: '1', LOG_LEVEL: 'warn', ...env }),
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
