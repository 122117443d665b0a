// @ts-check
// npm run migrate:create -- name: writes the migration from the last one to the present configuration.
import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

import { environment, loadEnvFile } from './lib/environment.mjs'
import { runMain } from './lib/lifecycle.mjs'
import { outcome, tool } from './lib/run.mjs'

const FOLDER = 'migrations'

/** Payload compares with the newest snapshot only: of the older ones nothing is kept. */
function keepNewestSnapshot() {
  const snapshots = readdirSync(FOLDER).filter((name) => name.endsWith('.json'))
  for (const name of snapshots.sort().slice(0, -1)) rmSync(path.join(FOLDER, name))
}

await runMain(async () => {
  loadEnvFile()
  // Compares with the last snapshot in migrations/, so no database is needed.
  const env = environment({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
  const command = [...tool('payload'), 'migrate:create', ...process.argv.slice(2)]
  const { code } = await outcome(command, { env })
  if (code === 0) keepNewestSnapshot()
  return code
})
