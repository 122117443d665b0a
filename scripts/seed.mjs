// @ts-check
// npm run seed: the demonstration data, into an empty database.
import { withDatabase } from './lib/databases.mjs'
import { loadEnvFile } from './lib/environment.mjs'
import { onExit, runMain } from './lib/lifecycle.mjs'
import { migrate } from './lib/migrate.mjs'
import { seed } from './lib/seed.mjs'

await runMain(async () => {
  loadEnvFile()
  const database = await withDatabase()
  onExit(database.stop)
  await migrate(database.url)
  await seed(database.url)
})
