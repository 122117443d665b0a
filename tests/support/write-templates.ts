// Writes what the tests copy, ahead of them (scripts/lib/tests.mjs).
import { seededTemplate, startTestPostgres } from './database'

const server = await startTestPostgres()
await seededTemplate(server)
await server.stop()
