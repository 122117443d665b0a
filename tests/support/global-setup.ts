import type { TestProject } from 'vitest/node'

import { dropCopies, migratedTemplate, startTestPostgres } from './database'

declare module 'vitest' {
  interface ProvidedContext {
    template: string
  }
}

/** Once for all integration tests: Postgres, and the template that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestPostgres()
  await dropCopies(server)
  project.provide('template', await migratedTemplate(server))
  return async () => {
    await dropCopies(server)
    await server.stop()
  }
}
