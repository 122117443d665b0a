// @ts-check
// npm start: the production server that `npm run build` made, with the configuration of
// the environment. Without DATABASE_URL it runs the embedded Postgres, where that is installed.
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { environment, loadEnvFile } from './lib/environment.mjs'
import { onExit, runMain } from './lib/lifecycle.mjs'
import { builtServer, requireBuild, serve } from './lib/serve.mjs'
import { Problem, say } from './lib/terminal.mjs'

loadEnvFile()
process.env.PORT ||= '3000'

if (process.env.DATABASE_URL) {
  await withOwnDatabase()
} else {
  await runMain(withEmbeddedDatabase)
}

/** One process, so that the signals of a container reach the server itself. */
async function withOwnDatabase() {
  requireBuild()
  const secret = process.env.PAYLOAD_SECRET
  // A secret that is made up here would end every session at the next deployment.
  Object.assign(process.env, environment({ NODE_ENV: 'production', PAYLOAD_SECRET: secret }))
  if (!secret) delete process.env.PAYLOAD_SECRET
  await import(pathToFileURL(path.resolve(builtServer())).href)
}

async function withEmbeddedDatabase() {
  requireBuild()
  const { migrate } = await import('./lib/migrate.mjs')
  const { withDatabase } = await import('./lib/postgres.mjs')
  const database = await withDatabase().catch((error) => {
    if (!(error instanceof Problem)) throw error
    throw new Problem(
      `DATABASE_URL is missing: give the postgres:// address of the database.\n(${error.message})`,
    )
  })
  onExit(database.stop)
  await migrate(database.url)
  const server = await serve({ database: database.url, port: Number(process.env.PORT) })
  say(`Ready on ${server.url}`)
  return server.ended
}
