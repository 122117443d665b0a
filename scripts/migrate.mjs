// @ts-check
// npm run migrate: brings the database (DATABASE_URL, or the embedded one) up to date.
import { withDatabase } from './lib/databases.mjs'
import { loadEnvFile } from './lib/environment.mjs'
import { onExit, runMain } from './lib/lifecycle.mjs'
import { migrate } from './lib/migrate.mjs'
import { say } from './lib/terminal.mjs'

await runMain(async () => {
  loadEnvFile()
  const database = await withDatabase()
  onExit(database.stop)
  const count = await migrate(database.url)
  say(count ? `${count} migrations run and verified.` : 'The database is up to date.')
})
