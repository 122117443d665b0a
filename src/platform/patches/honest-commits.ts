import { randomUUID } from 'node:crypto'

import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { DatabaseAdapterObj } from 'payload'

type Options = Parameters<PostgresAdapter['beginTransaction']>[0]

/**
 * Begins a transaction, which stays open until it is committed or undone.
 * @throws when the database does not answer
 */
async function beginTransaction(this: PostgresAdapter, options?: Options): Promise<string> {
  await this.initializing
  const id = randomUUID()
  try {
    await new Promise<void>((begun, failed) => {
      const ended = this.drizzle.transaction(
        (db) =>
          new Promise<void>((commit, undo) => {
            this.sessions[id] = {
              db,
              resolve: () => {
                commit()
                return ended
              },
              reject: () => {
                undo(new Error('Undone'))
                // What cannot be undone any more, for want of a connection, is undone by Postgres.
                return ended.catch(() => undefined)
              },
            }
            begun()
          }),
        options ?? (this.transactionOptions as Options),
      )
      ended.catch(failed)
    })
  } catch (error) {
    throw new Error('Error: cannot begin transaction', { cause: error })
  }
  return id
}

/** @throws when the database did not say that all of it is kept */
async function commitTransaction(
  this: PostgresAdapter,
  given: number | string | Promise<number | string>,
): Promise<void> {
  const id = await given
  const session = this.sessions[id]
  if (!session) return
  Reflect.deleteProperty(this.sessions, id)
  await session.resolve()
}

/**
 * Payload takes every COMMIT for done, also one whose connection was cut before it arrived: people
 * would read « enregistré » of what is lost. Here that is an error like any other.
 * Until github.com/payloadcms/payload/pull/17726 is part of Payload.
 */
export const withHonestCommits = (
  made: DatabaseAdapterObj<PostgresAdapter>,
): DatabaseAdapterObj<PostgresAdapter> => ({
  ...made,
  init: (args) => Object.assign(made.init(args), { beginTransaction, commitTransaction }),
})
