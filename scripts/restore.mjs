// @ts-check
// npm run restore -- folder: what `npm run backup` saved, into an empty database (DATABASE_URL, or
// the embedded one) and the storage of files. Refuses a database with people in it.
import path from 'node:path'

import { manifestOf } from './lib/backup.mjs'
import { withDatabase } from './lib/databases.mjs'
import { environment, loadEnvFile } from './lib/environment.mjs'
import { onExit, runMain } from './lib/lifecycle.mjs'
import { migrate } from './lib/migrate.mjs'
import { inProject } from './lib/project.mjs'
import { outcome, tool } from './lib/run.mjs'
import { Problem, step } from './lib/terminal.mjs'

await runMain(async () => {
  const [given = ''] = process.argv.slice(2)
  if (!given) throw new Problem('Give the folder of a backup: npm run restore -- folder')
  const folder = path.resolve(given)
  manifestOf(folder) // says so at once when it is none
  loadEnvFile()
  const database = await withDatabase()
  onExit(database.stop)
  await step('Create the tables', () => migrate(database.url, { quiet: true }))
  const script = inProject('scripts', 'backup.ts')
  const { code } = await outcome([...tool('tsx'), script, 'restore', folder], {
    env: environment({ DATABASE_URL: database.url }),
  })
  return code
})
