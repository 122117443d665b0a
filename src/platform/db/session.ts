import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { postgresOf } from './postgres'

type Session = Pick<PostgresAdapter['drizzle'], 'execute' | 'insert'>

/** Where SQL runs beside Payload's own: inside the request's transaction when it has one. */
export async function sessionOf(req: PayloadRequest): Promise<Session> {
  const db = postgresOf(req.payload)
  const id = req.transactionID ? await req.transactionID : undefined
  return (id ? db.sessions?.[id]?.db : undefined) ?? db.drizzle
}
