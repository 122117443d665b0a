import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { expect, it } from 'vitest'

/** A server of which two processes ask; it writes down what each does, and takes its time. */
const CHILD = `
  import fs from 'node:fs'
  import { demoDatabase } from '${pathToFileURL(path.resolve('scripts/lib/databases.mjs')).href}'
  const [log] = process.argv.slice(1)
  const server = {
    url: (name) => name,
    query: async () => {
      fs.appendFileSync(log, process.pid + ' ')
      await new Promise((done) => setTimeout(done, 60))
      throw new Error('far enough')
    },
  }
  await demoDatabase(server, { fresh: true }).catch(() => fs.appendFileSync(log, process.pid + '; '))
`

it('fills the database of the demonstration for one process at a time', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'demo-'))
  const log = path.join(folder, 'log')
  const run = () =>
    new Promise((done) => {
      const env = { ...process.env, DATA_DIR: folder }
      spawn(process.execPath, ['--input-type=module', '-e', CHILD, log], { env }).on('exit', done)
    })
  expect(await Promise.all([run(), run(), run()])).toEqual([0, 0, 0])
  // Each finishes what it began before another begins.
  const turns = fs.readFileSync(log, 'utf8').trim().split(';').filter(Boolean)
  expect(turns).toHaveLength(3)
  for (const turn of turns) expect(new Set(turn.trim().split(' ')).size).toBe(1)
  fs.rmSync(folder, { recursive: true })
})
