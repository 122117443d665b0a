// @ts-check
// npm run dev: the development server, on the same data as the demonstration.
import { demoDatabase } from './lib/databases.mjs'
import { environment, loadEnvFile } from './lib/environment.mjs'
import { installDependencies, requireNode } from './lib/install.mjs'
import { onExit, runMain } from './lib/lifecycle.mjs'
import { migrate } from './lib/migrate.mjs'
import { nextFreePort } from './lib/ports.mjs'
import { startPostgres } from './lib/postgres.mjs'
import { background, tool } from './lib/run.mjs'

await runMain(async () => {
  requireNode()
  loadEnvFile()
  await installDependencies()
  const url = process.env.DATABASE_URL || (await embedded())
  await migrate(url)
  const port = process.env.PORT || String(await nextFreePort(3000))
  const [, next = ''] = tool('next')
  const server = background([next, 'dev', '--port', port], {
    env: environment({ DATABASE_URL: url, PORT: port, DEMO: process.env.DEMO || '1' }),
  })
  return server.ended
})

/** The embedded database, with the demonstration data when there is nothing yet. */
async function embedded() {
  const server = await startPostgres()
  onExit(server.stop)
  return demoDatabase(server)
}
