import { dropCopies, seededTemplate, startTestPostgres } from './database'
import { quickHash } from './quick-programs'

/** Once for all end-to-end tests: Postgres, and the demonstration data that each worker copies. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startTestPostgres()
  await dropCopies(server)
  const { database, files } = await seededTemplate(server)
  // The workers inherit these.
  Object.assign(process.env, {
    E2E_TEMPLATE: database,
    E2E_FILES: files,
    NODE_OPTIONS: quickHash(),
  })
  return async () => {
    await dropCopies(server)
    await server.stop()
  }
}
