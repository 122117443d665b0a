// @ts-check
// npm run illustrate: draws the pictures of the demonstration anew. Run it by hand when a drawing
// has changed, look at what it made, and commit it: a seed draws only what it does not find.
import fs from 'node:fs'

import { createFilled } from './lib/databases.mjs'
import { onExit, runMain } from './lib/lifecycle.mjs'
import { migrate } from './lib/migrate.mjs'
import { startPostgres } from './lib/postgres.mjs'
import { dataDir, inProject } from './lib/project.mjs'
import { seed } from './lib/seed.mjs'

const DRAWINGS = inProject('scripts', 'seed', 'drawings')

process.env.DATA_DIR = '.data-illustrate'

await runMain(async () => {
  fs.rmSync(DRAWINGS, { recursive: true, force: true })
  fs.mkdirSync(DRAWINGS, { recursive: true })
  const server = await startPostgres({ throwaway: true })
  onExit(server.stop)
  // What the tests' small demonstration shows beside the whole one is drawn too.
  for (const size of ['small', 'whole']) {
    const env = { ILLUSTRATE: '1', SEED_SIZE: size, STORAGE_DIR: `${dataDir()}/files` }
    await createFilled(server, 'illustrate', async (url) => {
      await migrate(url, { quiet: true })
      await seed(url, { env })
    })
  }
})
