import { AsyncLocalStorage } from 'node:async_hooks'

import { sql } from '@payloadcms/db-postgres'
import type { Assume, SQLWrapper } from '@payloadcms/db-postgres/drizzle'
import type { QueryResult, QueryResultRow } from 'pg'
import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'

import { postgresOf } from './postgres'

/** Runs one statement. */
export type Execute = <Row extends Record<string, unknown> = Record<string, unknown>>(
  query: SQLWrapper | string,
) => Promise<QueryResult<Assume<Row, QueryResultRow>>>

/** In whose transaction the program is, whichever bundle of the server asks; closed when it ended. */
type Work = { isOpen: boolean }
const works = ((globalThis as { patteTransactions?: AsyncLocalStorage<Work> }).patteTransactions ??=
  new AsyncLocalStorage<Work>())

/**
 * Runs several writes and reads as one: all of them are kept, or none. Payload's own operations
 * join in when they get the same `req`; `execute` runs SQL inside. Within the transaction of the
 * request, when it has one already (another command, a write of Payload whose hook this is), the
 * work joins that one, which whoever began it ends. A step that failed has undone everything, also
 * when the work takes no notice of it.
 * @throws what the work throws, after everything was undone; whoever began an outer transaction
 * lets it pass
 */
export async function inTransaction<T>(
  req: PayloadRequest,
  work: (execute: Execute) => Promise<T>,
): Promise<T> {
  const isOwn = await initTransaction(req)
  const own: Work = { isOpen: true }
  try {
    const id = await req.transactionID
    const { sessions } = postgresOf(req.payload)
    const session = id === undefined ? undefined : sessions[id]?.db
    if (id === undefined || !session) throw new Error('No transaction was begun')
    let failure: Error | undefined
    // An operation of Payload that fails ends the transaction; its connection is somebody else's then.
    const checkOpen = () => {
      if (failure) throw failure
      if (!sessions[id] || req.transactionID !== id) throw new Error('The transaction was undone')
    }
    const execute: Execute = async (query) => {
      checkOpen()
      try {
        return await session.execute(query)
      } catch (error) {
        failure = error instanceof Error ? error : new Error(String(error))
        throw error
      }
    }
    const result = await works.run(own, () => work(execute))
    // Postgres takes the COMMIT of what failed for a ROLLBACK, without a word.
    checkOpen()
    if (isOwn) await commitTransaction(req)
    return result
  } catch (error) {
    if (isOwn) await killTransaction(req)
    throw error
  } finally {
    own.isOpen = false
  }
}

/**
 * Other systems may take seconds, or never answer: meanwhile a connection, and rows that others
 * wait for, would be held. What is wanted is written in one transaction, then it is asked, then
 * what came of it is written in another one.
 * @param what is asked: « Stripe »
 * @throws {Error} inside a transaction: a mistake of the program
 */
export function outsideTransactions(what: string): void {
  if (works.getStore()?.isOpen) throw new Error(`${what} is asked while rows are held`)
}

/**
 * Until the transaction ends, whoever asks for the same name waits: two people never number, plan
 * or open the same thing at once. Names of one thing begin alike: `plans:…`, `tickets:…`.
 */
export async function lockName(execute: Execute, name: string): Promise<void> {
  await execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
