import { sql } from '@payloadcms/db-postgres'

import type { Execute } from '@/platform/db/transaction'

import { readThread, type Thread } from './rows'

/** A message of who began a thread, with that thread; null when it is gone. */
export async function threadOfMessage(
  execute: Execute,
  message: string,
): Promise<{ thread: Thread; text: string; hasPhoto: boolean; isWaiting: boolean } | null> {
  const { rows } = await execute<{
    thread_id: string
    text: string
    photo_key: string | null
    waiting: boolean
  }>(sql`
    select thread_id, text, photo_key, waiting_since is not null as waiting
    from relay_messages where id = ${message}
  `)
  const [row] = rows
  const thread = row ? await readThread(execute, row.thread_id) : null
  if (!row || !thread) return null
  return { thread, text: row.text, hasPhoto: row.photo_key !== null, isWaiting: row.waiting }
}
