import config from '@payload-config'
import { getPayload, type Payload } from 'payload'

import type { Execute } from './db/transaction'

/** The program's Payload: opened once in a process, then always the same. */
export const openPayload = (): Promise<Payload> => getPayload({ config })

/** Asks the database outside of any request: what visitors read of rows of our own tables. */
export async function freshExecute(): Promise<Execute> {
  const { db } = await openPayload()
  return db.drizzle.execute.bind(db.drizzle)
}
