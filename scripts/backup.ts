/* Saves and restores; see backup.mjs and restore.mjs. Here because the storage of files, disk or
   S3, is that of the program itself. */
import { env } from '@/platform/env'
import { storage } from '@/platform/storage'

import { backup, restore } from './lib/backup.mjs'
import { runMain } from './lib/lifecycle.mjs'
import { inProject, readJson } from './lib/project.mjs'
import { say, step } from './lib/terminal.mjs'

const [verb, folder = ''] = process.argv.slice(2)
const url = env.DATABASE_URL

/** Rows and files, in a sentence. */
const amount = ({ rows, files }: { rows: Record<string, number>; files: number }): string =>
  `${Object.values(rows).reduce((sum, count) => sum + count, 0)} rows, ${files} files`

await runMain(async () => {
  if (verb === 'save') {
    const { version } = readJson(inProject('package.json')) as { version: string }
    const made = await step('Save the database and the files', () =>
      backup({ url, files: storage, parent: folder, version }),
    )
    say(`${amount(made.manifest)} in ${made.folder}`)
  } else {
    const manifest = await step('Restore the database and the files', () =>
      restore({ url, files: storage, folder }),
    )
    say(`${amount(manifest)}, as they were on ${manifest.made}`)
  }
})
