import fs from 'node:fs'

import { afterAll, inject } from 'vitest'

import { copyOf, startTestPostgres, testData } from './database'

// Each test file runs in a process of its own, with a database and files of its own.
// Set before the file imports the configuration, which reads them once.
const server = await startTestPostgres()
const files = testData('files', String(process.pid))

Object.assign(process.env, {
  DATABASE_URL: await copyOf(server, inject('template')),
  PAYLOAD_SECRET: 'only-for-tests-only-for-tests-only-for-tests',
  PAYLOAD_DISABLE_DEPENDENCY_CHECKER: 'true',
  STORAGE_DIR: files,
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
})

afterAll(async () => {
  fs.rmSync(files, { recursive: true, force: true })
  await server.stop()
})
