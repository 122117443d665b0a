import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { Execute } from '@/platform/db/transaction'
import { HttpError, tooMany } from '@/platform/http/errors'
import { placeFiles } from '@/platform/storage/transaction'

import { tellMessage } from './mails'
import { refusalFor, SAME_MESSAGE_MS, SENTENCES, waitOf, type Side } from './model'
import type { CleanPhoto } from './photo'
import type { Thread } from './rows'

/** What somebody writes. */
export type Words = {
  text: string
  photo: CleanPhoto | null
  /** Of one press, or of one e-mail; the same again is the same message. */
  onceKey: string | null
}

/**
 * The message that a second press would write again; null when this is the first. One that waited may have
 * been confirmed since: by its key it is known all the same.
 */
async function alreadyWritten(
  execute: Execute,
  side: string,
  { text, photo, onceKey }: Words,
  isWaiting = false,
): Promise<string | null> {
  const { rows } = await execute<{ id: string }>(sql`
    select id from relay_messages
    where side_id = ${side} and text = ${text} and (
      (once_key = ${onceKey} and (${isWaiting} or waiting_since is null))
      or ((waiting_since is not null) = ${isWaiting} and ${photo === null} and photo_key is null
        and created_at > now() - make_interval(secs => ${SAME_MESSAGE_MS / 1000}))
    ) limit 1
  `)
  return rows[0]?.id ?? null
}

/** @throws {HttpError} 429 with the seconds to wait, after the messages of a day */
async function countMessages(execute: Execute, side: string): Promise<void> {
  const { rows } = await execute<{ at: number }>(sql`
    select (extract(epoch from created_at) * 1000)::float8 as at from relay_messages
    where side_id = ${side} and waiting_since is null
      and created_at > now() - interval '24 hours' order by created_at
  `)
  const wait = waitOf(
    rows.map(({ at }) => Number(at)),
    Date.now(),
  )
  if (wait > 0) throw tooMany(SENTENCES.tooMany, wait)
}

/**
 * Stores a message of one side, in a thread that is held.
 * @param isWaiting its author has not confirmed it: the other side hears nothing
 * @throws {HttpError} 429 after the messages of a day
 */
export async function storeMessage(
  req: PayloadRequest,
  execute: Execute,
  { thread, side, isWaiting = false }: { thread: Thread; side: Side; isWaiting?: boolean },
  words: Words,
): Promise<{ id: string; isNew: boolean }> {
  const { id: sideId } = thread.people[side]
  const before = await alreadyWritten(execute, sideId, words, isWaiting)
  if (before) return { id: before, isNew: false }
  // What waits is counted by its links: a stranger uses up nothing of the person they name.
  if (!isWaiting) await countMessages(execute, sideId)
  const { text, photo, onceKey } = words
  if (photo) await placeFiles(req, [photo])
  const { rows } = await execute<{ id: string }>(sql`
    insert into relay_messages (thread_id, side_id, text, photo_key, once_key, waiting_since)
    values (${thread.id}, ${sideId}, ${text}, ${photo?.key ?? null},
      -- An old page sends its key again with other words: that is another message.
      (select ${onceKey}::text where not exists (
        select 1 from relay_messages where side_id = ${sideId} and once_key = ${onceKey})),
      ${isWaiting ? sql`now()` : sql`null`})
    returning id
  `)
  return { id: String(rows[0]?.id), isNew: true }
}

/** Tells the other side of a message that was stored, and counts the writer as having read. */
export async function passOn(
  req: PayloadRequest,
  execute: Execute,
  { thread, side }: { thread: Thread; side: Side },
  { text, hasPhoto }: { text: string; hasPhoto: boolean },
): Promise<void> {
  const { rows } = await execute<{ sent: number }>(sql`
    select count(*)::int as sent from relay_messages
    where side_id = ${thread.people[side].id} and waiting_since is null
  `)
  await execute(sql`update relay_threads set last_at = now() where id = ${thread.id}`)
  await execute(sql`update relay_sides set read_at = now() where id = ${thread.people[side].id}`)
  await tellMessage(req, thread, side, { text, hasPhoto, isFirst: Number(rows[0]?.sent) === 1 })
}

/**
 * Writes a message in a thread that is held, once, and tells the other side.
 * @returns whether it is a new one
 * @throws {HttpError} 409 in a thread that is closed to this side, 429 after the messages of a day
 */
export async function addMessage(
  req: PayloadRequest,
  execute: Execute,
  to: { thread: Thread; side: Side },
  words: Words,
): Promise<boolean> {
  const refusal = refusalFor(to.thread, to.side)
  // What was pressed twice was written, even if the thread was closed in between.
  if (refusal) {
    if (await alreadyWritten(execute, to.thread.people[to.side].id, words)) return false
    throw new HttpError(409, refusal)
  }
  const { isNew } = await storeMessage(req, execute, to, words)
  if (isNew) await passOn(req, execute, to, { text: words.text, hasPhoto: words.photo !== null })
  return isNew
}
