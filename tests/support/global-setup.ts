import fs from 'node:fs'

import type { TestProject } from 'vitest/node'

import { dropCopies, migratedTemplate, startTestPostgres, testData } from './database'

declare module 'vitest' {
  interface ProvidedContext {
    template: string
    /** Folder of what this run makes once for several test files. */
    once: string
  }
}

/** Once for all integration tests: Postgres, and the template that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestPostgres()
  await dropCopies(server)
  project.provide('template', await migratedTemplate(server))
  const once = testData('once')
  fs.rmSync(once, { recursive: true, force: true })
  project.provide('once', once)
  return async () => {
    fs.rmSync(once, { recursive: true, force: true })
    // The other project of this run may have stopped it: then the next run drops them.
    await dropCopies(server).catch(() => undefined)
    await server.stop()
  }
}
