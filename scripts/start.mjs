// @ts-check
// npm start: the production server that `npm run build` made, with the configuration of
// the environment. Without DATABASE_URL it runs the embedded Postgres, where that is installed.
import fs from 'node:fs'
import { pathToFileURL } from 'node:url'

import { builtSite } from './lib/build.mjs'
import { withDatabase } from './lib/databases.mjs'
import { listenAddress, loadEnvFile, quietTools, storageDir } from './lib/environment.mjs'
import { onExit, runMain } from './lib/lifecycle.mjs'
import { serve, serverOf } from './lib/serve.mjs'
import { Problem, say } from './lib/terminal.mjs'

loadEnvFile()
process.env.PORT ||= '3000'
if (process.env.DATABASE_URL && fs.existsSync(builtSite())) {
  // In this very process: nothing stands between a container's signals and the server.
  Object.assign(process.env, quietTools, {
    HOSTNAME: listenAddress(),
    STORAGE_DIR: storageDir(process.env.STORAGE_DIR),
  })
  await import('./lib/server-guard.mjs')
  await import(pathToFileURL(serverOf(builtSite())).href)
} else {
  await runMain(withEmbeddedDatabase)
}

async function withEmbeddedDatabase() {
  const site = builtSite()
  serverOf(site) // says so at once when there is no build
  const database = await withDatabase().catch((error) => {
    if (!(error instanceof Problem)) throw error
    throw new Problem(
      `DATABASE_URL is missing: give the postgres:// address of the database.\n${error.message}`,
    )
  })
  onExit(database.stop)
  const server = await serve({
    site,
    database: database.url,
    port: Number(process.env.PORT),
    env: { MIGRATE_ON_START: '1' },
  })
  say(`Ready on ${server.url}`)
  return server.ended
}
