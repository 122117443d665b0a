// @ts-check
// npm run backup -- [folder]: the database (DATABASE_URL, or the embedded one) and the files (disk
// or S3) into a new folder in there, while the site goes on.
import path from 'node:path'

import { withDatabase } from './lib/databases.mjs'
import { environment, loadEnvFile } from './lib/environment.mjs'
import { onExit, runMain } from './lib/lifecycle.mjs'
import { dataDir, inProject } from './lib/project.mjs'
import { outcome, tool } from './lib/run.mjs'

await runMain(async () => {
  const parent = path.resolve(process.argv[2] ?? path.join(dataDir(), 'backups'))
  loadEnvFile()
  const database = await withDatabase()
  onExit(database.stop)
  const script = inProject('scripts', 'backup.ts')
  const { code } = await outcome([...tool('tsx'), script, 'save', parent], {
    env: environment({ DATABASE_URL: database.url }),
  })
  return code
})
