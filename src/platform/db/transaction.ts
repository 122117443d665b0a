import { sql, type PostgresAdapter } from '@payloadcms/db-postgres'
import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'

import { postgresOf } from './postgres'

export type Execute = PostgresAdapter['drizzle']['execute']

/**
 * Runs several writes and reads as one: all of them are kept, or none. Payload's own operations
 * join in when they get the same `req`; `execute` runs SQL inside. Within the transaction of the
 * request, when it has one already (another command, a write of Payload whose hook this is), the
 * work joins that one, which whoever began it ends.
 * @throws what the work throws, after everything was undone; whoever began an outer transaction
 * lets it pass
 */
export async function inTransaction<T>(
  req: PayloadRequest,
  work: (execute: Execute) => Promise<T>,
): Promise<T> {
  const isOwn = await initTransaction(req)
  try {
    const id = await req.transactionID
    const session = id === undefined ? undefined : postgresOf(req.payload).sessions?.[id]?.db
    if (!session) throw new Error('No transaction was begun')
    const result = await work(session.execute.bind(session))
    if (isOwn) await commitTransaction(req)
    return result
  } catch (error) {
    if (isOwn) await killTransaction(req)
    throw error
  }
}

/**
 * Until the transaction ends, whoever asks for the same name waits: two people never number, plan
 * or open the same thing at once. Names of one thing begin alike: `plans:…`, `tickets:…`.
 */
export async function lockName(execute: Execute, name: string): Promise<void> {
  await execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
