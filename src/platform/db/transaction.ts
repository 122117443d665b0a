import { sql, type PostgresAdapter } from '@payloadcms/db-postgres'
import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'

import { sessionOf } from './session'

export type Execute = PostgresAdapter['drizzle']['execute']

/**
 * Runs several writes and reads as one: all of them are kept, or none. Payload's
 * own operations join in when they get the same `req`; `execute` runs SQL inside.
 * @throws what the work throws, after everything was undone
 */
export async function inTransaction<T>(
  req: PayloadRequest,
  work: (execute: Execute) => Promise<T>,
): Promise<T> {
  await initTransaction(req)
  try {
    const db = req.payload.db as unknown as PostgresAdapter
    const id = await req.transactionID
    const session = id === undefined ? undefined : db.sessions?.[id]?.db
    if (!session) throw new Error('No transaction was begun')
    const result = await work(session.execute.bind(session))
    await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

/**
 * {@link inTransaction} for what is done alone or as a part of another room's command: within the
 * transaction of the request when it has one, which whoever began it ends.
 */
export async function joinTransaction<T>(
  req: PayloadRequest,
  work: (execute: Execute) => Promise<T>,
): Promise<T> {
  if (!req.transactionID) return inTransaction(req, work)
  const session = await sessionOf(req)
  return work(session.execute.bind(session))
}

/**
 * Until the transaction ends, whoever asks for the same name waits: two people never number, plan
 * or open the same thing at once. Names of one thing begin alike: `plans:…`, `tickets:…`.
 */
export async function lockName(execute: Execute, name: string): Promise<void> {
  await execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
