import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { sessionOf } from '@/platform/db/session'
import { inTransaction, type Execute } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'
import { swept } from '@/platform/storage/transaction'

import { openedBy } from '../links'
import { addMessage, type Words } from '../messages'
import { SENTENCES, type Side } from '../model'
import { isErased, readThread, type Thread } from '../rows'

/**
 * The thread that a token opens, for its side; nobody else writes in it meanwhile.
 * @throws {HttpError} 404
 */
export async function holdOpened(
  execute: Execute,
  token: string,
): Promise<{ thread: Thread; side: Side }> {
  const opened = openedBy(token)
  const thread = opened && (await readThread(execute, opened.thread, true))
  if (!opened || !thread || isErased(thread.people[opened.side])) {
    throw new HttpError(404, SENTENCES.notFound)
  }
  return { thread, side: opened.side }
}

/**
 * One side writes to the other, by its link.
 * @throws {HttpError} 404, 409 in a thread that is closed to it, 429 after the messages of a day
 */
export async function writeByLink(req: PayloadRequest, token: string, words: Words): Promise<void> {
  const work = inTransaction(req, async (execute) =>
    addMessage(req, execute, await holdOpened(execute, token), words),
  )
  await swept(work)
}

/** What was written until now was read by this side. A wrong token does nothing. */
export async function markRead(req: PayloadRequest, token: string): Promise<void> {
  const opened = openedBy(token)
  if (!opened) return
  const session = await sessionOf(req)
  await session.execute(sql`
    update relay_sides set read_at = now()
    where thread_id = ${opened.thread} and side = ${opened.side} and name is not null
  `)
}
