import fs from 'node:fs'

import { Client } from 'pg'
import { afterAll, inject } from 'vitest'

import { sendHeaders } from '../int/next-headers'
import { copyOf, startTestPostgres, testData } from './database'
import './quick-hash.mjs'
import { quickHash } from './quick-programs'

type Worker = { database: string; files: string }

/**
 * Leaves the database as its template made it: nobody, nothing but the list of its migrations.
 * Counters go on, so that what a file remembers of its numbers never means a row of the next one.
 */
async function empty(database: string): Promise<void> {
  const client = new Client({ connectionString: database })
  await client.connect()
  try {
    await client.query(`
      DO $$ DECLARE name text; filled boolean; found text := '';
      BEGIN
        FOR name IN SELECT quote_ident(table_name) FROM information_schema.tables
          WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
            AND table_name <> 'payload_migrations'
        LOOP
          EXECUTE 'SELECT EXISTS (SELECT 1 FROM public.' || name || ')' INTO filled;
          IF filled THEN found := found || ', public.' || name; END IF;
        END LOOP;
        IF found <> '' THEN EXECUTE 'TRUNCATE ' || substr(found, 3) || ' CASCADE'; END IF;
      END $$`)
  } finally {
    await client.end()
  }
}

// Each test file has a database and files of its own. Those that may share a process come one after
// the other in one that has loaded the program once (vitest.config.ts says which).
const memory = globalThis as { testWorker?: Worker }

if (memory.testWorker) {
  await empty(memory.testWorker.database)
} else {
  const server = await startTestPostgres()
  memory.testWorker = {
    database: await copyOf(server, inject('template')),
    files: testData('files', String(process.pid)),
  }
  // Set before the first file imports the configuration, which reads them once.
  Object.assign(process.env, {
    DATABASE_URL: memory.testWorker.database,
    PAYLOAD_SECRET: 'only-for-tests-only-for-tests-only-for-tests',
    PAYLOAD_DISABLE_DEPENDENCY_CHECKER: 'true',
    STORAGE_DIR: memory.testWorker.files,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    // Of the programs that a test starts.
    NODE_OPTIONS: quickHash(),
  })
}

const { files } = memory.testWorker

afterAll(() => {
  fs.rmSync(files, { recursive: true, force: true })
  // Of a module that the next file shares.
  sendHeaders()
})
