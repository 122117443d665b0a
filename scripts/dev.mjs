// @ts-check
// npm run dev: the development server, on the same data as the demonstration.
import { environment, loadEnvFile } from './lib/environment.mjs'
import { installDependencies, requireNode } from './lib/install.mjs'
import { onExit, runMain } from './lib/lifecycle.mjs'
import { migrate } from './lib/migrate.mjs'
import { nextFreePort } from './lib/ports.mjs'
import { withDatabase } from './lib/postgres.mjs'
import { background, tool } from './lib/run.mjs'
import { isEmpty, seed } from './lib/seed.mjs'
import { step } from './lib/terminal.mjs'

await runMain(async () => {
  requireNode()
  loadEnvFile()
  await installDependencies()
  const database = await withDatabase()
  onExit(database.stop)
  await step('Bring the database up to date', () => migrate(database.url))
  if (await isEmpty(database.url)) {
    await step('Write the demonstration data', () => seed(database.url))
  }
  const port = process.env.PORT || String(await nextFreePort(3000))
  const [, next = ''] = tool('next')
  const server = background([next, 'dev', '--port', port], {
    env: environment({ DATABASE_URL: database.url, PORT: port, DEMO: process.env.DEMO || '1' }),
  })
  return server.ended
})
