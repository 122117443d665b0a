// @ts-check
// npm run create-admin -- you@example.org ["Your Name"]: the first super admin of an installation,
// or another one. Prints a link on which the person chooses a password, once, within a day.
import { withDatabase } from './lib/databases.mjs'
import { environment, loadEnvFile } from './lib/environment.mjs'
import { onExit, runMain } from './lib/lifecycle.mjs'
import { migrate } from './lib/migrate.mjs'
import { inProject } from './lib/project.mjs'
import { run, tool } from './lib/run.mjs'
import { Problem } from './lib/terminal.mjs'

await runMain(async () => {
  const [email = '', ...name] = process.argv.slice(2)
  if (!/^\S+@\S+\.\S+$/.test(email)) {
    throw new Problem('Give an e-mail address: npm run create-admin -- you@example.org "Your Name"')
  }
  loadEnvFile()
  const database = await withDatabase()
  onExit(database.stop)
  await migrate(database.url)
  await run([...tool('tsx'), inProject('scripts', 'create-admin.ts'), email, name.join(' ')], {
    env: environment({ DATABASE_URL: database.url, LOG_LEVEL: 'warn' }),
  })
})
