// @ts-check
// npm run migrate:create -- name: writes the migration from the last one to the present configuration.
import { environment, loadEnvFile } from './lib/environment.mjs'
import { runMain } from './lib/lifecycle.mjs'
import { outcome, tool } from './lib/run.mjs'

await runMain(async () => {
  loadEnvFile()
  // Compares with the last snapshot in migrations/, so no database is needed.
  const env = environment({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
  const command = [...tool('payload'), 'migrate:create', ...process.argv.slice(2)]
  return (await outcome(command, { env })).code
})
